/** Pictures of Why Choose Us made of names. Each is announced by its item's `picture` text. */
import type { ReactElement } from 'react';
import type { ReasonId } from '@/content/why-choose-us.ts';
import { NameText } from '@/components/Prose.tsx';

const BAIT = [
  ['Bank', 'yourbank-kyc.in', '-kyc'],
  ['Shop', 'yourshop-refund.in', '-refund'],
  ['College', 'yourcollege-admission.in', '-admission'],
  ['Exporter', 'yourexports-invoice.in', '-invoice'],
] as const;

function Expertise() {
  return (
    <dl className="grid h-full content-center gap-y-1 px-6 md:px-10">
      {BAIT.map(([trade, name, word]) => (
        <div
          key={trade}
          className="flex items-baseline gap-4 border-b border-hairline py-2.5 last:border-0"
        >
          <dt className="w-24 shrink-0 text-sm text-quiet">{trade}</dt>
          <dd className="text-xs sm:text-lead">
            <NameText highlighted={word}>{name}</NameText>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Frame({ who, children }: { who: string; children?: ReactElement }) {
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <p className="mb-2 text-xs text-quiet">{who}</p>
      <div className="flex-1 overflow-hidden rounded border border-hairline bg-page-from">
        {/* On a phone in two lines, each whole: the end of an address identifies its owner. */}
        <p className="name border-b border-hairline bg-raised px-3 py-1.5 text-2xs">
          <span className="inline-block">yourcompany</span>
          <span className="inline-block">
            <mark className="highlight">-login</mark>.in
          </span>
        </p>
        {children}
      </div>
    </div>
  );
}

function Browsers() {
  return (
    <div className="flex h-full gap-4 px-6 py-6 md:gap-6 md:px-10">
      <Frame who="A data centre sees" />
      <Frame who="A customer’s phone sees">
        <div className="grid gap-2.5 p-4 text-2xs text-quiet">
          <span className="font-display text-sm font-bold text-ink">Your Company</span>
          <span className="rounded border border-hairline bg-surface px-2 py-1.5">User ID</span>
          <span className="rounded border border-hairline bg-surface px-2 py-1.5">Password</span>
          <span className="rounded bg-ink px-2 py-1.5 text-center font-semibold text-page-from">
            Log in
          </span>
        </div>
      </Frame>
    </div>
  );
}

const LIFE = [
  'Name registered',
  'Certificate issued',
  'Mail records set',
  'Page goes up',
  'Taken down',
  'Visited again',
];

function Visibility() {
  return (
    <ol className="grid h-full content-center px-6 text-sm md:px-10">
      {LIFE.map((step, index) => (
        <li key={step} className="flex items-center gap-4">
          <span
            className={
              index === LIFE.length - 1
                ? 'grid h-10 w-3 place-items-center'
                : 'relative grid h-10 w-3 place-items-center after:absolute after:top-[calc(50%+6px)] after:h-7 after:w-px after:bg-control'
            }
          >
            <span
              className={
                index < 4
                  ? 'size-2.5 rounded-full border-2 border-brand'
                  : 'size-2.5 rounded-full bg-brand'
              }
            />
          </span>
          <span className="w-36 shrink-0">{step}</span>
          <NameText
            highlighted={index < 4 ? '-kyc' : undefined}
            className={index < 4 ? 'max-sm:hidden' : 'strikethrough text-quiet max-sm:hidden'}
          >
            yourcompany-kyc.in
          </NameText>
        </li>
      ))}
    </ol>
  );
}

/** For the items without a picture of the console. */
export const reasonPictures: Partial<Record<ReasonId, () => ReactElement>> = {
  expertise: Expertise,
  browsers: Browsers,
  visibility: Visibility,
};
