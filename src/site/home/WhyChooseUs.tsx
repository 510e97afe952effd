import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { ConsolePicture } from '@/components/ConsolePicture.tsx';
import { Disclosure } from '@/components/Disclosure.tsx';
import { Reveal } from '@/components/Reveal.tsx';
import { claims } from '@/content/claims.ts';
import { reasons, type Reason } from '@/content/why-choose-us.ts';
import { paths } from '@/paths.ts';
import { cx } from '@/ui/class-names.ts';
import { reasonPictures } from './pictures.tsx';

/** Five items: tabs above 768 px, an accordion below; CSS shows one of the two. Then our measurable promises. */
export function WhyChooseUs() {
  return (
    <section
      id="why-choose-us"
      aria-labelledby="why-title"
      className="border-t border-hairline bg-surface"
    >
      <div className="measure py-12 md:pt-16 md:pb-20">
        <h2 id="why-title" className="text-base font-semibold text-brand md:text-lead">
          Why Choose Us
        </h2>
        <p className="mt-1.5 font-display text-h2 font-bold text-balance md:mt-3">
          Built for the scams Indian customers get
        </p>
        <Reveal>
          <ReasonTabs />
          <ReasonAccordion />
        </Reveal>
      </div>
      <Promises />
    </section>
  );
}

/** For wide screens: tabs at the side (WAI-ARIA tabs pattern), the first one selected. */
export function ReasonTabs() {
  const id = useId();
  const [selected, setSelected] = useState(0);
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);

  function onKeyDown(event: KeyboardEvent) {
    const target = {
      ArrowDown: selected + 1,
      ArrowUp: selected - 1,
      Home: 0,
      End: reasons.length - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const index = (target + reasons.length) % reasons.length;
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
        {reasons.map(({ id: reason, icon: Icon, title }, index) => {
          const on = index === selected;
          return (
            <button
              key={reason}
              ref={(element) => {
                tabs.current[index] = element;
              }}
              type="button"
              role="tab"
              id={`${id}-tab-${reason}`}
              aria-selected={on}
              aria-controls={`${id}-panel-${reason}`}
              tabIndex={on ? 0 : -1}
              onClick={() => setSelected(index)}
              onKeyDown={onKeyDown}
              className={cx(
                'flex w-full items-center gap-3 border-b border-l-2 border-b-hairline py-4 pl-4 text-left text-base font-semibold',
                on ? 'border-l-brand text-ink' : 'border-l-transparent text-quiet hover:text-ink',
              )}
            >
              <Icon size={20} className="shrink-0 text-brand" />
              {title}
            </button>
          );
        })}
      </div>
      <div className="md:col-span-8 lg:col-span-7 lg:col-start-6">
        {reasons.map((item, index) => (
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

/** For small screens: none open, one at a time, a tap on the open one closes it. */
function ReasonAccordion() {
  return (
    <div className="mt-6 border-t border-hairline md:hidden">
      {reasons.map(({ icon: Icon, ...item }) => (
        <Disclosure
          key={item.id}
          group="why-choose-us"
          title={
            <span className="flex items-center gap-3">
              <Icon size={20} className="shrink-0 text-brand" />
              {item.title}
            </span>
          }
        >
          <div className="pb-8">
            <ReasonDetail item={item} />
          </div>
        </Disclosure>
      ))}
    </div>
  );
}

/** Description, picture and the four points of an item. */
function ReasonDetail({ item }: { item: Omit<Reason, 'icon'> }) {
  const Drawing = reasonPictures[item.id];
  return (
    <>
      <p className="max-w-[40rem] text-body text-quiet">{item.description}</p>
      <div className="mt-6 md:mt-8">
        {item.shot && <ConsolePicture id={item.shot} alt={item.picture} />}
        {Drawing && (
          <div role="img" aria-label={item.picture} className="illustration h-72 bg-page-from!">
            <div aria-hidden="true" className="h-full">
              <Drawing />
            </div>
          </div>
        )}
      </div>
      <ul className="mt-6 grid gap-x-8 md:mt-8 lg:grid-cols-2">
        {item.points.map((point) => (
          <li key={point} className="border-t border-hairline py-2.5 text-base">
            {point}
          </li>
        ))}
      </ul>
    </>
  );
}

const PROMISES = [claims.takedown, claims.response, claims.support];

/** The three figures that a customer can hold us to, in the colours of the dark theme. */
function Promises() {
  return (
    <div data-theme="dark" className="bg-page-from text-ink dark:border-t dark:border-hairline">
      <dl className="measure grid gap-x-8 gap-y-8 py-12 md:py-24 min-[40rem]:grid-cols-3">
        {PROMISES.map(({ figure, label, meaning }) => (
          <div key={label}>
            <dt className="font-display text-[clamp(2.25rem,3.6vw,3.25rem)] leading-none font-bold tracking-tight first-letter:uppercase">
              {figure}.
            </dt>
            <dd className="mt-3 border-t border-control/60 pt-4 md:mt-5">
              <span className="block text-base font-semibold first-letter:uppercase">{label}</span>
              <span className="mt-1 block max-w-[20rem] text-base text-quiet">{meaning}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="measure -mt-6 pb-10 text-base md:-mt-14 md:pb-16">
        <Link to={`${paths.about()}#figures`} className="text-brand underline underline-offset-4">
          What each of our figures counts
        </Link>
      </p>
    </div>
  );
}
