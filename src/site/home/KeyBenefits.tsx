import { Link } from 'react-router-dom';
import { benefits } from '@/content/benefits.ts';
import { ConsolePicture } from '@/components/ConsolePicture.tsx';
import { Reveal } from '@/components/Reveal.tsx';
import { paths } from '@/paths.ts';
import { benefitDrawings } from './drawings.tsx';

/** How to read the picture next to it. */
const reading = [
  ['Letter under letter', 'Your domain above, the lookalike below.'],
  ['The swapped letter', 'The deceptive character and its code point, here a Cyrillic a.'],
  ['In plain words', 'The technique by name, and what was done.'],
] as const;

/** Six plates with captions, like a page of a specimen book. */
export function KeyBenefits() {
  return (
    <section aria-labelledby="key-benefits" className="border-t border-hairline">
      <div className="measure py-12 md:pt-20 md:pb-16">
        <div className="grid gap-8 lg:grid-cols-12">
          <div className="lg:col-span-4">
            <h2 id="key-benefits" className="text-base font-semibold text-brand md:text-lead">
              Key Benefits
            </h2>
            <p className="mt-1.5 font-display text-h2 font-bold text-balance md:mt-3">
              An alert you can check yourself
            </p>
            <p className="mt-4 max-w-[38rem] text-body text-quiet">
              We follow a lookalike of your domain from the day it is registered to the moment it
              stops answering.
            </p>
            {/* On a phone the caption under the picture does. */}
            <dl className="mt-6 max-w-[38rem] border-t border-hairline text-base max-md:hidden">
              {reading.map(([part, meaning]) => (
                <div key={part} className="border-b border-hairline py-2.5">
                  <dt className="font-semibold">{part}</dt>
                  <dd className="text-quiet">{meaning}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-4 text-base">
              <Link
                to={paths.features()}
                className="font-semibold text-brand underline underline-offset-2"
              >
                See more of the console
              </Link>
            </p>
          </div>
          <div className="lg:col-span-7 lg:col-start-6">
            <ConsolePicture id="verdict" />
          </div>
        </div>
        <Reveal>
          <ul className="mt-10 grid gap-x-6 gap-y-10 min-[700px]:grid-cols-2 md:mt-12 md:grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] md:gap-y-14">
            {benefits.map(({ id, title, text }) => {
              const Drawing = benefitDrawings[id];
              return (
                <li key={id}>
                  <div
                    aria-hidden="true"
                    className="illustration mb-3 grid h-36 items-center px-6 md:mb-4 md:h-48"
                  >
                    <Drawing />
                  </div>
                  <h3 className="font-display text-h4 font-semibold">{title}</h3>
                  <p className="mt-1 max-w-sm text-base text-quiet md:mt-1.5">{text}</p>
                </li>
              );
            })}
          </ul>
        </Reveal>
      </div>
    </section>
  );
}
