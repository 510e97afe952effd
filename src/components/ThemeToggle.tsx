import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { currentTheme, subscribeTheme, toggleTheme } from '@/lib/theme.ts';
import { IconButton } from '@/ui/IconButton.tsx';

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
          <Sun size={20} className="hidden dark:block" />
          <Moon size={20} className="dark:hidden" />
        </>
      }
    />
  );
}
