/** The six drawings of Key Benefits, made of names. Decoration: the cards' texts say the same. */
import type { ReactElement } from 'react';
import type { BenefitId } from '@/content/benefits.ts';
import { NameText } from '@/features/names/NameText.tsx';

/** Two names side by side, one character lit, and the column in which they differ ruled. */
function Protection() {
  return (
    <div className="relative text-[1.375rem] leading-10 lg:text-[1.25rem] xl:text-[1.5rem]">
      <div className="name absolute inset-y-[-3rem] left-0 w-[9ch] border-r border-dashed border-control/50" />
      <NameText className="block">yourcompany.in</NameText>
      <NameText className="block">{'yourcomp\u0430ny.in'}</NameText>
    </div>
  );
}

function Takedown() {
  return (
    <div>
      <NameText className="struck text-lead text-quiet">yourcompany-login.in</NameText>
      <p className="name mt-3 text-xs text-quiet">
        → <span className="font-semibold text-ink">NXDOMAIN</span> no such name
      </p>
    </div>
  );
}

const WATCHED = ['your-company.in', 'yourcompany.shop', 'yourcompanyy.in', 'yourcompany-kyc.in'];

function Monitoring() {
  return (
    <ul className="w-full divide-y divide-hairline text-sm">
      {WATCHED.map((name, index) => (
        <li key={name} className="flex items-center gap-3 py-1.5">
          <svg viewBox="0 0 16 16" className={`tick tick-${index + 1} size-4 text-brand`}>
            <path
              d="m2.500 8.500 3.500 3.500 7.500-8"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
            />
          </svg>
          <NameText>{name}</NameText>
        </li>
      ))}
    </ul>
  );
}

function Alerts() {
  return (
    <div className="w-full text-sm">
      <div className="h-8 border-b border-hairline" />
      <div className="arrives flex items-baseline justify-between gap-3 border-b border-hairline py-2.5">
        <NameText>yourcompany-kyc.in</NameText>
        <span className="flex items-baseline gap-1.5 font-semibold whitespace-nowrap text-high">
          <svg viewBox="0 0 10 10" className="size-2.5 self-center">
            <path d="M5 0 10 10H0Z" fill="currentColor" />
          </svg>
          High
        </span>
      </div>
      <div className="h-8 border-b border-hairline" />
    </div>
  );
}

const BARS = [
  ['Added word', 'yourcompanyyourcompanyyour'],
  ['Other ending', 'yourcompanyyourc'],
  ['Swapped letters', 'yourcompan'],
  ['Foreign letter', 'yourc'],
] as const;

function Analytics() {
  return (
    <dl className="grid w-full grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-x-3 gap-y-2 text-xs">
      {BARS.map(([technique, name]) => (
        <div key={technique} className="contents">
          <dt className="text-quiet">{technique}</dt>
          <dd className="name overflow-hidden text-[0.8125rem] leading-6 whitespace-nowrap text-brand-deep">
            <span className="inline-block bg-tint">{name}</span>
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
        <path d="M80 80V26M80 80h44" className="stroke-brand" strokeWidth="2.500" fill="none" />
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
