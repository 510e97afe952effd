/** The six drawings of Key Benefits, made of names. Decoration: the cards' texts say the same. */
import { Eye } from 'lucide-react';
import type { ReactElement } from 'react';
import type { BenefitId } from '@/content/benefits.ts';
import { claims } from '@/content/claims.ts';
import { NameText } from '@/components/Prose.tsx';

/** Two names side by side, one character highlighted, and the column in which they differ ruled. */
function Protection() {
  return (
    <div className="relative text-[1.5rem] leading-11 xl:text-[1.75rem] [&_.highlight]:m-0 [&_.highlight]:p-0">
      <div className="name absolute -inset-y-14 left-0 w-[8.5ch] border-r border-dashed border-control/60" />
      <NameText className="relative block">yourcompany.in</NameText>
      <NameText className="relative block">{'yourcomp\u0430ny.in'}</NameText>
    </div>
  );
}

const STEPS = [
  ['You', 'send one request to us'],
  ['We', 'write to registrar and host'],
  ['Registrar and host', 'switch it off'],
] as const;

const DOT = 'relative size-3 shrink-0 rounded-full border-2 border-brand';

/** The stages of a takedown along a line: who does what, down to the removed name. */
function Takedown() {
  return (
    <div className="relative -mx-6 flex h-full flex-col">
      {/* From the first dot to the last one, half a last row above the edge. */}
      <span className="absolute top-3.5 bottom-8 left-[29.5px] z-10 w-px bg-control md:top-4.5 md:bottom-10" />
      {STEPS.map(([who, does]) => (
        <p key={who} className="flex h-7 items-center gap-3 px-6 text-sm text-quiet md:h-9">
          <span className={`${DOT} z-10 bg-surface`} />
          <span className="whitespace-nowrap">
            <span className="font-semibold text-ink">{who}</span> {does}
          </span>
        </p>
      ))}
      <div className="flex flex-1 items-center gap-3 border-t border-control/60 bg-raised px-6">
        <span className={`${DOT} z-10 bg-brand`} />
        <div>
          <NameText className="strikethrough inline-block text-base whitespace-nowrap text-quiet max-[380px]:text-sm md:text-h4">
            yourcompany-login.in
          </NameText>
          <p className="text-xs text-quiet">
            <span className="name font-semibold text-ink">NXDOMAIN</span>, no such name
          </p>
        </div>
      </div>
    </div>
  );
}

const ROW = 'flex flex-1 border-b border-hairline px-6 last:border-0';

const CHECKED = [
  ['02:47', 'your-company.in', '-'],
  ['09:15', 'yourcompany.shop', 'shop'],
  ['16:32', 'yourcompanyy.in', 'y'],
  ['23:58', 'yourcompany-kyc.in', '-kyc'],
] as const;

/** A day and a night: whenever a name comes up, it is examined. */
function Monitoring() {
  return (
    <ul className="-mx-6 flex h-full flex-col text-sm max-[380px]:text-xs">
      {CHECKED.map(([time, name, highlighted], index) => (
        <li key={name} className={`${ROW} items-center gap-4 max-[380px]:gap-3`}>
          <span className="font-mono text-xs text-quiet">{time}</span>
          <NameText highlighted={highlighted}>{name}</NameText>
          {/* No tick: next to an imitation it would say that the name is safe. */}
          <Eye size={16} className={`tick tick-${index + 1} ml-auto text-brand`} />
        </li>
      ))}
    </ul>
  );
}

const OLDER = [
  ['yuorcompany.in', 'uo', 'Medium', 'text-medium', 'M6 .5 11.5 6 6 11.5.5 6Z'],
  ['yourcompany.shop', 'shop', 'Low', 'text-low', 'M6 1.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z'],
] as const;

function Alerts() {
  return (
    <div className="-mx-6 flex h-full flex-col text-sm">
      <div className="arrives flex flex-1 items-center justify-between gap-3 border-b border-control/60 bg-raised px-6 md:text-base">
        <NameText highlighted="-kyc" className="font-semibold">
          yourcompany-kyc.in
        </NameText>
        <span className="flex items-center gap-1.5 font-semibold text-high">
          <svg viewBox="0 0 12 12" className="size-3" fill="currentColor">
            <path d="M6 1 11.5 11H.5Z" />
          </svg>
          High
        </span>
      </div>
      {OLDER.map(([name, highlighted, level, colour, shape]) => (
        <div key={name} className={`${ROW} items-center justify-between gap-3`}>
          <NameText highlighted={highlighted} className="text-quiet">
            {name}
          </NameText>
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

/** Own names, the trick that imitators use most on each, and the length of its bar: an example, so no figures. */
const BARS = [
  ['yourcompany.in', 'added words', '100%'],
  ['shop.yourcompany.in', 'other endings', '58%'],
  ['yourcompany.com', 'extra letters', '24%'],
] as const;

/** Own names over bars, each as long as it is imitated often. */
function Analytics() {
  return (
    <dl className="-mx-6 flex h-full flex-col text-sm">
      {BARS.map(([name, trick, width]) => (
        <div key={name} className={`${ROW} flex-col justify-center gap-1`}>
          <dt className="flex items-baseline justify-between gap-3 text-xs text-quiet">
            <NameText className="text-sm text-ink max-[400px]:text-xs max-[340px]:text-2xs">
              {name}
            </NameText>
            <span className="whitespace-nowrap">
              <span className="max-xl:hidden">mostly </span>
              {trick}
            </span>
          </dt>
          <dd className="text-brand">
            {/* Forced colours leave the line where they may take the fill. */}
            <svg className="block h-1.5 w-full" stroke="currentColor">
              <rect width={width} height="100%" className="fill-brand" />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const MINUTES = 15;

/** From the alert to the reply, minute by minute: the guaranteed ones. */
function Response() {
  return (
    <div>
      <NameText highlighted="-login">yourcompany-login.in</NameText>
      <p className="mt-4 text-center text-sm font-semibold text-brand">{claims.response.figure}</p>
      <svg viewBox="-1 0 302 30" className="mt-1 w-full text-brand">
        <rect width="300" height="29" className="fill-brand/15" />
        {Array.from({ length: MINUTES + 1 }, (_, minute) => {
          const end = minute % MINUTES === 0;
          return (
            <path
              key={minute}
              d={`M${(minute * 300) / MINUTES} 29V${end ? 0 : 22}`}
              stroke="currentColor"
              strokeWidth={end ? 2 : 1}
            />
          );
        })}
        <path d="M0 29h300" stroke="currentColor" />
      </svg>
      <p className="mt-1.5 flex justify-between text-xs text-quiet">
        <span>
          <span className="font-mono font-semibold text-ink">02:47</span> alert
        </span>
        <span>
          our reply <span className="font-mono font-semibold text-ink">03:02</span>
        </span>
      </p>
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
