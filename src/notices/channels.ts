/** What is known of a place that takes reports. The list is data of its own: content/channels.ts. */
import type { NoticeKind } from './types.ts';

export interface Channel {
  readonly id: string;
  readonly name: string;
  /** Who it is for, and what it does. */
  readonly for: string;
  /** Where it takes mail. */
  readonly email?: string;
  /** Its form, an https address. */
  readonly url?: string;
  readonly phone?: string;
  /** Where the address was read. */
  readonly source: string;
  /** The day it was read, ISO 8601. */
  readonly readOn: string;
  /** The address was read in other people's pages: it is to be checked before anything is sent. */
  readonly secondHand: boolean;
  /** Where it takes one kind of notice alone. */
  readonly kind?: NoticeKind;
  /** Where it takes names under .in and .भारत alone. */
  readonly indianOnly?: boolean;
}
