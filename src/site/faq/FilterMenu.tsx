import { Check, ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { faqFilters, type FaqFilter } from '@/content/faq.ts';
import { buttonClass } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';

interface FilterMenuProps {
  active: FaqFilter;
  onChoose: (filter: FaqFilter) => void;
}

/** The Filters button and the list below it, which a choice, Escape, or a step outside closes. */
export function FilterMenu({ active, onChoose }: FilterMenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  return (
    // Listens to events from the button and the list; the wrapper itself is not interactive.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="relative"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) close();
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={buttonClass('secondary')}
      >
        Filters
        <ChevronDown className={cx('transition-transform', open && 'rotate-180')} />
      </button>
      <ul
        id={id}
        hidden={!open}
        className="absolute right-0 z-10 mt-1.5 w-48 rounded-lg border border-hairline bg-surface p-1 shadow-overlay"
      >
        {faqFilters.map((filter) => (
          <li key={filter.id}>
            <button
              type="button"
              aria-pressed={filter.id === active}
              onClick={() => {
                onChoose(filter.id);
                close();
              }}
              className="flex w-full items-center justify-between rounded px-3 py-2 text-left text-sm hover:bg-raised"
            >
              {filter.label}
              {filter.id === active && <Check strokeWidth={2} className="text-brand" />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
