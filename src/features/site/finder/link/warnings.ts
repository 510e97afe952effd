/** What warns of a fraud, as banks and the police write it, and asks for nothing itself. */

/** Whom such words tell to turn to. */
const HELP =
  /\b(?:1930|1945|14440)\b|cybercrime|\bhelpline\b|\breport\b|\bcomplain|\bbranch\b|\bofficial\b|\bbe (?:safe|aware|alert)\b/;

/** Of a clause: that something is never asked for. What would be asked for stands behind it. */
const NEVER_ASKED =
  /\b(?:never|not)\b.{0,24}\b(?:ask|call|seek|request|demand|send)|\bno (?:bank|police|officer|one|authority)\b|(?:नहीं|न) (?:मांग|माँग|पूछ)/u;

/** That something must not be done, or is no such thing. */
const NEVER_DO =
  /\b(?:never|do not|don['’]t)\b.{0,24}\b(?:share|disclose|reveal|tell|give|click|respond|install|scan|enter|forward)|\bthere is no\b|\bno such thing\b|\bbeware\b|\bstay (?:alert|safe)\b|\bmat\b|(?:मत|न) (?:बता|दें|शेयर|करें)|सावधान|सतर्क/u;

/** What makes a threat or a secret of it. */
const THREATENS =
  /\bif you (?:do not|don['’]t|fail)|\bunless\b|\botherwise\b|\byou (?:will|are under|have to|must)\b|\btell (?:any|no ?one|your)|\bto (?:any|your) family/;

/** What more is wanted than to be careful. */
const WANTS =
  /verif|updat|\bpay|transfer|deposit|\bjoin\b|install|download|\bclaim|redeem|log ?in\b|submit|\bkyc\b|\bfees?\b|\bfine\b|\b(?:will|has|have|is|are) be|\bhas been\b|\bunder\b|\byour (?:account|number|parcel|sim|card|name)|वेरीफाई|अपडेट|भेज|भर/;

const LONG_NUMBER = /(?<!\d)(?!(?:1930|1945|14440)(?!\d))\d{3,}/;
const FIRST_PERSON = /\b(?:i|i['’]ve|my|me|we)\b/;
/** "Dear customer", "HDFC Bank". */
const MAX_GREETING = 3;

const isWarning = (clause: string): boolean =>
  !THREATENS.test(clause) &&
  (NEVER_ASKED.test(clause) || (NEVER_DO.test(clause) && !WANTS.test(clause)));

/**
 * Whether a text warns, names whom to turn to, and holds nothing else.
 *
 * @param typed any text
 */
export function isAdvice(typed: string): boolean {
  const clauses = typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/https?:\/\/\S+/g, ' ')
    .split(/[.,;:!?।\n]+/)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
  return (
    !clauses.some((clause) => LONG_NUMBER.test(clause) || FIRST_PERSON.test(clause)) &&
    clauses.some(isWarning) &&
    clauses.every(
      (clause) =>
        isWarning(clause) ||
        (!WANTS.test(clause) &&
          !THREATENS.test(clause) &&
          (HELP.test(clause) || clause.split(/\s+/).length <= MAX_GREETING)),
    )
  );
}

/** What words tell that want something, or name what thieves are after. */
const TELLING =
  /\b(?:pay|paid|paise|paisa|rs|inr|money|cash|amount|bank|account|a\/c|card|upi|otp|pin|code|password|kyc|pan|loan|job|work|earn|income|offer|free|gift|prize|won|win|winner|lottery|reward|points|refund|bill|fee|tax|invest|profit|stocks?|crypto|send|sent|share|give|need|help|urgent\w*|emergency|click|link|open|visit|call|dial|press|reply|whatsapp|telegram|join|verify|update|confirm|submit|install|download|app|scan|qr|login|register|apply|transfer|deposit|buy|sell|parcel|courier|delivery|order|police|cbi|court|arrest|case|customs|officer|block\w*|suspend\w*|disconnect\w*|expire\w*|sim|number|photos?|video|dear|sir|madam|customer|bhej\w*|karo|kare\w*|turant|khata|aap\w*|government|govt|hospital|accident)\b/;

/** A number that may be a telephone's, a sum or a code. */
const DIGITS = /\d{3}/;
const MAX_WORDS = 30;

/**
 * Whether words hold nothing that could be checked: few of them, in Latin letters, none of which wants anything.
 *
 * @param typed any text
 */
export function isNothing(typed: string): boolean {
  const text = typed.normalize('NFKC').toLowerCase();
  return (
    /^[\p{Script=Latin}\p{Script=Common}]+$/u.test(text) &&
    text.split(/\s+/).length <= MAX_WORDS &&
    !/[@/\\₹$]|\p{L}\.\p{L}/u.test(text) &&
    !DIGITS.test(text) &&
    !TELLING.test(text)
  );
}
