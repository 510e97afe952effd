import { LucideProvider } from 'lucide-react';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { Outlet, useLocation, useMatches, useNavigation } from 'react-router-dom';
import { PreviousPath } from '@/components/previous-path.ts';
import { followTheme } from '@/lib/theme.ts';
import { documentTitle, innermostMeta } from './route-meta.ts';
import { usePageChange } from './use-page-change.ts';

/** Around every page: title, theme, and what happens on a change of page. */
export function RootLayout() {
  // A page whose title depends on its address gives it through its loader.
  const meta = innermostMeta(useMatches().map(({ loaderData, handle }) => loaderData ?? handle));
  const title = documentTitle(meta);
  const [announced, setAnnounced] = useState('');

  useEffect(followTheme, []);
  // Runs before the page's own effects, so that a failed page can replace this title.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  usePageChange(useCallback(() => setAnnounced(title), [title]));

  const { pathname } = useLocation();
  const [path, setPath] = useState({ current: pathname, previous: '' });
  if (path.current !== pathname) setPath({ current: pathname, previous: path.current });

  return (
    <LucideProvider size={16} strokeWidth={1.5}>
      <PreviousPath value={path.previous}>
        <Progress />
        <Outlet />
        <div aria-live="polite" className="sr-only">
          {announced}
        </div>
      </PreviousPath>
    </LucideProvider>
  );
}

/** Says that the next page is loading, if it does not appear at once. */
function Progress() {
  if (useNavigation().state === 'idle') return null;
  return <div role="progressbar" aria-label="Loading the page" className="page-progress" />;
}
