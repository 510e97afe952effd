import type { ReactNode } from 'react';
import { DomainName } from '@/components/DomainName.tsx';
import { domainOf } from '@/lib/hostname.ts';
import { labelText } from '@/lib/visible-text.ts';
import { foreignGraphemes } from './foreign-graphemes.ts';

/**
 * A toast's sentence about something that has a name. A domain name stands there as everywhere: in mono, readable,
 * broken after its dots alone; an internationalised one with its foreign characters lit and the punycode beside it.
 *
 * @param name as the backend sent it: any text
 * @param missing stands for an empty name
 * @param what the rest of the sentence: `is approved`
 */
export function namedNews(name: string, missing: string, what: string): ReactNode {
  if (domainOf(name) === null) return `${labelText(name, missing)} ${what}`;
  return (
    <>
      <DomainName name={name} isLit={foreignGraphemes(name)} className="inline! align-baseline!" />{' '}
      {what}
    </>
  );
}
