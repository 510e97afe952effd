import { CircleHelp, OctagonX, ShieldAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { DomainName } from '@/components/DomainName.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import { SaidText } from '@/features/shared/explanation/SaidText.tsx';
import { toUnicode } from '@/lib/hostname.ts';
import type { LinkReading } from './read-link.ts';
import type { Sign } from './signs.ts';
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

/** A sign that stands with its name, which is a box of its own, at the end of a line too. */
const With = ({ sign, children }: { sign: ':' | '.' | ','; children: ReactNode }) => (
  <span className="inline-block max-w-full">
    {children}
    {sign}
  </span>
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
          This leads to{' '}
          <With sign=".">
            <Name>{registered}</Name>
          </With>{' '}
          That does not make it safe.
        </>
      );
    case 'signs':
      return (
        <>
          <Beware />
          This leads to{' '}
          <With sign=",">
            <Name>{registered}</Name>
          </With>{' '}
          and shows warning signs.
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
          This is on{' '}
          <With sign=".">
            <Name>{asset}</Name>
          </With>
        </>
      );
    case 'imitates':
      return (
        <>
          <Stop />
          Not{' '}
          <With sign=":">
            <Name>{asset}</Name>
          </With>{' '}
          this imitates it.
        </>
      );
    case 'may-imitate':
      return (
        <>
          <Stop />
          Not{' '}
          <With sign=":">
            <Name>{asset}</Name>
          </With>{' '}
          this may imitate it.
        </>
      );
    case 'disguised':
      return (
        <>
          <Stop />
          Not{' '}
          <With sign=":">
            <Name>{asset}</Name>
          </With>{' '}
          this only begins with it.
        </>
      );
    case 'unknown':
      return (
        <>
          <Unsure />
          This does not imitate{' '}
          <With sign=".">
            <Name>{asset}</Name>
          </With>{' '}
          That does not make it safe.
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

const Beware = () => (
  <TriangleAlert aria-hidden className="mr-2 inline size-8 align-[-5px] text-medium" />
);

const Stop = () => <OctagonX aria-hidden className="mr-2 inline size-8 align-[-5px] text-high" />;

const Quoted = ({ text }: { text: string }) => (
  <span className="name wrap-anywhere text-ink">
    <HostileText text={text.slice(0, 120)} />
  </span>
);

function SignSentence({ sign, registered }: { sign: Sign; registered: string }) {
  switch (sign.kind) {
    case 'user-info':
      return (
        <>
          <Quoted text={sign.text} /> stands before the @, where it is decoration: a browser skips
          it and goes to what stands behind.
        </>
      );
    case 'front':
      return (
        <>
          <Quoted text={sign.text} /> only stands in front. The name that was registered, and
          decides whose page it is, is <Quoted text={registered} />.
        </>
      );
    case 'bait':
      return (
        <>
          <Quoted text={sign.text.replace(/^-|-$/g, '')} /> is a word that bait puts beside a
          company’s name. Companies rarely register such a name themselves.
        </>
      );
    case 'ending':
      return (
        <>
          <Quoted text={sign.text} /> is written into the name to pass for its ending.
        </>
      );
  }
}

/** What a link shows by itself, a sentence each. */
export function Signs({ signs, registered }: { signs: readonly Sign[]; registered: string }) {
  return (
    <>
      <ul className="mt-4 grid max-w-prose gap-2 border-l-[3px] border-medium pl-4 text-lead text-quiet">
        {signs.map((sign) => (
          <li key={sign.kind}>
            <SignSentence sign={sign} registered={registered} />
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-prose text-quiet">
        Signs are no proof. Compared with the company’s own domain, a name can be judged.
      </p>
    </>
  );
}

/** Why, in one or two sentences. */
export function Why({ kind, found }: { kind: VerdictKind; found: Found | null }) {
  const text = (() => {
    if (kind === 'named') {
      return 'The end of a name says whose it is. Nothing in this one stands out; a name alone never proves more.';
    }
    if (kind === 'signs') return '';
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
  if (text === '') return null;
  return (
    <p className="mt-3 max-w-prose text-lead text-quiet">
      <SaidText says={text} />
    </p>
  );
}
