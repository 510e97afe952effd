/** What can be said of what was sent, and how each is to be taken. */

export type VerdictKind =
  /** Compared with nothing: which name it leads to is all that is known. */
  | 'named'
  /** The same, of a name that mixes alphabets in one word. */
  | 'mixed'
  /** The same, of a name wholly in letters of another alphabet that reads as a Latin one. */
  | 'whole-script'
  /** A name or a link that shows what bait is made of, and imitates no company that was given. */
  | 'signs'
  /** The same, of signs that no honest link shows. */
  | 'fraud-signs'
  /** It holds the company's name and is no form of its domain. */
  | 'carries-name'
  /** A name that only passes visitors on, and is not the company's. */
  | 'shortener'
  /** A short address that one company keeps for its own links. */
  | 'own-short'
  /** A phone's own store of apps. */
  | 'store'
  /** A place where anybody puts pages, forms or files. */
  | 'open'
  /** A place on Google's map, shared by anybody. */
  | 'map'
  /** A program by which another person sees and steers the screen. */
  | 'remote'
  /** It carries another address, to which the page may pass its visitor on. */
  | 'passes-on'
  /** Under an ending that few may register under, and not on the company's own name. */
  | 'restricted'
  /** Under such an ending, where the list has another name of the company that was meant. */
  | 'beside-home'
  /** The company's name with another ending or a neutral word: its own, or not. */
  | 'other-address'
  /** An address that the list gives for a company: the one that was meant, where one was. */
  | 'known'
  /** The same, of another company than the one that was meant. */
  | 'known-other'
  /** The very name that was given as the company's, of which the list knows nothing. */
  | 'same-name'
  /** It runs into a word, or a space breaks it: read the other way it is milder. */
  | 'two-readings'
  | 'imitates'
  /** It resembles the company's, as other firms' names do: no disguise that can be told. */
  | 'may-imitate'
  /** The company's name stands before an @, where it leads nowhere. */
  | 'disguised'
  | 'unknown'
  | 'ip-address'
  /** A number that leads no further than the reader's own network or device. */
  | 'own-network'
  | 'no-web-address'
  | 'payment'
  /** It ends as no name does: a file's name, or a slip. */
  | 'no-name'
  /** The same, of a file that installs or runs something. */
  | 'program'
  /** The same, behind a name that imitates none: a company's own, a place for everybody, an unknown one. */
  | 'own-program'
  /** A file's name as often as an address: under .zip there are both. */
  | 'zip'
  /** The same, in a form that is a danger as either. */
  | 'zip-bait'
  | 'unreadable';

/** How a verdict is to be taken, the worst first. */
export const STATES = ['danger', 'doubt', 'untold', 'restricted', 'own'] as const;
export type VerdictState = (typeof STATES)[number];

const STATE_OF: Readonly<Record<VerdictKind, VerdictState>> = {
  mixed: 'danger',
  'whole-script': 'danger',
  'fraud-signs': 'danger',
  'carries-name': 'danger',
  program: 'danger',
  'own-program': 'danger',
  'zip-bait': 'danger',
  zip: 'doubt',
  payment: 'doubt',
  'two-readings': 'doubt',
  imitates: 'danger',
  'may-imitate': 'doubt',
  disguised: 'danger',
  'ip-address': 'danger',
  'own-network': 'doubt',
  'no-web-address': 'danger',
  signs: 'doubt',
  shortener: 'doubt',
  open: 'doubt',
  remote: 'doubt',
  'passes-on': 'doubt',
  'other-address': 'doubt',
  'known-other': 'doubt',
  'beside-home': 'doubt',
  named: 'untold',
  'same-name': 'untold',
  unknown: 'untold',
  'own-short': 'untold',
  store: 'untold',
  map: 'untold',
  'no-name': 'untold',
  unreadable: 'untold',
  restricted: 'restricted',
  known: 'own',
};

/** Verdicts of places whose name says nothing of whose link it is: there is nothing to compare. */
export const HIDES_OWNER: ReadonlySet<VerdictKind> = new Set([
  'own-short',
  'shortener',
  'store',
  'map',
]);

export const stateOf = (kind: VerdictKind): VerdictState => STATE_OF[kind];

/** States of names whose holder is known, or among few. */
export const isHome = (state: VerdictState): boolean => state === 'own' || state === 'restricted';

/** States that warn. */
export const isWarning = (state: VerdictState | undefined): state is 'danger' | 'doubt' =>
  state === 'danger' || state === 'doubt';

/** Whether the reader has to keep away from it. */
export const isDanger = (kind: VerdictKind): boolean => stateOf(kind) === 'danger';
