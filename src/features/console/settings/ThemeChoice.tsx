import { useSyncExternalStore } from 'react';
import { chooseTheme, chosenTheme, subscribeTheme } from '@/lib/theme.ts';
import { Segmented } from '@/ui/Segmented.tsx';

const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const;

/** Light, dark or as the system is, kept in this browser. */
export function ThemeChoice() {
  const theme = useSyncExternalStore(subscribeTheme, chosenTheme);
  return (
    <div className="grid gap-3 pt-3">
      <p className="text-quiet">Kept in this browser. System follows your device’s setting.</p>
      <Segmented
        label="Theme"
        options={THEMES}
        value={theme}
        onChange={chooseTheme}
        className="w-fit"
      />
    </div>
  );
}
