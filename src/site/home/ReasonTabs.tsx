import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Reason } from '@/content/why-choose-us.ts';
import { cx } from '@/ui/class-names.ts';
import { ReasonDetail } from './ReasonDetail.tsx';

/** For wide screens: tabs at the side (WAI-ARIA tabs pattern), the first one selected. */
export function ReasonTabs({ items }: { items: readonly Reason[] }) {
  const id = useId();
  const [selected, setSelected] = useState(0);
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);

  function onKeyDown(event: KeyboardEvent) {
    const target = {
      ArrowDown: selected + 1,
      ArrowUp: selected - 1,
      Home: 0,
      End: items.length - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const index = (target + items.length) % items.length;
    setSelected(index);
    tabs.current[index]?.focus();
  }

  return (
    <div className="mt-12 hidden gap-8 md:grid md:grid-cols-12">
      <div
        role="tablist"
        aria-labelledby="why-title"
        aria-orientation="vertical"
        className="needs-js self-start border-t border-hairline md:col-span-4"
      >
        {items.map((item, index) => {
          const { icon: Icon } = item;
          const on = index === selected;
          return (
            <button
              key={item.id}
              ref={(element) => {
                tabs.current[index] = element;
              }}
              type="button"
              role="tab"
              id={`${id}-tab-${item.id}`}
              aria-selected={on}
              aria-controls={`${id}-panel-${item.id}`}
              tabIndex={on ? 0 : -1}
              onClick={() => setSelected(index)}
              onKeyDown={onKeyDown}
              className={cx(
                'flex w-full items-center gap-3 border-b border-l-2 border-b-hairline py-4 pl-4 text-left text-base font-semibold',
                on ? 'border-l-brand text-ink' : 'border-l-transparent text-quiet hover:text-ink',
              )}
            >
              <Icon size={20} className="shrink-0 text-brand" />
              {item.title}
            </button>
          );
        })}
      </div>
      <div className="md:col-span-8 lg:col-span-7 lg:col-start-6">
        {items.map((item, index) => (
          <div
            key={item.id}
            role="tabpanel"
            id={`${id}-panel-${item.id}`}
            aria-labelledby={`${id}-tab-${item.id}`}
            tabIndex={0}
            data-off={index === selected ? undefined : ''}
          >
            <h3 className="mb-3 font-display text-h3 font-bold">{item.title}</h3>
            <ReasonDetail item={item} />
          </div>
        ))}
      </div>
    </div>
  );
}
