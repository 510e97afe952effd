/** Infers the kind of a request from the sighting in the alert. */
import type { Sighting, TakedownKind } from './types.ts';

export interface Inferred {
  readonly kind: TakedownKind;
  readonly sighting: Sighting | '';
}

/** In order: the first one that a sentence has is taken. */
const SIGNS: readonly (readonly [sighting: Sighting, words: RegExp])[] = [
  ['malware', /\b(?:malware|trojan|ransomware|apk|android package)\b/i],
  [
    'phishing',
    /\b(?:phishing (?:page|site|form|kit)|(?:asks?|asking|enter|collects?|harvests?|steals?|takes?|wants?)\b.*\b(?:passwords?|otp|card number|credentials?))\b/i,
  ],
  ['shop', /\b(?:(?:web|online|fake|false) (?:shop|store)|prepaid orders?)\b/i],
  ['mail', /\b(?:e-?mails?|mails) (?:from|in|sent)\b/i],
];

/** The name is only held: nothing harmful was seen at it. */
const ONLY_HELD = /\b(?:parked|(?:offered )?for sale|domain market)\b/i;

/**
 * A sentence that may say that something was not seen, is only suspected or is gone proves nothing. Next to a number,
 * May is a month.
 */
const DENIES =
  /\b(?:no|not|never|without|nothing|none|neither|\w+n['’]t|cannot|unable|free of|clean|lacks?|absent|unlikely|unclear|suspected|possibl[ey]|potential(?:ly)?|(?<!\d\s)may(?!\s\d)|might|could|former(?:ly)?|offline|removed|taken down|anti)\b/i;

/**
 * The kind of request that an alert calls for. Nothing is inferred from a sentence with a negation or a doubt.
 *
 * @param details the backend's text about the alert: any text
 * @returns an abuse report without a sighting if the alert does not say what was seen
 */
export function inferSeen(details: string): Inferred {
  const sentences = details.split(/[.;!?\n]+/);
  const affirmed = sentences.filter((sentence) => !DENIES.test(sentence));
  for (const [sighting, words] of SIGNS) {
    if (affirmed.some((sentence) => words.test(sentence))) return { kind: 'abuse', sighting };
  }
  const isHeld = affirmed.some((sentence) => ONLY_HELD.test(sentence));
  return { kind: isHeld ? 'trademark' : 'abuse', sighting: '' };
}

/** Infers from several alerts: only facts on which all of them agree. */
export function inferFromAll(details: readonly string[]): Inferred {
  const all = details.map(inferSeen);
  const [first] = all;
  if (first === undefined) return { kind: 'abuse', sighting: '' };
  return {
    kind: all.every(({ kind }) => kind === 'trademark') ? 'trademark' : 'abuse',
    sighting: all.every(({ sighting }) => sighting === first.sighting) ? first.sighting : '',
  };
}
