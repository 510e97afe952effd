import { useSyncExternalStore } from 'react';
import { currentTheme, subscribeTheme, toggleTheme } from '@/lib/theme.ts';
import { cx } from '@/ui/class-names.ts';

const THEMES = [
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;

/** Light or dark, kept in this browser. */
export function ThemeChoice() {
  const theme = useSyncExternalStore(subscribeTheme, currentTheme);
  return (
    <div className="grid gap-3 pt-3">
      <p className="text-quiet">
        Kept in this browser. Until you choose, the system’s setting decides.
      </p>
      <div
        role="group"
        aria-label="Theme"
        className="flex w-fit rounded border border-control p-0.5"
      >
        {THEMES.map(([value, label]) => (
          <button
            key={value}
            type="button"
            aria-pressed={theme === value}
            onClick={() => {
              if (theme !== value) toggleTheme();
            }}
            className={cx(
              'h-8 rounded-sm px-3.5 font-semibold',
              theme === value ? 'bg-tint text-brand-deep' : 'text-quiet hover:text-ink',
            )}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
