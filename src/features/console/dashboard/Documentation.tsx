import { Link } from 'react-router-dom';
import { helpShelves, type HelpArea } from '@/content/help.ts';
import { paths } from '@/paths.ts';
import { cx } from '@/ui/class-names.ts';
import { Panel } from './Panel.tsx';

/** Specification section 2. */
const LINKS = 4;

/** Where to read on: the first help articles of the console. */
export function Documentation({ area }: { area: HelpArea }) {
  return (
    <Panel title="Documentation">
      <ul className={cx('grid gap-x-8 py-1.5', area === 'superadmin' && 'sm:grid-cols-2')}>
        {helpShelves[area].articles.slice(0, LINKS).map(({ slug, title }) => (
          <li key={slug}>
            <Link
              to={paths[area].helpArticle(slug)}
              className="block py-1.5 text-brand-deep underline-offset-3 hover:underline pointer-coarse:py-3"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
