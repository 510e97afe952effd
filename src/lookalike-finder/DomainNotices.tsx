import { Link } from 'react-router-dom';
import { DomainName } from '@/components/DomainName.tsx';
import { fragmentFor } from '@/components/domain-form/fragment.ts';
import { readOwnDomain } from '@/lib/read-name.ts';
import { toUnicode } from '@/lib/idna.ts';
import { graphemes } from '@/lib/invisible.ts';
import { domainsFromWords } from '@/lib/domains-from-words.ts';
import { askWhich } from '@/lib/words.ts';
import { mixedScriptLetters, scriptOf, WIDE_SCRIPTS } from '@/lookalike/scripts.ts';
import { paths } from '@/paths.ts';
import { buttonClass } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { Notice } from '@/ui/Notice.tsx';

/**
 * A visitor's own name for fields and buttons: in its own script if that is an Indian one, whose letters do not look
 * like Latin ones; else in ASCII form, since a shared link may contain any name. Input: the ASCII form.
 */
export function displayName(ascii: string): string {
  const name = toUnicode(ascii);
  const isPlain = (letter: string) =>
    /^[\d.a-z-]$/.test(letter) || WIDE_SCRIPTS.includes(scriptOf(letter));
  return Array.from(name).every(isPlain) ? name : ascii;
}

/** Shown instead of a list for a public suffix. Input: the ASCII form. */
export function PublicSuffixNotice({ domain }: { domain: string }) {
  return (
    <Notice tone="warning">
      <span className="name">{toUnicode(domain)}</span> is an ending, under which many register
      names of their own. Type yours with it, such as{' '}
      <span className="name">yourcompany.{toUnicode(domain)}</span>.
    </Notice>
  );
}

/** Names that may be meant by one with a mistyped ending: its longest part with the usual endings. */
function meantBy(domain: string): readonly string[] {
  const parts = domain.split('.').slice(0, -1);
  const [longest = ''] = parts.toSorted((one, two) => two.length - one.length);
  return longest.startsWith('xn--') ? [] : domainsFromWords(longest);
}

/** Links to the lists of names that may be meant. */
function Suggestions({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {names.map((name) => (
        <li key={name}>
          <Link
            to={{ hash: fragmentFor(name) }}
            preventScrollReset
            className={cx(buttonClass('secondary', 'sm'), 'name')}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Shown for a shared link whose text is no domain name. Hostile: any text. */
export function InvalidDomainNotice({ text }: { text: string }) {
  const reading = readOwnDomain(text);
  const meant = domainsFromWords(text);
  if (reading.ok) return null;
  return (
    <Notice tone="warning" className="max-w-3xl">
      <p>
        The link to this page has no domain name in it. {reading.reason}
        {meant.length > 0 && ` ${askWhich(meant)}`}
      </p>
      <Suggestions names={meant} />
    </Notice>
  );
}

interface UnknownEndingProps {
  /** The ASCII form. */
  domain: string;
  /** Makes the list anyway: new endings appear, and private networks use their own. */
  onSure: () => void;
}

/** Asks about a name with an unknown ending, instead of a list. */
export function UnknownTldNotice({ domain, onSure }: UnknownEndingProps) {
  const meant = meantBy(domain);
  return (
    <Notice tone="warning" className="max-w-3xl">
      <p>
        We know no ending{' '}
        <span className="name wrap-anywhere">.{displayName(domain).split('.').at(-1)}</span> under
        which names are registered.{' '}
        {meant.length > 0 ? askWhich(meant) : 'Is it spelt as you meant it?'}
      </p>
      <Suggestions names={meant} />
      <button
        type="button"
        onClick={onSure}
        className="mt-3 block text-brand underline underline-offset-2"
      >
        It is spelt right: show its lookalikes
      </button>
    </Notice>
  );
}

/** Shown for a domain that mixes alphabets in one word: few companies have such a name, and many lookalikes do. */
export function MixedName({ domain }: { domain: string }) {
  const mixed = mixedScriptLetters(graphemes(toUnicode(domain)));
  if (mixed.size === 0) return null;
  return (
    <Notice
      tone="warning"
      className="mb-6 max-w-2xl"
      action={
        <Link
          to={paths.checkLink() + fragmentFor('', { sent: domain })}
          className="text-brand underline underline-offset-2"
        >
          Check it as a link
        </Link>
      }
    >
      <DomainName name={domain} isHighlighted={(_, at) => mixed.has(at)} /> itself mixes alphabets
      in one word, as lookalikes do. Is it really yours, or were you sent it?
    </Notice>
  );
}
