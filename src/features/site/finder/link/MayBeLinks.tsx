import { Link } from 'react-router-dom';
import { HostileText } from '@/components/HostileText.tsx';
import { fragmentOf } from '@/features/shared/domain-form/fragment.ts';

interface MayBeLinksProps {
  /** Hostile: words of the message. */
  words: readonly string[];
  domain?: string;
  called?: string;
}

/** Two words with a stop and no space between them: which they are, the reader sees on the phone. */
export function MayBeLinks({ words, domain = '', called = '' }: MayBeLinksProps) {
  if (words.length === 0) return null;
  return (
    <section aria-labelledby="may-be" className="mt-8 max-w-2xl">
      <h3 id="may-be" className="text-sm font-semibold">
        A link, or only a missing space?
      </h3>
      <ul className="mt-2 border-t border-hairline">
        {words.map((word) => (
          <li
            key={word}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-hairline py-3"
          >
            <span className="name min-w-0 wrap-anywhere">
              <HostileText text={word} />
            </span>
            <Link
              to={{ hash: fragmentOf({ domain, called, sent: word }) }}
              preventScrollReset
              className="text-sm text-brand underline underline-offset-2"
            >
              Check it as a link
              <span className="sr-only">
                : <HostileText text={word} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
