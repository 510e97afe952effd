/** The six drawings of Key Benefits, made of names. Decoration: the cards' texts say the same. */
import { Eye } from 'lucide-react';
import type { ReactElement } from 'react';
import type { BenefitId } from '@/content/benefits.ts';
import { NameText } from '@/features/shared/names/Prose.tsx';

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

const ROW = 'flex flex-1 border-b border-hairline px-6 last:border-0';

const CHECKED = [
  ['02:47', 'your-company.in'],
  ['09:15', 'yourcompany.shop'],
  ['16:32', 'yourcompanyy.in'],
  ['23:58', 'yourcompany-kyc.in'],
] as const;

/** A day and a night: whenever a name comes up, it is looked at. */
function Monitoring() {
  return (
    <ul className="-mx-6 flex h-full flex-col text-sm">
      {CHECKED.map(([time, name], index) => (
        <li key={name} className={`${ROW} items-center gap-4`}>
          <span className="font-mono text-xs text-quiet">{time}</span>
          <NameText>{name}</NameText>
          {/* No tick: beside an imitation it would say that the name is safe. */}
          <Eye size={16} className={`tick tick-${index + 1} ml-auto text-brand`} />
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
        <div key={name} className={`${ROW} items-center justify-between gap-3`}>
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

/** What the lookalike engine makes of the name, by trick; a test counts again. */
const BARS = [
  ['Added word', 'yourcompany-login.in', 532],
  ['Other ending', 'yourcompany.com', 303],
  ['Extra letter', 'yourcxompany.in', 126],
] as const;

/** Names over bars, each as long as there are many of its kind. */
function Analytics() {
  return (
    <dl className="-mx-6 flex h-full flex-col text-sm">
      {BARS.map(([trick, name, count]) => (
        <div key={trick} className={`${ROW} flex-col justify-center gap-1`}>
          <dt className="flex items-baseline justify-between gap-3 text-xs text-quiet">
            <NameText className="text-sm text-ink">{name}</NameText>
            {trick}
          </dt>
          <dd className="text-brand">
            {/* Forced colours leave the line where they may take the fill. */}
            <svg className="block h-1.5 w-full" stroke="currentColor">
              <rect width={`${(count / BARS[0][2]) * 100}%`} height="100%" className="fill-brand" />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const MINUTES = Array.from({ length: 12 }, (_, index) => index * 30);

/** A clock beside a name: the first quarter of the hour is the guaranteed one. */
function Response() {
  return (
    <div className="grid justify-items-center gap-2">
      <svg viewBox="0 0 160 160" className="size-32 text-control">
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
      <NameText className="text-xs">yourcompany-login.in</NameText>
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
