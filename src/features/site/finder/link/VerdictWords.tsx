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

export interface Judged {
  kind: VerdictKind;
  domain: string;
  reading: LinkReading;
  found: Found | null;
}

/** The verdict, in one sentence. */
export function Sentence({ kind, domain, reading, found }: Judged): ReactNode {
  const asset = found?.kind === 'explanation' ? registeredName(found.asset) : toUnicode(domain);
  switch (kind) {
    case 'own':
      return (
        <>
          <ShieldAlert aria-hidden className="mr-2 inline size-8 align-[-5px] text-brand" />
          This is on your own domain <Name>{asset}</Name>.
        </>
      );
    case 'imitates':
      return (
        <>
          <Stop />
          Not yours: this imitates <Name>{asset}</Name>.
        </>
      );
    case 'may-imitate':
      return (
        <>
          <Stop />
          Not yours: this may imitate <Name>{asset}</Name>.
        </>
      );
    case 'disguised':
      return (
        <>
          <Stop />
          Not yours: this only begins with <Name>{asset}</Name>.
        </>
      );
    case 'unknown':
      return (
        <>
          <CircleHelp aria-hidden className="mr-2 inline size-8 align-[-5px] text-quiet" />
          This does not imitate <Name>{asset}</Name>. That does not make it safe.
        </>
      );
    case 'ip-address':
      return (
        <>
          <Stop />
          This leads to a bare number, not to <Name>{asset}</Name>.
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
          <CircleHelp aria-hidden className="mr-2 inline size-8 align-[-5px] text-quiet" />
          No link can be read here. That does not make it safe.
        </>
      );
  }
}

const Stop = () => <OctagonX aria-hidden className="mr-2 inline size-8 align-[-5px] text-high" />;

/** Why, in one or two sentences. */
export function Why({ kind, found }: { kind: VerdictKind; found: Found | null }) {
  const text = (() => {
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
      return 'Any name can show a copy of your page. Look at what is registered, below, and ask who that is.';
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
