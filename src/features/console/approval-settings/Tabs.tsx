import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '@/ui/class-names.ts';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly panel: ReactNode;
}

interface TabsProps<Id extends string> {
  /** The accessible name of the row of tabs. */
  label: string;
  tabs: readonly Tab<Id>[];
  current: Id;
  onChange: (id: Id) => void;
}

/** Tabs after the WAI-ARIA pattern: arrows, Home and End move and select; Tab goes on to the panel. */
export function Tabs<Id extends string>({ label, tabs, current, onChange }: TabsProps<Id>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);

  // On a narrow screen the row scrolls; the chosen tab is in view.
  useEffect(() => {
    const tab = document.getElementById(`${id}-${current}`);
    if (tab && row.current) row.current.scrollLeft = tab.offsetLeft - row.current.offsetLeft - 48;
  }, [id, current]);

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.id === current);
    const next = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.id);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next ?? 0]?.focus();
  }

  const shown = tabs.find((tab) => tab.id === current);
  return (
    <div>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className="flex overflow-x-auto border-b border-hairline"
      >
        {tabs.map((tab) => {
          const selected = tab.id === current;
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              aria-selected={selected}
              aria-controls={selected ? `${id}-panel` : undefined}
              tabIndex={selected ? 0 : -1}
              onClick={() => onChange(tab.id)}
              className={cx(
                '-mb-px h-10 shrink-0 border-b-2 px-3 font-semibold outline-offset-[-2px]',
                selected
                  ? 'border-brand text-brand-deep'
                  : 'border-transparent text-quiet hover:text-ink',
              )}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      {shown && (
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${shown.id}`}
          className="pt-2"
        >
          {shown.panel}
        </div>
      )}
    </div>
  );
}
