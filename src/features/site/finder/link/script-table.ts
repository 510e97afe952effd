/**
 * Scripts that fraud in India writes its messages by, told from a message's words (warnings of I4C, RBI, TRAI and the
 * Department of Posts).
 */
import { NOTICES } from './notice-table.ts';
import { PRESSURE } from './pressure-table.ts';
import { TERSE_SCRIPTS } from './terse-table.ts';
import { isVictims } from './victim.ts';

const YOU = /\b(?:you|your|ur|aap\p{L}*|tum\p{L}*|dear|sir|madam)\b|आप|प्रिय|तुम|आपल/u;
const SOON =
  /tonight|today|immediately|within \d+ ?h|\d ?[ap]\.? ?m\b|\baaj\b|\braat\b|turant|last month|previous month|officer|to avoid|आज|रात|तुरंत|अधिकारी|त्वरित|तात्काळ|तत्काळ|ताबडतोब|लगेच|இன்று|இரவு|আজ|রাতে/;

export interface Script {
  readonly key: string;
  /** The fraud in a few words: "This is how ...". */
  readonly how: string;
  /** The heading that says it, where it is no fraud. */
  readonly title?: string;
  /** What it tells, and what is true of it: "This is a known fraud script: ...". */
  readonly says: string;
  /** All of them stand in its messages, in small letters. */
  readonly words: readonly { test(text: string): boolean }[];
  /** What its messages also ask for: a secret, or a program by which the screen is steered. */
  readonly asks?: 'secret' | 'program';
  /** Whether real companies write so too: words alone then leave it open. */
  readonly isReal?: true;
  /** Whether it has happened already: no link and no number matters beside that. */
  readonly isVictims?: true;
  /** Whether it reaches its reader by telephone or video. */
  readonly isByCall?: true;
  /** Whether words alone leave all of it open. */
  readonly isUntold?: true;
  /** Whether real companies write so every day, with a link of their own: beside such a link it is not told. */
  readonly isCalm?: true;
  /** Whether it says something of words alone: beside a link it is not told. */
  readonly isAlone?: true;
  /** Whether it is no sign of fraud: what it tells is said, and its links and numbers are judged as ever. */
  readonly isNotice?: true;
}

/** What secrets and screens are asked for with: a shop's courier and a helpdesk ask for the same without. */
const MONEY =
  /\baccounts?\b|\ba\/c\b|\bbank|\bk ?yc\b|\bcards?\b|refund|block|freez|froze|\bupi\b|\bsim\b|aadha+r|cashback|reward|\bloan|\bpaise\b|money|खाता|खाते|बैंक|केवाईसी|कार्ड|रिफंड|ब्लॉक|पैसे|बँक/;

const ARREST = {
  key: 'arrest',
  how: 'fake police frighten people',
  says: 'police, CBI or customs threaten with arrest by telephone or video. There is no “digital arrest” in Indian law, and no officer takes money to end a case.',
  isByCall: true,
} as const;

const PARCEL = {
  key: 'parcel',
  how: 'fake couriers get at cards and OTPs',
  says: 'a parcel waits for your address or a small fee. In the end it asks for your card or an OTP. Type the parcel’s number on the courier’s own site instead.',
  isReal: true,
  words: [
    /parcel|package|courier|consignment|shipment|redeliver|\bspeed post\b|पार्सल/,
    /\bheld\b|on hold|incomplete|incorrect|wrong address|(?:could|can) ?not be (?:delivered|completed)|undeliver|failed|return|pending|seized|\bruk\p{L}*|रुक|रोक|अधूरा|गलत/u,
    /address|\bpin ?code\b|house n|\bfee\b|\bpay\b|charge|customs|पता|पते|शुल्क/,
  ],
} as const;

const POINTS = {
  key: 'points',
  how: 'fake reward points lead to fake banks',
  says: 'reward points are about to expire. Points are redeemed in the bank’s own app, and no bank sends a link or a program for it.',
  isReal: true,
  words: [
    /reward|\bpoints?\b|रिवॉर्ड|पॉइंट/,
    /expir|last day|lapse|समाप्त/,
    /bank|card|\bsbi\b|hdfc|icici|axis|yono|बैंक|कार्ड/,
  ],
} as const;

const BLOCKED = {
  key: 'blocked',
  how: 'fake banks and phone companies frighten people',
  says: 'an account, a card or a SIM is to be blocked unless you act at once. Whether that is so, and what is to be done, the company’s own app or its branch tells you.',
  isReal: true,
} as const;

export const SCRIPTS: readonly Script[] = [
  {
    key: 'victim',
    how: 'thieves take money',
    title: 'Money gone, or a code told? Call 1930 now.',
    says: 'then call your bank on the number on your card: have it block the card, net banking and UPI. In the first hours, banks can still hold a payment. Only opened a link, and entered nothing? Close the page.',
    isVictims: true,
    words: [{ test: isVictims }],
  },
  {
    ...ARREST,
    words: [
      /digital arrest|डिजिटल अरेस्ट|\b(?:cbi|ncb|police|narcotics|customs|trai|fedex|court|cyber ?(?:crime|cell)|crime branch|enforcement directorate|press (?:\d|zero|one|nine))\b|पुलिस|सीबीआई|पोल[िी]स|सीबीआय/,
      /arrest|warrant|launder|\bfir\b|case (?:has been |is )?(?:registered|filed)|illegal|drugs|mdma|contraband|गिरफ्तार|अरेस्ट|वारंट|अटक/,
      YOU,
      // What courts and the police write of a fine, or to a complainant.
      /arrest|warrant|launder|illegal|drugs|mdma|contraband|गिरफ्तार|अरेस्ट|वारंट|अटक|^(?!.*(?:\bcnr\b|challan|\be-?courts\b|\be-?fir\b|your complaint))/s,
    ],
  },
  {
    ...ARREST,
    // A parcel of drugs or another crime, before the courier's parcel that waits for a fee.
    words: [
      /\b(?:customs|police|cbi|ncb|narcotics|crime branch)\b|कस्टम|पुलिस|पोल[िी]स|सीबीआई/,
      /parcel|package|courier|consignment|shipment|पार्सल/,
      /seized|\bcaught\b|intercept|suspicious|illegal|drugs|mdma|contraband|जब्त|ज़ब्त|पकड़|संदिग्ध|अवैध/,
      /suspicious|illegal|drugs|mdma|contraband|aadha+r.{0,12}(?:linked|used|misused|found)|\bin your name\b|\bpress (?:\d|zero|one|nine)\b|आधार|संदिग्ध|अवैध/,
      YOU,
    ],
  },
  {
    ...ARREST,
    // As its victim tells it.
    words: [
      /digital arrest|डिजिटल अरेस्ट/,
      /\b(?:i|me|my|he|she|they|some ?(?:body|one))\b|मुझे|मैं|मला|^\W*digital arrest\W*$/,
      // What warns of it.
      /^(?!.*(?:there is no|no such thing|beware|savdhan|सावधान))/s,
    ],
  },
  {
    ...ARREST,
    key: 'police',
    isReal: true,
    isNotice: true,
    // Of a call that may be genuine.
    words: [
      /\b(?:police|cbi|ncb|customs|trai|crime branch|narcotics|enforcement directorate|court)\b|पुलिस|पोल[िी]स|सीबीआई|सीबीआय/,
      /\bcall(?:ed|ing|s)? .{0,20}\b(?:from|as)\b|\b(?:got|had|received) a (?:\w+ )?call\b|\b(?:phone|call) (?:aay[ai]|aa rah[ai])|(?:फ़ोन|फोन|कॉल).{0,6}(?:आया|आ रहा|आला)/,
      /^(?!.*(?:beware|savdhan|सावधान))/s,
    ],
  },
  {
    key: 'power',
    how: 'fake power and gas offices frighten people',
    says: 'the power or the gas is to be cut within hours unless you call or pay. By law, an electricity company gives fifteen days’ notice in writing first.',
    isReal: true,
    words: [
      /electric|\bpower\b|\bbijli\b|\bmeter\b|light bill|\bgas (?:connection|supply|bill)|बिजली|विद्युत|वीज|மின்|বিদ্যুৎ/,
      /\bcut\b|disconnect|discontinu|suspend|\bband\b|\bka+t\p{L}*|काट|कट |कनेक्शन|बंद|खंडित|तोड|काप|துண்டி|কেটে|বিচ্ছিন্ন/u,
      SOON,
      // What a company announces of its works.
      /^(?!.*(?:planned|maintenance|scheduled|shutdown|देखभाल|दुरुस्ती))/s,
    ],
  },
  {
    key: 'work',
    how: 'fake jobs take people’s money',
    says: 'easy money every day for small tasks. The first sums are paid out, so that you then pay in more and lose it.',
    words: [
      /\bearn|income|salary|\btasks?\b|\bkama\p{L}*|कमा/u,
      /\d{3}|lakh|हज़ार|हजार/,
      /daily|per day|a day|every ?day|\/ ?day|rozana|\broz\b|(?:per|each|every) (?:task|like|review|hour)|\bget (?:your|the) first task|\bcomplete (?:\w+ ){0,2}tasks? (?:and|to) (?:get|earn|receive)|रोज|प्रतिदिन/,
    ],
  },
  {
    ...PARCEL,
    key: 'parcel-fee',
    words: [...PARCEL.words, /\bfees?\b|\bpay\b|charge|customs|\bduty\b|शुल्क/],
  },
  { ...PARCEL, isCalm: true },
  {
    key: 'refund',
    how: 'fake tax offices get at cards and OTPs',
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
    how: 'strangers pose as family in trouble',
    says: 'a family member is in trouble, or writes from a new number, and needs money. Call them on the number you already have.',
    words: [
      /\b(?:mum|mom|mummy|papa|dad|father|mother|husband|wife|son|daughter|beta|beti|brother|sister|uncle|friend)\b|बेटा|बेटी|पापा|मम्मी/,
      /new number|lost my phone|phone (?:broke|is broken)|police|accident|custody|hospital|arrest|पुलिस|अस्पताल|दुर्घटना|नया नंबर/,
      /\bpay\b|\bsend\b|money|\bpaise\b|\brs\b|₹|\d{4}|पैसे|रुपये/,
    ],
  },
  {
    ...POINTS,
    key: 'points-now',
    words: [
      ...POINTS.words,
      /today|tonight|immediately|urgent|within|\bhours?\b|last day|\baaj\b|आज|तुरंत/,
    ],
  },
  { ...POINTS, isCalm: true },
  {
    key: 'prize',
    how: 'fake prizes take a fee',
    says: 'a prize from a draw that you never entered. A fee is asked for first, and there is no prize.',
    words: [
      /lottery|lucky (?:draw|winner)|\bkbc\b|\bwon\b|winner|\bjeet\p{L}*|लॉटरी|जीत|जिंक|बक्षीस|बक्षिस/u,
      /lakh|crore|prize|iphone|\d[\d,]{3,}|लाख|करोड़|इनाम|कोटी|बक्षीस|बक्षिस/,
      /congrat|\byou\b|your|\bkbc\b|lottery|\baap\p{L}*|बधाई|आप|अभिनंदन|तुम/u,
    ],
  },
  {
    key: 'profit',
    how: 'fake advisers take people’s savings',
    says: 'sure profits from shares, crypto or a group of insiders. No adviser registered with SEBI may promise a return.',
    words: [
      /stocks?\b|\bshares?\b|trading|\bipo\b|invest|crypto|bitcoin|निवेश|\breturns?\b|\bprofits?\b|\bdouble your money\b|मुनाफ/,
      /guarante|assured|sure ?shot|double|\d ?% ?(?:daily|weekly|monthly|per (?:day|week|month)|profit|returns?|a (?:day|week|month)|guaranteed)|दोगुना|गारंटी|पक्का/,
      // What insurers and banks sell, and shops take back.
      /^(?!.*(?:insurance|polic(?:y|ies)\b|premium|fixed deposit|\bfd\b|return(?:s|ed)? (?:window|period|request|your (?:order|item|product))|easy returns?|refund))/s,
    ],
  },
  {
    key: 'mistake',
    how: 'strangers get money “back” that they never sent',
    says: 'money is said to have been sent to you by mistake, and is to be sent back. What you send is your own. Look into your bank’s app: if money did come, your bank returns it.',
    words: [
      /mistake|accident(?:al)?ly|wrong(?:ly)? (?:number|account|a\/c|upi|person|transfer|sent|credited)|\bgalti\b|गलती/,
      /\bsent\b|transfer|\bpaid\b|credited|\bsend\b|deposit|\bbhej\p{L}*|\bchal[ae] gay[aei]|चला गया|भेज|ट्रांसफर/u,
      /return|refund|send (?:it |them |the money )?back|pay (?:it )?back|give (?:it )?back|\bwapas\b|\blauta\p{L}*|वापस|लौटा/u,
    ],
  },
  ...PRESSURE,
  // Before what is blocked: a bank tells how its customer blocks a card after a payment.
  ...NOTICES,
  {
    key: 'trai',
    how: 'fake officials frighten people',
    says: 'a telephone number is to be cut off by TRAI or the Department of Telecommunications. TRAI disconnects no one, and neither calls nor writes to subscribers about it.',
    isByCall: true,
    words: [
      /\btrai\b|telecom(?:munications?)? (?:regulatory|authority|department|dept)|department of telecom|ट्राई/,
      /disconnect|deactivat|\bcut\b|block|suspend|\bband\b|बंद|ब्लॉक/,
      /\b(?:number|mobile|sim|connection|phone|service)s?\b|नंबर|सिम|मोबाइल/,
      YOU,
      // What warns of it.
      /^(?!.*\b(?:never|not|no one)\b.{0,40}(?:disconnect|block|call|send))/s,
    ],
  },
  {
    ...BLOCKED,
    key: 'password',
    isCalm: true,
    // A bank has passwords changed from time to time.
    words: [
      /password.{0,24}expir/,
      /bank|account|\bcard\b|\byono\b/,
      /^(?!.*(?:\bk ?yc\b|\bpan\b|aadha+r|block|suspend|deactivat))/s,
    ],
  },
  {
    ...BLOCKED,
    words: [
      // What is to be blocked as a threat, not as its owner asked.
      /\b(?:e-?)?kyc\b|\bsim\b|\bpan\b|aadha+r|\btrai\b|केवाईसी|सिम|आधार|पैन|केवायसी|पॅन|(?:बँक|बैंक) खात|வங்கி கணக்கு|ব্যা(?:ংক|ঙ্ক) অ্যাকাউন্ট|\b(?:(?:net|internet|mobile) ?banking|yono|account|a\/c|card|wallet|upi|fastag|netbanking)\b.{0,24}?\b(?:will|shall|(?:is )?going to|is being|to) (?:be )?(?:\w+ ){0,2}(?:block|suspend|deactivat|expir|cut|clos|hold|held|terminat|restrict|freez|froze)|\b(?:net|internet|mobile) ?banking .{0,12}(?:blocked|suspended|deactivated|expired|on hold)/,
      /block|suspend|deactivat|disconnect|expir|freez|froze|\bband\b|clos|stopp|terminat|restrict|\bon hold\b|\bhold\b|\bheld\b|\bcut\b|ब्लॉक|बंद|निलंबित|முடக்க|বন্ধ|ব্লক/,
      /\b(?:account|a\/c|customer|bank|card|sim|number|wallet|yono|net ?banking|fastag|connection|service|user|mobile|officer|upi|(?:internet|mobile) ?banking)s?\b|खात|ग्राहक|सिम|नंबर|बँक|கணக்கு|অ্যাকাউন্ট/,
    ],
  },
  {
    key: 'otp',
    how: 'thieves get an OTP, a PIN or a password',
    says: 'an OTP, a PIN or a password is asked for to save your account, your card or a payment. No bank, company or authority asks for it.',
    asks: 'secret',
    words: [MONEY],
  },
  {
    key: 'screen',
    how: 'thieves get to see and steer a phone',
    says: 'a program is to be installed for a refund, for KYC or against a fraud. With it the caller sees and steers your screen, your bank’s app and your OTPs.',
    asks: 'program',
    words: [MONEY],
  },
  {
    key: 'code',
    how: 'thieves begin',
    title: 'Did you ask for this OTP? If not, someone may be trying to use your account.',
    says: 'if you asked for it, it is for you alone: enter it only where you asked for it.',
    isReal: true,
    isAlone: true,
    isNotice: true,
    words: [
      /\botp\b|one[- ]time (?:password|code|pin)|\b(?:verification|security|login|whatsapp|telegram|instagram|facebook) code\b|ओटीपी/,
      // The helpline's number is no code.
      /(?<![\d.,])(?!(?:1930|14440)(?!\d))(?:\d{4,8}|\d{3}[ -]\d{3})(?![\d.,]\d)|\bis (?:your|the) otp\b/,
    ],
  },
  ...TERSE_SCRIPTS,
];
