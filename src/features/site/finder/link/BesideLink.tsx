import { DomainName } from '@/components/DomainName.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import { Notice } from '@/ui/Notice.tsx';
import type { Contact } from './contact.ts';
import type { Judged } from './judged.ts';
import { publisherOf } from './published-numbers.ts';

/** Where a link begins that is judged by the address that it carries. */
export function Begins({ carrier, reading }: Judged) {
  if (carrier === undefined) return null;
  const end =
    reading.kind === 'name' ? (
      <DomainName name={reading.host} forms={false} isLit={() => false} />
    ) : reading.kind === 'ip-address' ? (
      <span className="name">{reading.address}</span>
    ) : null;
  if (end === null) return null;
  return (
    <p className="mt-3 max-w-prose text-lead">
      The link begins on <DomainName name={carrier} forms={false} isLit={() => false} />, which may
      pass you on to {end}.
    </p>
  );
}

/** How many numbers a message gives at most is three. */
const COUNTS = ['', 'a number', 'two numbers', 'three numbers'];

/** What a message asks to be called: a genuine link beside a false number is a common fraud. */
export function Numbers({
  numbers,
  contact,
}: {
  numbers: readonly string[];
  /** Whom to call in their place; null where that is said already. */
  contact: Contact | null;
}) {
  const unknown = numbers.filter((number) => publisherOf(number) === null);
  return (
    <>
      {numbers.map((number) => {
        const company = publisherOf(number);
        return (
          company && (
            <p key={number} className="mt-5 max-w-prose">
              The number <span className="name">{number}</span> in it is one that {company.name}{' '}
              publishes.
            </p>
          )
        );
      })}
      {unknown.length > 0 && (
        <Notice tone="warning" className="mt-5 max-w-prose">
          The message also gives {COUNTS[unknown.length] ?? 'numbers'} to call,{' '}
          <span className="name">
            <HostileText text={unknown.join(', ')} />
          </span>
          . {unknown.length === 1 ? 'It' : 'They'} cannot be checked here
          {contact && `: ${contact.english}`}.
        </Notice>
      )}
    </>
  );
}
