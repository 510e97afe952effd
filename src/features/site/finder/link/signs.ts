/**
 * What a link's name shows by itself, with no company's domain beside it. A sign is no proof: it is what a
 * careful reader would stop at (APWG, Phishing Activity Trends: brand in the subdomain, words of services in
 * the name, an address written before the @).
 */
import { graphemes } from '@/lib/invisible.ts';
import type { DomainForms } from '@/lookalike/index.ts';
import type { LinkReading } from './read-link.ts';

export interface Sign {
  readonly kind: 'bait' | 'front' | 'ending' | 'user-info';
  /** What shows it, as it stands in the link. Hostile. */
  readonly text: string;
  /** Which graphemes of the name, in Unicode, are it: from, and up to but without. */
  readonly lit: readonly [from: number, to: number] | null;
}

const words = (text: string) => text.split(/\s+/);

/** Words of services that a company's own registered name rarely carries, and names made as bait often do. */
const BAIT = new Set(
  words(`aadhaar aadhar account accounts auth blocked cashback ckyc customercare ekyc helpdesk helpline kyc
    login logon lottery netbanking otp pan passcode password prize reactivate recharge redeem refund refunds
    rekyc reward rewards secure secured security signin support suspended unblock unlock update urgent
    verification verified verify wallet winner`),
);
/** Of these, the ones that are no part of an ordinary word, so that they are seen without a hyphen too. */
const GLUED =
  /^(.{4,}?)(customercare|helpline|netbanking|verification|verify|refund|rewards|ekyc|kyc|login)$/;

/** Endings as they stand at the end of a label, or at the end of what stands before the registered name. */
const WRITTEN_ENDING = /-(?:com|net|org|(?:co|gov|bank|net|org)-in)$/;
const FRONT = /(?:^|\.)([^.]{3,}\.(?:com|net|org|in|(?:co|gov|bank|net|org)\.in))$/;
const NO_NAME = /^(?:www|mail|web|login|secure|cdn|api|app)\./;

/** The bait word in a registered label that holds something else besides, and where it stands; else null. */
function baitIn(label: string): { at: number; text: string } | null {
  const parts = label.split('-');
  let at = 0;
  for (const part of parts) {
    if (parts.length > 1 && BAIT.has(part)) {
      // With the hyphen that ties it to the name, as the engine lights an added word.
      return at > 0 ? { at: at - 1, text: `-${part}` } : { at, text: `${part}-` };
    }
    const glued = GLUED.exec(part)?.slice(1);
    if (glued?.[0] !== undefined && glued[1] !== undefined) {
      return { at: at + glued[0].length, text: glued[1] };
    }
    at += part.length + 1;
  }
  return null;
}

/**
 * The warning signs of a link that is compared with nothing.
 *
 * @param reading what the link is
 * @param forms its name, as the engine reads it
 * @returns each sign once, in the order in which they stand in the link; none for a name without any
 */
export function signsOf(reading: LinkReading, forms: DomainForms): readonly Sign[] {
  const signs: Sign[] = [];
  if (reading.kind === 'name') {
    const before = reading.notes.find((note) => note.kind === 'user-info');
    if (before?.text.includes('.')) signs.push({ kind: 'user-info', text: before.text, lit: null });
  }
  const all = graphemes(forms.unicode).length;
  const front = forms.subdomains.join('.');
  /** Where the registered label begins. */
  const from = front === '' ? 0 : graphemes(front).length + 1;
  const named = FRONT.exec(front)?.[1];
  if (named !== undefined && !NO_NAME.test(named)) {
    // What decides is lit: the end, which a reader stops reading for.
    signs.push({ kind: 'front', text: named, lit: [from - 1, all] });
  }
  const at = (found: { at: number; text: string }): [number, number] => {
    const start = from + graphemes(forms.label.slice(0, found.at)).length;
    return [start, start + graphemes(found.text).length];
  };
  const bait = baitIn(forms.label);
  if (bait) signs.push({ kind: 'bait', text: bait.text, lit: at(bait) });
  const ending = WRITTEN_ENDING.exec(forms.label);
  if (ending) {
    const found = { at: ending.index, text: ending[0] };
    signs.push({ kind: 'ending', text: found.text, lit: at(found) });
  }
  return signs;
}
