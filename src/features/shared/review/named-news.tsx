import type { ReactNode } from 'react';
import { DomainName } from '@/components/DomainName.tsx';
import { domainOf } from '@/lib/read-name.ts';
import { labelText } from '@/lib/visible-text.ts';
import { foreignGraphemes } from './foreign-graphemes.ts';

/**
 * A toast's sentence about something that has a name. A domain name stands there as everywhere: in mono, readable,
 * broken after its dots alone; an internationalised one with its foreign characters lit and the punycode beside it.
 *
 * @param name as the backend sent it: any text
 * @param missing stands for an empty name
 * @param what the rest of the sentence: `is approved`
 * @param lit the places of the graphemes that differ from a name that it imitates, from 0. Default: what is foreign
 */
export function namedNews(
  name: string,
  missing: string,
  what: string,
  lit?: ReadonlySet<number>,
): ReactNode {
  if (domainOf(name) === null) return `${labelText(name, missing)} ${what}`;
  return (
    <>
      <DomainName
        name={name}
        isLit={lit ? (_, at) => lit.has(at) : foreignGraphemes(name)}
        className="inline! align-baseline!"
      />{' '}
      {what}
    </>
  );
}
