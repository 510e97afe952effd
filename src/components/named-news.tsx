import type { ReactNode } from 'react';
import { DomainName } from './DomainName.tsx';
import { domainOf } from '@/lib/read-name.ts';
import { labelText } from '@/lib/visible-text.ts';
import { foreignGraphemes } from '@/lib/foreign-graphemes.ts';

/**
 * Returns a toast's sentence about something with a name. A domain name is in mono with its foreign characters
 * highlighted and the punycode form next to it.
 *
 * @param name as the backend sent it: any text
 * @param missing used in place of an empty name
 * @param what the rest of the sentence: `is approved`
 */
export function namedNews(name: string, missing: string, what: string): ReactNode {
  if (domainOf(name) === null) return `${labelText(name, missing)} ${what}`;
  return (
    <>
      <DomainName
        name={name}
        isHighlighted={foreignGraphemes(name)}
        className="inline! align-baseline!"
      />{' '}
      {what}
    </>
  );
}
