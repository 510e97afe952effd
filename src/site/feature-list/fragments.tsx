/** Drawings made of names, for what happens outside the consoles. */
import type { ReactElement } from 'react';
import type { FeatureId } from '@/content/features.ts';

function Phishing() {
  return (
    <div className="grid grid-cols-2 gap-4 text-2xs sm:text-xs">
      {[false, true].map((fake) => (
        <div key={String(fake)} className="min-w-0">
          <p className="mb-2 text-quiet">{fake ? 'Asks for one thing more' : 'Yours'}</p>
          <div className="overflow-hidden rounded border border-hairline bg-page-from">
            {/* On a phone in two lines, each whole: the end of an address identifies its owner. */}
            <p className="name border-b border-hairline bg-raised px-3 py-1.5">
              <span className="inline-block">yourcompany</span>
              <span className="inline-block">
                {fake ? <mark className="highlight">-kyc</mark> : null}
                {fake ? '.in/x' : '.in/login'}
              </span>
            </p>
            <div className="grid gap-2 p-3 text-quiet sm:p-4">
              <span className="font-display text-sm font-bold text-ink">Your Company</span>
              <span className="rounded border border-hairline bg-surface px-2 py-1.5">User ID</span>
              <span className="rounded border border-hairline bg-surface px-2 py-1.5">
                Password
              </span>
              {fake && (
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

function Data() {
  return (
    <dl className="sm:text-h4">
      {[
        ['Your domains', 'stored'],
        ['Alerts about them', 'stored'],
        ['Your admins’ accounts', 'stored'],
        ['Your customers’ data', 'never asked for'],
        ['Your traffic', 'never seen'],
      ].map(([what, state]) => (
        <div
          key={what}
          className="grid grid-cols-2 gap-4 border-b border-hairline py-2.5 last:border-0"
        >
          <dt className={state === 'stored' ? undefined : 'text-quiet'}>{what}</dt>
          <dd className={state === 'stored' ? 'font-semibold' : 'text-quiet'}>{state}</dd>
        </div>
      ))}
    </dl>
  );
}

/** For the features without a picture of the console. */
export const featureFragments: Partial<Record<FeatureId, () => ReactElement>> = {
  phishing: Phishing,
  data: Data,
};
