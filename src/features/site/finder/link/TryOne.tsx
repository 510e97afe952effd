import { heroName } from '@/content/hero.ts';

/** Messages of the kinds that people in India are sent. All names are invented. */
const EXAMPLES: readonly (readonly [message: string, kind: string])[] = [
  [
    'Traffic challan of ₹500 pending. Install the app to see the photo: https://echallan.example/eChallan.apk',
    'E-challan',
  ],
  [
    'Dear customer, your bank account will be blocked today. Update your KYC: https://kyc-update.example/login',
    'KYC',
  ],
  [`https://${heroName}@account-verify.example/otp`, 'A link with an address before the @'],
  [`accounts@${heroName}.mail-desk.example`, 'An email’s sender'],
];

/** What the check takes, before anything is pasted: a press checks one of them. */
export function TryOne({ onTry }: { onTry: (message: string) => void }) {
  return (
    <section aria-labelledby="try-one" className="lg:pt-3">
      <h2 id="try-one" className="text-sm font-semibold">
        Examples of what people are sent, all invented
      </h2>
      <ul className="mt-3 border-t border-hairline">
        {EXAMPLES.map(([message, kind]) => (
          <li
            key={kind}
            className="grid items-baseline gap-x-6 gap-y-1 border-b border-hairline py-3 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <span className="min-w-0">
              <span className="block text-sm text-quiet">{kind}</span>
              <span className="mt-0.5 block wrap-anywhere">{message}</span>
            </span>
            <button
              type="button"
              onClick={() => onTry(message)}
              className="justify-self-start text-sm text-brand underline underline-offset-2 pointer-coarse:min-h-8"
            >
              Check it<span className="sr-only">: {kind}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
