import { Link } from 'react-router-dom';
import { DomainName } from '@/components/DomainName.tsx';
import { fragmentFor } from '@/components/domain-form/fragment.ts';
import { graphemes } from '@/lib/invisible.ts';
import { toUnicode } from '@/lib/idna.ts';
import { mixedScriptLetters } from '@/lookalike/scripts.ts';
import { paths } from '@/paths.ts';
import { Notice } from '@/ui/Notice.tsx';

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
          to={paths.checkLink() + fragmentFor('', domain)}
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
