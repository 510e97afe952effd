import { useSyncExternalStore } from 'react';
import { currentTheme, subscribeTheme, toggleTheme } from '@/lib/theme.ts';
import { IconButton } from '@/ui/IconButton.tsx';
import { LineIcon } from '@/ui/LineIcon.tsx';

// Lucide's (ISC licence), each as one path.
const SUN =
  'M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41';
const MOON =
  'M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401';

/** Switches between dark and light. Both icons are in the HTML and CSS shows one: no flash before hydration. */
export function ThemeToggle() {
  const theme = useSyncExternalStore(subscribeTheme, currentTheme, () => null);
  return (
    <IconButton
      label={
        theme === null
          ? 'Switch theme'
          : theme === 'dark'
            ? 'Switch to light theme'
            : 'Switch to dark theme'
      }
      onClick={toggleTheme}
      className="needs-js"
      icon={
        <>
          <LineIcon line={SUN} className="hidden dark:block" />
          <LineIcon line={MOON} className="dark:hidden" />
        </>
      }
    />
  );
}
