/**
 * The commonest scripts in five to eight words, as they are sent in chats: told only where no fuller script is, and
 * not beside a company's own link.
 */
import type { Script } from './script-table.ts';

/** A script of the other table, by fewer words. */
export type Terse = Pick<Script, 'key' | 'words' | 'isAlone'>;

/** What warns of something, or advises against it. */
const NO_WARNING = /^(?!.*\b(?:never|not|don['’]?t|mat|beware|avoid)\b)(?!.*(?:मत|सावधान))/s;

/** Scripts that only terse messages go by. */
export const TERSE_SCRIPTS: readonly Script[] = [
  {
    key: 'apk',
    how: 'thieves get into a phone',
    says: 'an app is to be installed as an APK file. Such a file can read your messages and OTPs. No bank or authority sends its app so.',
    isAlone: true,
    words: [
      /\bapk\b|एपीके/,
      /install|download|\bopen\b|\bkhol\p{L}*|\bkaro\b|\bkare\p{L}*|\bkijiye\b|\bupdate\b|इंस्टॉल|डाउनलोड|खोल/u,
      NO_WARNING,
    ],
  },
  {
    key: 'loan',
    how: 'fake lenders take fees and contacts',
    says: 'a loan is promised at once or without papers. Fake lenders take a fee first, or your contacts and pictures by an app, and then threaten.',
    isReal: true,
    isAlone: true,
    words: [
      /\bloan\b|लोन|ऋण|कर्ज/,
      /\b(?:no|without|zero) (?:documents?|papers?|cibil|income proof|verification)|\binstant\b|\bin (?:\d+|five|ten) min|\bbina (?:kagaz|document|cibil)|बिना (?:कागज|दस्तावेज|सिबिल)|तुरंत/,
      /\bapply\b|\bcall\b|whatsapp|\bclick\b|\bget\b|download|\bapp\b|\blo\b|कॉल|लें/,
    ],
  },
];

/** By fewer words than their own. */
export const TERSE: readonly Terse[] = [
  {
    key: 'work',
    words: [
      /\bpart[- ]?time\b|\bwork from home\b|\bwfh\b|\bonline (?:job|work)|\blike (?:\w+ )?(?:videos?|reels?)\b|\blike (?:and|&) subscribe\b|\bghar baithe\b|घर बैठे/,
      /\d{3}/,
      /\bdaily\b|per day|\ba day\b|\/ ?day|every ?day|per (?:task|like|video|review|hour)|\brozana\b|\broz\b|रोज|प्रतिदिन/,
      // A shop's help for some hundreds a day is no task on a telephone.
      /\d{4}|\d,\d{3}|\blikes?\b|subscri|videos?\b|\btasks?\b|review|youtube|instagram|whatsapp|telegram|t\.me|\bhome\b|\bghar\b|घर/,
    ],
  },
  {
    key: 'blocked',
    words: [
      /\bk ?yc\b|केवाईसी|केवायसी/,
      /expir|pending|incomplete|block|suspend|\bband\b|समाप्त|बंद|ब्लॉक/,
      /\b(?:update|complete|verify|do) (?:it )?(?:now|today|immediately|urgent\w*)|\bor (?:be )?block|\bcall now\b|\bclick\b|turant|\baaj\b|तुरंत|आज/,
      NO_WARNING,
    ],
  },
  {
    key: 'prize',
    words: [
      /\blucky (?:draw|winner)\b|\blottery\b|\bjackpot\b|\bkbc\b|\bprize\b|लॉटरी|इनाम/,
      /\bwinner\b|\bwon\b|congrat|\bselected\b|\bclaim\b|जीत|बधाई/,
      /\bpay\b|shipping|\bfees?\b|bank details|\bclaim\b|\bclick\b|\bcall\b|whatsapp|कॉल|भर/,
    ],
  },
  {
    key: 'otp',
    words: [
      /\be?sim\b/,
      /upgrad|\bswap\b|\b5g\b|activat|\bport/,
      /\b(?:send|share|tell|forward|reply with) (?:me |us )?(?:the |that |your )?(?:code|otp)\b|\b(?:code|otp) (?:bhej|bata)\p{L}*/u,
      NO_WARNING,
    ],
  },
  {
    key: 'blackmail',
    words: [
      /\bpay\b|\bmoney\b|\bpaise\b|पैसे/,
      /\bleak|\bviral\b|\bupload|\bexpose\b|वायरल/,
      /\byour? .{0,12}(?:video|photo|pics?\b|nude)|private (?:video|photo|pics?\b)|\btumhar\p{L}* .{0,12}(?:video|photo)|\baapk\p{L}* .{0,12}(?:video|photo)/u,
      /\bor (?:i|we|else)\b|\bwill\b|\bwarna\b|\bnahi(?:n)? to\b|वरना/,
    ],
  },
];
