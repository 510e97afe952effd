/**
 * Services at which anybody makes a name for links into an app: shops and banks do, and the name says nothing of
 * who did (the services' own documentation: AppsFlyer, Branch, Firebase, Adjust, Singular, Linkfire).
 */
import { isAtOrBelow } from '@/lib/at-or-below.ts';
import { words } from '@/lib/words.ts';
import type { LinkReading } from './read-link.ts';
import type { Sign } from './signs.ts';

/** Where such links are made, each with its customers' names below it. */
export const LINK_SERVICES: readonly string[] = words(
  'onelink.me app.link test-app.link bnc.lt page.link app.goo.gl adj.st go.link smart.link sng.link lnk.to',
);

/** Whether a link is made at such a service. */
export const isServiceLink = (reading: LinkReading): boolean =>
  reading.kind === 'name' &&
  !reading.isMail &&
  LINK_SERVICES.some((place) => isAtOrBelow(reading.host.toLowerCase(), place));

/** What no shop puts into the name of its links: another address before an @, and bait beside a company's name. */
const isBait = ({ kind, like }: Sign): boolean =>
  kind === 'user-info' || kind === 'bait' || (kind === 'bears' && like !== undefined);

/** Whether a link is made at such a service, under a name that says nothing of its maker. */
export const isPlainLink = (reading: LinkReading, signs: readonly Sign[]): boolean =>
  isServiceLink(reading) && !signs.some(isBait);

/** Signs that still count there: what its maker called it is no sign of anything. */
const COUNTS: ReadonlySet<Sign['kind']> = new Set(['backslash', 'program']);

/** The signs of a link that say something of it where it is. */
export const tellingSigns = (reading: LinkReading, signs: readonly Sign[]): readonly Sign[] =>
  isPlainLink(reading, signs) ? signs.filter(({ kind }) => COUNTS.has(kind)) : signs;
