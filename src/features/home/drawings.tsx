/** The six drawings of Key Benefits, made of names. Decoration: the cards' texts say the same. */
import type { ReactElement } from 'react';
import type { BenefitId } from '@/content/benefits.ts';
import { NameText } from '@/features/names/NameText.tsx';

/** Two names side by side, one character lit, and the column in which they differ ruled. */
function Protection() {
  return (
    <div className="relative text-[1.5rem] leading-11 xl:text-[1.75rem] [&_.lit]:m-0 [&_.lit]:p-0">
      <div className="name absolute -inset-y-14 left-0 w-[8.5ch] border-r border-dashed border-control/60" />
      <NameText className="relative block">yourcompany.in</NameText>
      <NameText className="relative block">{'yourcomp\u0430ny.in'}</NameText>
    </div>
  );
}

function Takedown() {
  return (
    <div>
      <NameText className="struck inline-block text-h4 whitespace-nowrap text-quiet xl:text-[1.5rem]">
        yourcompany-login.in
      </NameText>
      <p className="mt-3 text-xs text-quiet">
        <span className="name font-semibold text-ink">NXDOMAIN</span>, no such name
      </p>
    </div>
  );
}

const WATCHED = ['your-company.in', 'yourcompany.shop', 'yourcompanyy.in', 'yourcompany-kyc.in'];

function Monitoring() {
  return (
    <ul className="-mr-6 divide-y divide-hairline text-sm xl:text-base">
      {WATCHED.map((name, index) => (
        <li key={name} className="flex items-center gap-3 py-2">
          <svg viewBox="0 0 16 16" className={`tick tick-${index + 1} size-4 text-brand`}>
            <path d="m2.5 8.5 3.5 3.5 7.5-8" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
          <NameText>{name}</NameText>
        </li>
      ))}
    </ul>
  );
}

const OLDER = [
  ['yuorcompany.in', 'Medium', 'text-medium', 'M6 .5 11.5 6 6 11.5.5 6Z'],
  ['yourcompany.shop', 'Low', 'text-low', 'M6 1.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z'],
] as const;

function Alerts() {
  return (
    <div className="-mx-6 flex h-full flex-col text-sm">
      <div className="arrives flex flex-1 items-center justify-between gap-3 border-b border-control/60 bg-raised px-6 md:text-base">
        <NameText className="font-semibold">yourcompany-kyc.in</NameText>
        <span className="flex items-center gap-1.5 font-semibold text-high">
          <svg viewBox="0 0 12 12" className="size-3" fill="currentColor">
            <path d="M6 1 11.5 11H.5Z" />
          </svg>
          High
        </span>
      </div>
      {OLDER.map(([name, level, colour, shape]) => (
        <div
          key={name}
          className="flex flex-1 items-center justify-between gap-3 border-b border-hairline px-6 last:border-0"
        >
          <NameText className="text-quiet">{name}</NameText>
          <span className={`flex items-center gap-1.5 ${colour}`}>
            <svg viewBox="0 0 12 12" className="size-3" fill="currentColor">
              <path d={shape} />
            </svg>
            {level}
          </span>
        </div>
      ))}
    </div>
  );
}

/** The bars are what the names have in place of, or beside, the real one: fifteen cells at most. */
const BARS = [
  ['Added word', '-kyc-login-care'],
  ['Other ending', '.shop.site'],
  ['Swapped letters', 'yuor'],
  ['Digit for letter', '01'],
] as const;

function Analytics() {
  return (
    <dl className="grid w-full grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-x-3 gap-y-2 text-xs">
      {BARS.map(([technique, name]) => (
        <div key={technique} className="contents">
          <dt className="text-quiet">{technique}</dt>
          <dd className="name text-[0.8125rem] leading-7 whitespace-nowrap text-brand-deep xl:text-base">
            <span className="inline-block border border-transparent bg-tint">{name}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const MINUTES = Array.from({ length: 12 }, (_, index) => index * 30);

/** A clock over a name: the first quarter of the hour is the guaranteed one. */
function Response() {
  return (
    <div className="relative grid place-items-center">
      <svg viewBox="0 0 160 160" className="size-36 text-control">
        <path d="M80 80V8a72 72 0 0 1 72 72Z" className="fill-brand/15" />
        <circle cx="80" cy="80" r="72" fill="none" stroke="currentColor" />
        {MINUTES.map((angle) => (
          <path
            key={angle}
            d="M80 8v7"
            stroke="currentColor"
            strokeWidth="1.5"
            transform={`rotate(${angle} 80 80)`}
          />
        ))}
        <path d="M80 80V42M80 80h56" className="stroke-brand" strokeWidth="2.5" fill="none" />
      </svg>
      <NameText className="absolute bottom-9 bg-surface px-2 text-sm">yourcompany.in</NameText>
    </div>
  );
}

export const benefitDrawings: Record<BenefitId, () => ReactElement> = {
  protection: Protection,
  takedown: Takedown,
  monitoring: Monitoring,
  alerts: Alerts,
  analytics: Analytics,
  response: Response,
};
