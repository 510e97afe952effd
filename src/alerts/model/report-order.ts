/** Finds the part of a report about the name's activity. Only the order of reading changes, never the words. */

/** The end of a first sentence that is followed by another one. */
const FIRST = /^(.{8,400}?[.!?])\s+(?=\S)/su;

/** Words of what was seen at a name: pages and forms, mail, files, money, and that nothing is there. */
const DOES =
  /\b(?:pages?|forms?|(?:web)?sites?|websites?|sign-?in|log-?in|passwords?|credentials?|otp|pan|cvv|kyc|phish\w*|malware|scam\w*|fraud\w*|apk|packages?|downloads?|e?-?mails?|mx|spf|invoices?|payments?|upi|refunds?|remote access|shop|jobs?|redirects?|parked|advertising|for sale|certificates?|hosting|name servers?|address records|content|customer-care)\b/iu;

/** Words of how a name is made. */
const MADE =
  /\b(?:letters?|characters?|digits?|hyphens?|dash(?:es)?|dots?|keystrokes?|spelling|misspel\w*|endings?|tlds?|subdomains?|scripts?|unicode|homoglyphs?|typos?|typosquat\w*|combosquat\w*|brand name|looks the same|u\+[0-9a-f]{4,6})(?!\w)/iu;

/** Words in quotation marks are a name's own: "login" in a name is no login page. */
const QUOTED = /"[^"]{0,60}"|“[^”]{0,60}”/gu;

const does = (text: string): boolean => DOES.test(text.replaceAll(QUOTED, ''));

export interface SplitReport {
  /** The name's activity as far as known; else the whole report. */
  readonly news: string;
  /** The first sentence, where it says how the name is made and the news follows it; else ''. */
  readonly made: string;
  /** True if the news is known to be about the name's activity. */
  readonly does: boolean;
}

/**
 * A report by what an analyst asks first. Its first sentence gives way where it says how the name is made and not
 * what it does; where neither is known, the report is left as it came.
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
 * A report in a line of a list: what the name does, without the sentence on how it is made, which the technique
 * beside it says. All of the report where the two cannot be told apart.
 */
export function newsOf(text: string): string {
  const { news, made, does: isKnown } = splitReport(text);
  if (!isKnown) return made === '' ? news : `${news} ${made}`;
  if (made !== '') return news;
  const first = FIRST.exec(text);
  const rest = first ? text.slice(first[0].length) : '';
  return MADE.test(rest) && !does(rest) ? (first?.[1] ?? '') : text;
}
