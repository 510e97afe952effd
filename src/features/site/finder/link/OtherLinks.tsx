import { Link } from 'react-router-dom';
import { HostileText } from '@/components/HostileText.tsx';
import { fragmentOf } from '@/features/shared/domain-form/fragment.ts';
import { keptLink } from './links-in.ts';
import { stateOf } from './verdict-kind.ts';
import { isOffice } from './office.ts';
import { StateMark, stateWord } from './VerdictBand.tsx';
import type { Judged } from './judged.ts';

const MAX_SHOWN = 120;

const shown = (link: string): string => link.slice(0, MAX_SHOWN);

interface OtherLinksProps {
  domain: string;
  judged: readonly Judged[];
  /** What the company was called. Hostile: any text. */
  called: string;
  title?: string;
}

/** The other links of a message, each with its state; a press shows its own verdict. */
export function OtherLinks({
  domain,
  judged,
  called,
  title = 'Also in this message',
}: OtherLinksProps) {
  return (
    <section aria-labelledby="other-links" className="mt-8">
      <h3 id="other-links" className="text-sm font-semibold">
        {title}
      </h3>
      <ul className="mt-2 border-t border-hairline">
        {judged.map(({ kind, link, found, begins }) => (
          <li
            key={link}
            className="grid items-baseline gap-x-6 gap-y-1 border-b border-hairline py-3 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <span className="min-w-0">
              <span className="name wrap-anywhere">
                <HostileText text={shown(link)} />
              </span>
              <span className="mt-1 flex items-center gap-1.5 text-sm text-quiet">
                <StateMark state={stateOf(kind)} />
                {stateWord(stateOf(kind), isOffice({ found }))}
              </span>
            </span>
            <Link
              to={{
                hash: fragmentOf({ domain, called, sent: keptLink(link, begins) }),
              }}
              preventScrollReset
              className="text-sm text-brand underline underline-offset-2"
            >
              Show its verdict
              <span className="sr-only">
                : <HostileText text={shown(link)} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
