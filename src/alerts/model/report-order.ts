/** Finds the part of a report about the name's activity. Only the order of sentences changes, never their words. */

/** The end of a first sentence that is followed by another one. */
const FIRST = /^(.{8,400}?[.!?])\s+(?=\S)/su;

/** Words for activity at a name: pages and forms, mail, files, money, or nothing. */
const DOES =
  /\b(?:pages?|forms?|(?:web)?sites?|websites?|sign-?in|log-?in|passwords?|credentials?|otp|pan|cvv|kyc|phish\w*|malware|scam\w*|fraud\w*|apk|packages?|downloads?|e?-?mails?|mx|spf|invoices?|payments?|upi|refunds?|remote access|shop|jobs?|redirects?|parked|advertising|for sale|certificates?|hosting|name servers?|address records|content|customer-care)\b/iu;

/** Words for how a name is made. */
const MADE =
  /\b(?:letters?|characters?|digits?|hyphens?|dash(?:es)?|dots?|keystrokes?|spelling|misspel\w*|endings?|tlds?|subdomains?|scripts?|unicode|homoglyphs?|typos?|typosquat\w*|combosquat\w*|brand name|looks the same|u\+[0-9a-f]{4,6})(?!\w)/iu;

/** Words in quotation marks are part of a name: "login" in a name is no login page. */
const QUOTED = /"[^"]{0,60}"|“[^”]{0,60}”/gu;

const does = (text: string): boolean => DOES.test(text.replaceAll(QUOTED, ''));

export interface SplitReport {
  /** The part about the name's activity if known; else the whole report. */
  readonly news: string;
  /** The first sentence, if it describes how the name is made and the news follows it; else ''. */
  readonly made: string;
  /** True if the news is known to be about the name's activity. */
  readonly does: boolean;
}

/**
 * Puts first what an analyst asks first. A first sentence that says how the name is made, and not what it does, moves
 * back; if neither part is known, the report keeps its order.
 */
export function splitReport(text: string): SplitReport {
  const first = FIRST.exec(text);
  const made = first?.[1] ?? '';
  const rest = first ? text.slice(first[0].length) : '';
  if (first && !does(made) && (MADE.test(made) || does(rest))) {
    return { news: rest, made, does: does(rest) };
  }
  return { news: text, made: '', does: does(text) };
}

/**
 * A report in a line of a list: the name's activity, without the sentence on how it is made, which repeats the
 * technique next to it. The whole report if the two cannot be separated.
 */
export function newsOf(text: string): string {
  const { news, made, does: isKnown } = splitReport(text);
  if (!isKnown) return made === '' ? news : `${news} ${made}`;
  if (made !== '') return news;
  const first = FIRST.exec(text);
  const rest = first ? text.slice(first[0].length) : '';
  return MADE.test(rest) && !does(rest) ? (first?.[1] ?? '') : text;
}
