import { CircleHelp, OctagonX, ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { DomainName } from '@/components/DomainName.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import { SaidText } from '@/features/shared/explanation/SaidText.tsx';
import { toUnicode } from '@/lib/hostname.ts';
import type { LinkReading } from './read-link.ts';
import type { Found } from './use-comparison.ts';
import { registeredName, type VerdictKind } from './verdict.ts';

const Name = ({ children }: { children: string }) => (
  // In a headline of a phone the mono face is too wide at full size.
  <DomainName
    name={children}
    forms={false}
    isLit={() => false}
    className="max-md:align-baseline max-md:text-[0.75em]"
  />
);

/** A colon that stands with its name, which is a box of its own, at the end of a line too. */
const Colon = ({ children }: { children: ReactNode }) => (
  <span className="inline-block max-w-full">{children}:</span>
);

export interface Judged {
  kind: VerdictKind;
  /** ASCII form; '' where nothing was compared. */
  domain: string;
  reading: LinkReading;
  found: Found | null;
}

/** The verdict, in one sentence. */
export function Sentence({ kind, domain, reading, found }: Judged): ReactNode {
  const asset = found?.kind === 'explanation' ? registeredName(found.asset) : toUnicode(domain);
  const registered = found?.kind === 'explanation' ? registeredName(found.candidate) : '';
  switch (kind) {
    case 'named':
      return (
        <>
          <Unsure />
          This leads to <Name>{registered}</Name>. That does not make it safe.
        </>
      );
    case 'mixed':
      return (
        <>
          <Stop />
          This leads to a name that mixes alphabets in one word.
        </>
      );
    case 'shortener':
      return (
        <>
          <Unsure />
          <Name>{registered}</Name> shortens links: it hides where this one leads.
        </>
      );
    case 'own':
      return (
        <>
          <ShieldAlert aria-hidden className="mr-2 inline size-8 align-[-5px] text-brand" />
          This is on <Name>{asset}</Name>.
        </>
      );
    case 'imitates':
      return (
        <>
          <Stop />
          Not{' '}
          <Colon>
            <Name>{asset}</Name>
          </Colon>{' '}
          this imitates it.
        </>
      );
    case 'may-imitate':
      return (
        <>
          <Stop />
          Not{' '}
          <Colon>
            <Name>{asset}</Name>
          </Colon>{' '}
          this may imitate it.
        </>
      );
    case 'disguised':
      return (
        <>
          <Stop />
          Not{' '}
          <Colon>
            <Name>{asset}</Name>
          </Colon>{' '}
          this only begins with it.
        </>
      );
    case 'unknown':
      return (
        <>
          <Unsure />
          This does not imitate <Name>{asset}</Name>. That does not make it safe.
        </>
      );
    case 'ip-address':
      return (
        <>
          <Stop />
          This leads to a bare number, not to {domain === '' ? 'a name' : <Name>{asset}</Name>}.
        </>
      );
    case 'no-web-address':
      return (
        <>
          <Stop />
          This is no web address: it begins with{' '}
          <span className="name">
            <HostileText text={reading.kind === 'scheme' ? `${reading.scheme}:` : ''} />
          </span>
          .
        </>
      );
    case 'unreadable':
      return (
        <>
          <Unsure />
          No link can be read here. That does not make it safe.
        </>
      );
  }
}

const Unsure = () => (
  <CircleHelp aria-hidden className="mr-2 inline size-8 align-[-5px] text-quiet" />
);

const Stop = () => <OctagonX aria-hidden className="mr-2 inline size-8 align-[-5px] text-high" />;

/** Why, in one or two sentences. */
export function Why({ kind, found }: { kind: VerdictKind; found: Found | null }) {
  const text = (() => {
    if (kind === 'named') {
      return 'The end of a name says whose it is. Is that the company you expected? With its domain beside it, the two are compared letter by letter.';
    }
    if (kind === 'mixed') {
      return 'Letters of another alphabet can look like Latin ones: it may not read as it looks.';
    }
    if (kind === 'shortener') {
      return 'Which name it ends at shows only when it is opened, and nothing is opened here.';
    }
    if (kind === 'own') {
      return 'That says whose name it is, and no more: pages are broken into, and can pass a visitor on. If you did not expect it, type the address yourself.';
    }
    if (kind === 'disguised') {
      return 'Browsers skip what stands before the @ and go to the name behind it.';
    }
    if (kind === 'ip-address') {
      return 'No company sends its customers to a number. Do not open it.';
    }
    if (kind === 'no-web-address') {
      return 'It may run a script, start a payment or open an app. Do not press it.';
    }
    if (kind === 'unknown') {
      return 'Any name can show a copy of the company’s page. Look at what is registered, below, and ask who that is.';
    }
    if (found?.kind === 'invalid')
      return found.message.replace('The other name', 'What it leads to');
    if (found?.kind === 'explanation') {
      return [found.techniques[0]?.says, found.why].filter(Boolean).join(' ');
    }
    return 'Paste a web address, an email address or the whole message.';
  })();
  return (
    <p className="mt-3 max-w-prose text-lead text-quiet">
      <SaidText says={text} />
    </p>
  );
}
