/**
 * Scripts that fraud in India writes its messages by, told from a message's words (warnings of I4C, RBI, TRAI and the
 * Department of Posts). With a link or a number that is no company's own, such a message is a danger.
 */
import { asksIn, SECRET } from './asks.ts';
import { linksIn } from './read-link.ts';

const YOU = /\b(?:you|your|ur|aap\p{L}*|tum\p{L}*|dear|sir|madam)\b|आप|प्रिय/u;
const SOON =
  /tonight|today|immediately|within \d+ ?h|\d ?[ap]\.? ?m\b|\baaj\b|\braat\b|turant|last month|previous month|officer|आज|रात|तुरंत|अधिकारी/;

interface Script {
  readonly key: string;
  /** What it tells, and what is true of it: "This is a known script: ...". */
  readonly says: string;
  /** All of them stand in its messages, in small letters. */
  readonly words: readonly RegExp[];
  /** What its messages also ask for: a secret, or a program by which the screen is steered. */
  readonly asks?: 'secret' | 'program';
  /** Whether real companies write so too: words alone then leave it open. */
  readonly isReal?: true;
  /** Whether it reaches its reader by telephone or video. */
  readonly isByCall?: true;
}

/** What secrets and screens are asked for with: a shop's courier and a helpdesk ask for the same without. */
const MONEY =
  /\baccounts?\b|\ba\/c\b|\bbank|\bk ?yc\b|\bcards?\b|refund|block|freez|froze|\bupi\b|\bsim\b|aadha+r|cashback|reward|\bloan|\bpaise\b|money|खाता|खाते|बैंक|केवाईसी|कार्ड|रिफंड|ब्लॉक|पैसे/;

const SCRIPTS: readonly Script[] = [
  {
    key: 'arrest',
    says: 'police, CBI or customs threaten with arrest by telephone or video. There is no “digital arrest” in Indian law, and no officer takes money to end a case.',
    isByCall: true,
    words: [
      /digital arrest|डिजिटल अरेस्ट|\b(?:cbi|ncb|police|narcotics|customs|trai|fedex|court|cyber ?(?:crime|cell)|enforcement directorate)\b|पुलिस|सीबीआई/,
      /arrest|warrant|launder|\bfir\b|case (?:has been |is )?(?:registered|filed)|illegal|drugs|गिरफ्तार|अरेस्ट|वारंट/,
      YOU,
    ],
  },
  {
    key: 'power',
    says: 'the power or the gas is to be cut within hours unless you call or pay. By law, an electricity company gives fifteen days’ notice in writing first.',
    isReal: true,
    words: [
      /electric|\bpower\b|\bbijli\b|\bmeter\b|light bill|\bgas (?:connection|supply|bill)|बिजली|विद्युत/,
      /\bcut\b|disconnect|discontinu|suspend|\bband\b|\bka+t\p{L}*|काट|कट |कनेक्शन|बंद/u,
      SOON,
      // What a company announces of its works.
      /^(?!.*(?:planned|maintenance|scheduled|shutdown))/s,
    ],
  },
  {
    key: 'work',
    says: 'easy money every day for small tasks. The first sums are paid out, so that you then pay in more and lose it.',
    words: [
      /\bearn|income|salary|\bkama\p{L}*|कमा/u,
      /\d{3}|lakh|हज़ार|हजार/,
      /daily|per day|a day|every ?day|\/ ?day|rozana|\broz\b|(?:per|each|every) (?:task|like|review|hour)|रोज|प्रतिदिन/,
    ],
  },
  {
    key: 'parcel',
    says: 'a parcel waits for your address or a small fee. In the end it asks for your card or an OTP. Type the parcel’s number on the courier’s own site instead.',
    isReal: true,
    words: [
      /parcel|package|courier|consignment|shipment|\bspeed post\b|पार्सल/,
      /\bheld\b|on hold|incomplete|incorrect|wrong address|(?:could|can) ?not be (?:delivered|completed)|undeliver|failed|return|pending|seized|\bruk\p{L}*|रुक|रोक|अधूरा|गलत/u,
      /address|\bpin ?code\b|house n|\bfee\b|\bpay\b|charge|customs|पता|पते|शुल्क/,
    ],
  },
  {
    key: 'refund',
    says: 'a tax refund waits to be claimed by a link. The tax department pays it into the account named in your return, and asks for no card and no OTP.',
    isReal: true,
    words: [
      /income[- ]?tax|\bitr\b|\bi-?t (?:dept|department|refund)|\bgst\b|\btax\b|आयकर/,
      /refund|रिफंड|वापसी/,
      /approv|claim|verify|click|update|submit|pending|confirm|सत्यापित|क्लिक/,
    ],
  },
  {
    key: 'family',
    says: 'a family member is in trouble, or writes from a new number, and needs money. Call them on the number you already have.',
    words: [
      /\b(?:mum|mom|mummy|papa|dad|son|daughter|beta|beti|brother|sister|uncle|friend)\b|बेटा|बेटी|पापा|मम्मी/,
      /new number|lost my phone|phone (?:broke|is broken)|police|accident|custody|hospital|arrest|पुलिस|अस्पताल|दुर्घटना|नया नंबर/,
      /\bpay\b|\bsend\b|money|\bpaise\b|\brs\b|₹|\d{4}|पैसे|रुपये/,
    ],
  },
  {
    key: 'points',
    says: 'reward points are about to expire. Points are redeemed in the bank’s own app, and no bank sends a link or a program for it.',
    isReal: true,
    words: [
      /reward|\bpoints?\b|रिवॉर्ड|पॉइंट/,
      /expir|last day|lapse|समाप्त/,
      /bank|card|\bsbi\b|hdfc|icici|axis|yono|बैंक|कार्ड/,
    ],
  },
  {
    key: 'prize',
    says: 'a prize from a draw that you never entered. A fee is asked for first, and there is no prize.',
    words: [
      /lottery|lucky (?:draw|winner)|\bkbc\b|\bwon\b|winner|\bjeet\p{L}*|लॉटरी|जीत/u,
      /lakh|crore|prize|iphone|\d{4}|लाख|करोड़|इनाम/,
      /congrat|\byou\b|your|\bkbc\b|lottery|\baap\p{L}*|बधाई|आप/u,
    ],
  },
  {
    key: 'profit',
    says: 'sure profits from shares, crypto or a group of insiders. No adviser registered with SEBI may promise a return.',
    words: [
      /stocks?\b|\bshares?\b|trading|\bipo\b|invest|crypto|bitcoin|निवेश/,
      /guarantee|assured|sure ?shot|double|\d ?% ?(?:daily|per day|profit|returns?|a day|guaranteed)|दोगुना/,
    ],
  },
  {
    key: 'blocked',
    says: 'an account, a card or a SIM is to be blocked unless you act at once. Whether that is so, and what is to be done, the company’s own app or its branch tells you.',
    isReal: true,
    words: [
      /\b(?:e-?)?kyc\b|\bsim\b|\bpan\b|aadha+r|\btrai\b|केवाईसी|सिम|आधार|पैन/,
      /block|suspend|deactivat|disconnect|expir|freez|froze|\bband\b|clos|stopp|ब्लॉक|बंद|निलंबित/,
      /\b(?:account|a\/c|customer|bank|card|sim|number|wallet|yono|net ?banking|fastag|connection|service|user|mobile|officer)s?\b|खाता|ग्राहक|सिम|नंबर/,
    ],
  },
  {
    key: 'otp',
    says: 'an OTP, a PIN or a password is asked for to save your account, your card or a payment. No bank, company or authority asks for it.',
    asks: 'secret',
    // A parcel's code is told at the door, a ride's to its driver.
    words: [MONEY, /^(?!.*(?:deliver|courier|parcel|driver|\bride\b|डिलीवरी|पार्सल))/s],
  },
  {
    key: 'screen',
    says: 'a program is to be installed for a refund, for KYC or against a fraud. With it the caller sees and steers your screen, your bank’s app and your OTPs.',
    asks: 'program',
    words: [MONEY],
  },
  {
    key: 'mistake',
    says: 'money is said to have been sent to you by mistake, and is to be sent back. What you send is your own. Look into your bank’s app: if money did come, your bank returns it.',
    words: [
      /mistake|accident(?:al)?ly|wrong(?:ly)? (?:number|account|a\/c|upi|person|transfer|sent|credited)|\bgalti\b|गलती/,
      /\bsent\b|transfer|\bpaid\b|credited|\bsend\b|deposit|\bbhej\p{L}*|चला गया|भेज|ट्रांसफर/u,
      /return|refund|send (?:it |them |the money )?back|pay (?:it )?back|give (?:it )?back|\bwapas\b|\blauta\p{L}*|वापस|लौटा/u,
    ],
  },
];

/** What the address of a verdict keeps of a message: by which script it goes, or that there was one at all. */
const MESSAGE = 'text';

const BY_KEY = new Map(SCRIPTS.map((script) => [script.key, script]));

/** What an address says of its message; '' for none. Hostile: any text. */
export const readSaid = (said: string): string =>
  said === MESSAGE || BY_KEY.has(said) ? said : '';

/** A message's text as the scripts are told from it. */
const plain = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase();

/** The script that a message goes by; undefined for none. */
function scriptIn(typed: string): Script | undefined {
  const text = plain(typed);
  const asked = asksIn(typed).map((ask) => (ask.startsWith(SECRET) ? 'secret' : 'program'));
  return SCRIPTS.find(
    ({ words, asks }) =>
      (asks === undefined || asked.includes(asks)) && words.every((word) => word.test(text)),
  );
}

/** By which script a message goes, or that words surround its links; '' where there are none. */
export function saidIn(typed: string): string {
  const script = scriptIn(typed);
  if (script) return script.key;
  const links = new Set(linksIn(typed));
  const words = typed.split(/\s+/).filter((word) => /^\p{L}[\p{L}\p{M}]+[,:!.]?$/u.test(word));
  return words.some((word) => !links.has(word)) ? MESSAGE : '';
}

/** What is told of a script: "This is a known script: ..."; '' where the message goes by none. */
export const scriptSays = (said: string): string => BY_KEY.get(said)?.says ?? '';

/** Whether a script reaches its reader by telephone or video. */
export const isByCall = (said: string): boolean => BY_KEY.get(said)?.isByCall === true;

/** How a message without a link or a number is to be taken, by its script; undefined where it goes by none. */
export function stateOfWords(said: string): 'danger' | 'doubt' | undefined {
  const script = BY_KEY.get(said);
  return script && (script.isReal ? 'doubt' : 'danger');
}

/** Banks and the police tell the scripts to warn of them. */
const WARNS =
  /\b(?:call|dial|on|to) 1930\b|1930 पर|cyber ?dost|cybercrime\.gov|\bbeware\b|\bstay alert\b|fraudsters|सावधान|सतर्क/;

/** Whether the words of a message alone say that it is a fraud, or may be. */
export const goesByScript = (typed: string): boolean =>
  scriptIn(typed) !== undefined && !WARNS.test(plain(typed));
