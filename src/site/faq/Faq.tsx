import { Check, ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { faq, faqFilters, type FaqFilter, type FaqItem } from '@/content/faq.ts';
import { Disclosure } from '@/components/Disclosure.tsx';
import { useDemoTarget } from '@/components/domain-form/known-domain.ts';
import { Prose } from '@/components/Prose.tsx';
import { Button, buttonClass } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { SearchInput } from '@/ui/SearchInput.tsx';
import { scrollStop } from '@/ui/scroll-stop.ts';

/**
 * The questions of the category whose question or answer contains the text, ignoring case (specification section 5).
 */
export function filterFaq(
  items: readonly FaqItem[],
  category: FaqFilter,
  search: string,
): FaqItem[] {
  const wanted = search.trim().toLowerCase();
  return items.filter(
    (item) =>
      (category === 'all' || item.category === category) &&
      (item.question.toLowerCase().includes(wanted) || item.answer.toLowerCase().includes(wanted)),
  );
}

/**
 * The questions with their search box and Filters; without scripts, all of them and no box. `level` is the heading
 * level of a question. With `beside`, that and the search box are in a column to the left of the questions on wide
 * screens.
 */
export function Faq({ level = 'h3', beside }: { level?: 'h2' | 'h3'; beside?: ReactNode }) {
  const [category, setCategory] = useState<FaqFilter>('all');
  const [search, setSearch] = useState('');
  const box = useRef<HTMLInputElement>(null);
  // The browser keeps a text that was typed before the script ran.
  useEffect(() => setSearch(box.current?.value ?? ''), []);
  const shown = filterFaq(faq, category, search);
  const label = faqFilters.find((filter) => filter.id === category)?.label ?? '';

  return (
    <div className={cx(beside !== undefined && 'grid gap-x-8 lg:grid-cols-12')}>
      <div
        className={cx(
          beside !== undefined && 'lg:sticky lg:top-28 lg:col-span-4 lg:self-start lg:pb-1',
        )}
      >
        {beside}
        <div className="needs-js flex gap-2">
          <SearchInput
            input={box}
            label="Search FAQs"
            placeholder="Search FAQs..."
            value={search}
            onValue={setSearch}
            className="min-w-0 flex-1"
          />
          <FilterMenu active={category} onChoose={setCategory} />
        </div>
        <p role="status" className="needs-js mt-3 text-sm text-quiet">
          {label}: {shown.length} of {faq.length}
        </p>
      </div>
      <div
        className={cx(
          'mt-3 border-t border-hairline',
          beside !== undefined && 'lg:col-span-7 lg:col-start-6 lg:mt-2',
        )}
      >
        {shown.map((item) => (
          <Disclosure
            key={item.question}
            group="faq"
            title={item.question}
            level={level}
            className={cx(beside !== undefined && '[&>summary]:py-3')}
          >
            <Answer>{item.answer}</Answer>
          </Disclosure>
        ))}
        {shown.length === 0 && (
          <NoMatch
            onAll={() => {
              setSearch('');
              setCategory('all');
            }}
          />
        )}
      </div>
    </div>
  );
}

interface FilterMenuProps {
  active: FaqFilter;
  onChoose: (filter: FaqFilter) => void;
}

/** The Filters button and the list below it, which a choice, Escape, or a step outside closes. */
function FilterMenu({ active, onChoose }: FilterMenuProps) {
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

/** A search without results is a question for a person. */
function NoMatch({ onAll }: { onAll: () => void }) {
  const target = useDemoTarget();
  return (
    <div
      data-unmatched
      className="flex flex-wrap items-center justify-between gap-4 border-b border-hairline py-6"
    >
      <p>No question matches.</p>
      <div className="flex flex-wrap gap-2">
        <Link to={target} className={buttonClass('primary')}>
          Ask us
        </Link>
        <Button onClick={onAll}>Show all questions</Button>
      </div>
    </div>
  );
}

function Answer({ children }: { children: string }) {
  return (
    <div ref={scrollStop} className="max-h-[400px] overflow-y-auto">
      <p className="max-w-text pr-9 pb-5 text-body text-quiet">
        <Prose>{children}</Prose>
      </p>
    </div>
  );
}
