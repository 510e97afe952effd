import type { ReactNode } from 'react';
import { DomainName } from './DomainName.tsx';
import { domainOf } from '@/lib/read-name.ts';
import { labelText } from '@/lib/visible-text.ts';
import { foreignGraphemes } from '@/lib/foreign-graphemes.ts';

/**
 * Returns a toast's sentence about something with a name. A domain name is drawn in mono with its foreign
 * characters highlighted and the punycode form next to it.
 *
 * @param name as the backend sent it: any text
 * @param missing used in place of an empty name
 * @param what the rest of the sentence: `is approved`
 * @param highlighted positions of the graphemes to highlight, from 0. Default: foreign characters
 */
export function namedNews(
  name: string,
  missing: string,
  what: string,
  highlighted?: ReadonlySet<number>,
): ReactNode {
  if (domainOf(name) === null) return `${labelText(name, missing)} ${what}`;
  return (
    <>
      <DomainName
        name={name}
        isHighlighted={highlighted ? (_, at) => highlighted.has(at) : foreignGraphemes(name)}
        className="inline! align-baseline!"
      />{' '}
      {what}
    </>
  );
}
