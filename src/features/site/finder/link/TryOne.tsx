import { Link } from 'react-router-dom';
import { fragmentFor } from '@/features/shared/domain-form/fragment.ts';
import { heroName } from '@/content/hero.ts';

/** Links of the kinds that people are sent, and what makes them look right. All names are invented. */
const EXAMPLES: readonly (readonly [link: string, trick: string])[] = [
  [`https://${heroName}@kyc-update.example/login`, 'What stands before the @ is no address.'],
  [`https://${heroName}.account-verify.example/otp`, 'The end of a name says whose it is.'],
  ['https://xn--yourcompny-6qi.in/', 'Written out, one letter is Cyrillic.'],
  ['https://3221226219/pay', 'A number in place of a name.'],
];

/** What the check sees, before anything is pasted: a press checks one of them. */
export function TryOne() {
  return (
    <section aria-labelledby="try-one" className="lg:pt-3">
      <h2 id="try-one" className="text-sm font-semibold">
        Four that lead away from <span className="name font-medium">{heroName}</span>
      </h2>
      <ul className="mt-3 border-t border-hairline">
        {EXAMPLES.map(([link, trick]) => (
          <li
            key={link}
            className="grid items-baseline gap-x-6 gap-y-1 border-b border-hairline py-3 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <span className="min-w-0">
              <span className="name wrap-anywhere">{link}</span>
              <span className="mt-0.5 block text-sm text-quiet">{trick}</span>
            </span>
            <Link
              to={{ hash: fragmentFor(heroName, link) }}
              preventScrollReset
              className="text-sm text-brand underline underline-offset-2"
            >
              Check it<span className="sr-only">: {link}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
