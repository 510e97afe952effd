/** A drawing for each feature: what the console or the analyst sees, made of names. */
import type { ReactElement } from 'react';
import type { FeatureId } from '@/content/features.ts';
import { NameText } from '@/features/names/NameText.tsx';

function Phishing() {
  return (
    <div className="grid grid-cols-2 gap-4 text-2xs sm:text-xs">
      {['yourcompany.in/login', 'yourcompany-kyc.in/x'].map((address, index) => (
        <div key={address} className="min-w-0">
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
          <p className="mt-2 text-quiet">{index === 0 ? 'Yours' : 'Asks for one thing more'}</p>
        </div>
      ))}
    </div>
  );
}

const ALERTS = [
  ['yourcomp\u0430ny.in', 'Homoglyph', 'High', '9.1', 'text-high', 'M6 1 11.5 11H.5Z'],
  ['yourcompany-kyc.in', 'Added word', 'High', '8.4', 'text-high', 'M6 1 11.5 11H.5Z'],
  ['yuorcompany.in', 'Transposition', 'Medium', '6.0', 'text-medium', 'M6 .5 11.5 6 6 11.5.5 6Z'],
  [
    'yourcompany.shop',
    'Other ending',
    'Low',
    '3.2',
    'text-low',
    'M6 1.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z',
  ],
] as const;

function Alerts() {
  return (
    <ul className="text-console">
      {ALERTS.map(([name, technique, level, score, colour, shape]) => (
        <li
          key={name}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-hairline py-2.5 last:border-0 sm:grid-cols-[minmax(0,1fr)_7.5rem_6.5rem]"
        >
          <NameText>{name}</NameText>
          <span className="text-quiet max-sm:hidden">{technique}</span>
          <span className={`inline-flex items-center gap-1.5 ${colour}`}>
            <svg viewBox="0 0 12 12" className="size-3 shrink-0" fill="currentColor">
              <path d={shape} />
            </svg>
            <span className="font-semibold">{level}</span>
            <span className="tabular-nums">{score}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

const COLUMNS = [
  ['yourcompany.in', 'h-full', 'h-2/5', 'h-1/5'],
  ['yourpay.in', 'h-3/5', 'h-3/5', 'h-2/5'],
  ['yourshop.co.in', 'h-1/5', 'h-2/5', 'h-4/5'],
] as const;

function Analytics() {
  return (
    <div className="flex items-end gap-6">
      {COLUMNS.map(([name, high, medium, low]) => (
        <div key={name} className="min-w-0 flex-1">
          <div className="flex h-36 items-end gap-1.5 border-b border-control">
            <span className={`flex-1 bg-high ${high}`} />
            <span className={`flex-1 bg-medium ${medium}`} />
            <span className={`flex-1 bg-low ${low}`} />
          </div>
          <p className="name mt-2 truncate text-2xs sm:text-xs">{name}</p>
        </div>
      ))}
    </div>
  );
}

function Response() {
  return (
    <div className="text-sm">
      <p className="border-b border-hairline pb-2">
        <span className="text-quiet">Takedown request for </span>
        <NameText>yourcompany-login.in</NameText>
      </p>
      <ul className="grid gap-2 py-4">
        {['Screenshot', 'Page source', 'Redirects', 'Registration record'].map((item) => (
          <li key={item} className="flex items-center gap-3">
            <svg viewBox="0 0 16 16" className="size-4 text-brand">
              <path
                d="m2.500 8.500 3.500 3.500 7.500-8"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
              />
            </svg>
            {item}
          </li>
        ))}
      </ul>
      <span className="inline-block rounded bg-brand px-4 py-2 font-semibold text-on-brand">
        Approve and send
      </span>
    </div>
  );
}

const PORTFOLIO = [
  'yourcompany.in yourcompany.co.in yourcompany.com',
  'yourpay.in yourpay-merchant.in yourcompanycare.in',
  'yourshop.co.in yourshop.in yourcompany-careers.in',
  'yourcompanyfoundation.org yourlogistics.in your.bank.in',
  'yourcompany.app yourmart.in yourcompanylabs.in',
];

function Scale() {
  return (
    <div className="name -mr-10 overflow-hidden text-sm leading-8 whitespace-nowrap">
      {PORTFOLIO.map((line, index) => (
        <p key={line} className={index === 0 ? '' : 'text-quiet'}>
          {line.split(' ').map((name) => (
            <span key={name} className="mr-5">
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
    <dl className="text-sm">
      {[
        ['Your domains', 'kept'],
        ['Alerts about them', 'kept'],
        ['Your admins’ accounts', 'kept'],
        ['Your customers’ data', 'never asked for'],
        ['Your traffic', 'never seen'],
      ].map(([what, state]) => (
        <div
          key={what}
          className="flex justify-between gap-4 border-b border-hairline py-2 last:border-0"
        >
          <dt>{what}</dt>
          <dd className="text-quiet">{state}</dd>
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
