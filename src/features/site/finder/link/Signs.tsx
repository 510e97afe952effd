import { HostileText } from '@/components/HostileText.tsx';
import type { Sign } from './signs.ts';

const Quoted = ({ text }: { text: string }) => (
  <span className="name wrap-anywhere text-ink">
    <HostileText text={text.slice(0, 120)} />
  </span>
);

function SignSentence({ sign, registered }: { sign: Sign; registered: string }) {
  const like = <Quoted text={sign.like ?? ''} />;
  switch (sign.kind) {
    case 'user-info':
      return (
        <>
          <Quoted text={sign.text} /> stands before the @, where it is decoration: a browser skips
          it and goes to what stands behind.
        </>
      );
    case 'backslash':
      return (
        <>
          <Quoted text={sign.text} /> stands behind a backslash, where it is only for show: a
          browser goes to what stands before it.
        </>
      );
    case 'front':
      return (
        <>
          <Quoted text={sign.text} /> only stands in front. The name that was registered, and
          decides whose page it is, is <Quoted text={registered} />.
        </>
      );
    case 'reads-like':
      return (
        <>
          With <Quoted text={sign.text} /> it reads like {like}, and spells another name.
        </>
      );
    case 'script':
      return `It is written in ${sign.text} letters, some of which look like Latin ones.`;
    case 'near':
      return (
        <>
          <Quoted text={sign.text} /> is one letter away from {like}, which bait often imitates.
        </>
      );
    case 'path':
      return (
        <>
          <Quoted text={sign.text} /> stands behind the first slash, where anyone can write
          anything. It says nothing of whose page it is.
        </>
      );
    case 'bears':
      if (sign.like !== undefined) {
        return (
          <>
            It carries the name <Quoted text={sign.text} /> beside the bait word {like}, in a form
            that anyone can register.
          </>
        );
      }
      if (!registered.includes(sign.text)) {
        return (
          <>
            It puts <Quoted text={sign.text} /> in front of <Quoted text={registered} />, as its
            owner can with any name.
          </>
        );
      }
      return (
        <>
          <Quoted text={sign.text} /> is a name that bait often borrows. In this form, with other
          words or another ending, anyone can register it.
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
    case 'false-ending':
      return (
        <>
          It looks as if it ended in <Quoted text={sign.text} />; it ends in {like}.
        </>
      );
    case 'passes-for':
      return (
        <>
          The ending <Quoted text={sign.text} /> is easily taken for {like}. Anyone can register
          under it.
        </>
      );
    case 'program':
      if (sign.like !== undefined) {
        return (
          <>
            Made to look like a file: <Quoted text={sign.text} /> is part of a name.
          </>
        );
      }
      return (
        <>
          <Quoted text={sign.text} /> is a program, not a page. Opened, it can install itself and
          read your messages, the OTPs of your bank among them.
        </>
      );
  }
}

interface SignsProps {
  signs: readonly Sign[];
  /** The part of the name that says whose it is, in Unicode. */
  registered: string;
  /** Whether it was compared with a company's domain. */
  compared: boolean;
}

/** What a link shows by itself, a sentence each. */
export function Signs({ signs, registered, compared }: SignsProps) {
  return (
    <>
      <ul className="mt-4 grid max-w-prose gap-2 border-l-[3px] border-medium pl-4 text-lead text-quiet">
        {signs.map((sign) => (
          <li key={sign.kind}>
            <SignSentence sign={sign} registered={registered} />
          </li>
        ))}
      </ul>
      {!compared && (
        <p className="mt-4 max-w-prose text-quiet">
          Compared with the company’s own domain, a name can be judged.
        </p>
      )}
    </>
  );
}
