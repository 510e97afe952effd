/** A drawing for each feature: what the console or the analyst sees, made of names. */
import type { ReactElement } from 'react';
import type { FeatureId } from '@/content/features.ts';
import { NameText } from '@/features/names/NameText.tsx';
import { cx } from '@/ui/class-names.ts';

function Phishing() {
  return (
    <div className="grid grid-cols-2 gap-4 text-2xs sm:text-xs">
      {['yourcompany.in/login', 'yourcompany-kyc.in/x'].map((address, index) => (
        <div key={address} className="min-w-0">
          <p className="mb-2 text-quiet">{index === 0 ? 'Yours' : 'Asks for one thing more'}</p>
          <div className="overflow-hidden rounded border border-hairline bg-page-from">
            <p className="name truncate border-b border-hairline bg-raised px-3 py-1.5">
              {address}
            </p>
            <div className="grid gap-2 p-3 text-quiet sm:p-4">
              <span className="font-display text-sm font-bold text-ink">Your Company</span>
              <span className="rounded border border-hairline bg-surface px-2 py-1.5">User ID</span>
              <span className="rounded border border-hairline bg-surface px-2 py-1.5">
                Password
              </span>
              {index === 1 && (
                <span className="rounded border border-dashed border-high bg-surface px-2 py-1.5 text-high">
                  Card PIN
                </span>
              )}
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}

const SHAPES = [
  ['High', 'text-high', 'M6 1 11.5 11H.5Z'],
  ['Medium', 'text-medium', 'M6 .5 11.5 6 6 11.5.5 6Z'],
  ['Low', 'text-low', 'M6 1.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z'],
] as const;

function Shape({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 12 12" className="size-3 shrink-0" fill="currentColor">
      <path d={d} />
    </svg>
  );
}

const ALERTS = [
  ['yourcomp\u0430ny.in', 'Homoglyph', SHAPES[0], '9.1'],
  ['yourcompany-kyc.in', 'Added word', SHAPES[0], '8.4'],
  ['yuorcompany.in', 'Transposition', SHAPES[1], '6.0'],
  ['yourcompany.shop', 'Other ending', SHAPES[2], '3.2'],
] as const;

function Alerts() {
  return (
    <ul className="text-console md:text-base">
      {ALERTS.map(([name, technique, [level, colour, shape], score]) => (
        <li
          key={name}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-hairline py-2.5 last:border-0 sm:grid-cols-[minmax(0,1fr)_8rem_7.5rem]"
        >
          <NameText>{name}</NameText>
          <span className="text-quiet max-sm:hidden">{technique}</span>
          <span className={`inline-flex items-center gap-1.5 ${colour}`}>
            <Shape d={shape} />
            <span className="font-semibold">{level}</span>
            <span className="tabular-nums">{score}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** High, medium and low shares of a row, as flex-grow. */
const SHARES = [
  ['yourcompany.in', 'grow-5', 'grow-8', 'grow-3'],
  ['yourpay.in', 'grow-7', 'grow-3', 'grow-2'],
  ['yourshop.co.in', 'grow-1', 'grow-2', 'grow-6'],
  ['yourcompany.com', 'grow-1', 'grow-1', 'grow-2'],
] as const;
const LENGTHS = ['w-full', 'w-9/12', 'w-7/12', 'w-3/12'] as const;

function Analytics() {
  return (
    <div>
      <dl className="grid gap-y-4">
        {SHARES.map(([name, high, medium, low], index) => (
          <div key={name} className="grid items-center gap-x-6 gap-y-1.5 sm:grid-cols-[9.5rem_1fr]">
            <dt>
              <NameText className="text-console">{name}</NameText>
            </dt>
            <dd className={`flex h-3 gap-px forced-color-adjust-none ${LENGTHS[index]}`}>
              <span className={`bg-high ${high}`} />
              <span className={`bg-medium ${medium}`} />
              <span className={`bg-low ${low}`} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 flex gap-5 text-xs text-quiet">
        {SHAPES.map(([level, colour, shape]) => (
          <span key={level} className={`inline-flex items-center gap-1.5 ${colour}`}>
            <Shape d={shape} />
            {level}
          </span>
        ))}
      </p>
    </div>
  );
}

const EVIDENCE = ['Screenshot', 'Page source', 'Redirects', 'Registration record'];
const RECIPIENTS = ['abuse@host.example', 'abuse@registrar.example', 'Browser block lists'];

function Response() {
  return (
    <div className="text-sm">
      <p className="border-b border-hairline pb-3 sm:text-h4">
        <span className="text-quiet">Takedown request for </span>
        <NameText>yourcompany-login.in</NameText>
      </p>
      <div className="grid gap-x-8 sm:grid-cols-2">
        {[EVIDENCE, RECIPIENTS].map((list) => (
          <ul key={list[0]} className="grid content-start gap-2 py-4">
            {list.map((item) => (
              <li key={item} className="flex items-center gap-3">
                <svg viewBox="0 0 16 16" className="size-4 shrink-0 text-brand">
                  <path
                    d="m2.5 8.5 3.5 3.5 7.5-8"
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="2"
                  />
                </svg>
                {item.includes('@') ? <NameText>{item}</NameText> : item}
              </li>
            ))}
          </ul>
        ))}
      </div>
      <span className="inline-block rounded border border-control px-4 py-2 font-semibold">
        Approve and send
      </span>
    </div>
  );
}

/** Longer than any plate: every row runs off its right edge. */
const PORTFOLIO = [
  'yourcompany.in yourcompany.co.in yourcompany.com yourcompany.org yourcompany.net yourcompany.info',
  'yourpay.in yourpay-merchant.in yourcompanycare.in yourpay.app yourpay.co.in yourpay.com',
  'yourshop.co.in yourshop.in yourcompany-careers.in yourshop.com yourshop.store yourshop.net',
  'yourlogistics.in yourcompanyfoundation.org yourbank.in yourbank.bank.in yourlogistics.co.in',
  'yourcompany.app yourmart.in yourcompanylabs.in yourmart.co.in yourcompanylabs.com yourmart.com',
];

function Scale() {
  return (
    <div className="name -mr-10 overflow-hidden text-sm leading-8 md:text-lead md:leading-10">
      {PORTFOLIO.map((line, index) => (
        <p key={line} className={cx('whitespace-nowrap', index > 0 && 'text-quiet')}>
          {line.split(' ').map((name) => (
            <span key={name} className="mr-6">
              {name}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}

function Data() {
  return (
    <dl className="sm:text-h4">
      {[
        ['Your domains', 'kept'],
        ['Alerts about them', 'kept'],
        ['Your admins’ accounts', 'kept'],
        ['Your customers’ data', 'never asked for'],
        ['Your traffic', 'never seen'],
      ].map(([what, state]) => (
        <div
          key={what}
          className="grid grid-cols-2 gap-4 border-b border-hairline py-2.5 last:border-0"
        >
          <dt className={state === 'kept' ? undefined : 'text-quiet'}>{what}</dt>
          <dd className={state === 'kept' ? 'font-semibold' : 'text-quiet'}>{state}</dd>
        </div>
      ))}
    </dl>
  );
}

export const featureFragments: Record<FeatureId, () => ReactElement> = {
  phishing: Phishing,
  alerts: Alerts,
  analytics: Analytics,
  response: Response,
  scale: Scale,
  data: Data,
};
