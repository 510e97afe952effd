import { useSyncExternalStore } from 'react';
import { currentTheme, subscribeTheme, toggleTheme } from '@/lib/theme.ts';
import { Segmented } from '@/ui/Segmented.tsx';

const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** Light or dark, kept in this browser. */
export function ThemeChoice() {
  const theme = useSyncExternalStore(subscribeTheme, currentTheme);
  return (
    <div className="grid gap-3 pt-3">
      <p className="text-quiet">
        Kept in this browser. Until you choose, the system’s setting decides.
      </p>
      <Segmented
        label="Theme"
        options={THEMES}
        value={theme}
        onChange={toggleTheme}
        className="w-fit"
      />
    </div>
  );
}
