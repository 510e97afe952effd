/** What is known of a link once it was judged. */
import type { Engine } from '@/lookalike/engine.ts';
import type { InvalidName, WordedExplanation } from '@/lookalike/index.ts';
import type { BorrowedName } from './bait-page.ts';
import type { Company } from './companies.ts';
import type { LinkReading } from './read-link.ts';
import type { Sign } from './signs.ts';
import { STATES, stateOf, type VerdictKind } from './verdict-kind.ts';

/** What the engine says of two names. */
export type Found = WordedExplanation | InvalidName;

/** What of the engine it asks. */
export type Comparing = Pick<Engine, 'explain' | 'compare'>;

export interface Judged {
  readonly kind: VerdictKind;
  /** What it was compared with (ASCII form); '' for nothing. */
  readonly domain: string;
  /** As it was sent. Hostile: any text. */
  readonly link: string;
  readonly reading: LinkReading;
  readonly found: Found | null;
  /** The warning signs of the link by itself. */
  readonly signs: readonly Sign[];
  /** Whose own address `domain` or else the link's name is, by the list; null where it does not say. */
  readonly company: Company | null;
  /** Whether the company was given by its name: the sentences then use that. */
  readonly byName?: true;
  /** The company's name that the page or the chat was given beside bait. */
  readonly borrowed?: BorrowedName;
  /** Whether the very name of the link was given as the company's: all the rest is then said of it by itself. */
  readonly isGiven?: true;
  /** What stands before the blank or the line end that breaks it in what was sent. */
  readonly begins?: string;
  /** Of a link in two readings: the name of the milder one, in Unicode. */
  readonly before?: string;
  /** The company that was given (ASCII form), where the link imitates another one, whose address `domain` is. */
  readonly given?: string;
  /**
   * The name that the link itself is on, in Unicode, where it carries another address that is worse: all the rest is
   * then said of that address.
   */
  readonly carrier?: string;
}

/** How bad a verdict is: 0 is the worst. */
export const rankOf = ({ kind }: Pick<Judged, 'kind'>): number => STATES.indexOf(stateOf(kind));

/** Whether the name that a link is on ends as no name on the internet does. */
export const hasNoEnding = ({ found }: Pick<Judged, 'found'>): boolean =>
  found?.kind === 'explanation' &&
  !found.candidate.suffixKnown &&
  // Reserved for what is made up (RFC 2606): it stands for any ending.
  found.candidate.suffix !== 'example';
