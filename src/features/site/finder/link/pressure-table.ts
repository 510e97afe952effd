/** Scripts that ask for a payment under a threat, as a fee or in another's name. */
import type { Script } from './script-table.ts';

/** What waits for its reader, once a fee is paid. */
const AWAITED =
  /\bloan\b|\be?pf\b|provident|bonus|maturity|\bpolicy\b|\bgift\b|\bgold\b|\bjob\b|work from home|vacanc|scholarship|yojana|scheme|mudra|ayushman|\bcar\b|iphone|laptop|\bnotes?\b|\bcoins?\b|inherit|लोन|नौकरी|ऋण|कर्ज|योजना/;

const FEE =
  /\bfees?\b|\b(?:processing|file|registration|release|security|joining|training|clearance|verification) (?:charges?|deposit|amount)|\bcharges?\b|\bduty\b|\bgst\b|\btax\b|\bfor (?:insurance|registration|customs)|by paying|फ़?ीस|शुल्क|चार्ज/;

export const PRESSURE: readonly Script[] = [
  {
    key: 'blackmail',
    how: 'blackmailers take money',
    says: 'pictures, real or made, are to be shown to others unless you pay. Paying ends nothing: more is asked for. It is a crime, and you are not to blame.',
    words: [
      /nude|naked|morph|obscene|private (?:photo|video|pic)|\brecorded you|\byour\b.{0,12}(?:photo|video|pic)|blackmail|अश्लील|आपक[ीा].{0,12}(?:वीडियो|फोटो|फ़ोटो)|ब्लैकमेल/,
      /blackmail|\bviral\b|\b(?:will|shall|gonna|going to)\b.{0,40}\b(?:upload|leak|publish|expose|(?:send|go|share|post)\b.{0,40}\b(?:to|with|on) (?:all )?(?:your|ur)\b)|वायरल|ब्लैकमेल/,
      /\bpay\b|\bsend\b|\brs\b|₹|\d{4}|money|\bpaise\b|blackmail|पैसे|रुपये|ब्लैकमेल/,
    ],
  },
  {
    key: 'gift',
    how: 'strangers pose as a boss',
    says: 'a superior or a colleague wants gift cards bought, and their codes. Call them on the number you already have.',
    words: [
      /gift ?(?:cards?|vouchers?)|play cards?|itunes/,
      /\b(?:buy|purchase|get|need|arrange|send)\b/,
      /reimburs|\bmeeting\b|\bceo\b|\bmd\b|director|\bboss\b|\bfor (?:a|our|the|some) clients?\b|send (?:me |us )?(?:the |their |its )?(?:codes?|pins?)|scratch/,
    ],
  },
  {
    key: 'forward',
    how: 'thieves get other people’s calls',
    says: 'what is to be dialled passes your calls on to another number, and with them the OTPs that are told by voice. Dialled already? Dial ##002# to end it.',
    words: [/\*(?:21|61|62|67|401|002|004)\*\+?\d{8,}/],
  },
  {
    key: 'safe',
    how: 'thieves have savings moved to themselves',
    says: 'your money is to be moved to a “safe” account. Neither your bank nor the police nor the Reserve Bank has such an account.',
    words: [
      /\b(?:safe|secure|secured|supervision) (?:bank |rbi |government |govt )?(?:account|a\/c|wallet)|सुरक्षित खात/,
      /\b(?:move|transfer|send|deposit|shift)\b|भेज|ट्रांसफर|जमा/,
      // What warns of it.
      /^(?!.*\b(?:never|not)\b.{0,40}\b(?:ask|move|transfer|tell))/s,
    ],
  },
  {
    key: 'fee',
    how: 'fake loans, jobs and gifts take a fee',
    says: 'money, work or a gift waits, and a fee, a tax or a duty is to be paid first. What is paid is lost, and the next fee follows.',
    isReal: true,
    words: [
      AWAITED,
      FEE,
      /\bpay\w*|\bdeposit\b|\bsend\b|\bonly\b|\bhelp me with\b|भर|जमा/,
      /approv|\bstuck\b|sanction|\bselected\b|\bworth\b|no documents|work from home|by paying|\bsent you\b|\bcustoms\b|\b(?:to|for) (?:\w+ )?(?:get|receive|claim|release|withdraw|activate|start|unlock)\b|\bpay\b.{0,40}\bfirst\b|मंज़?ूर|स्वीकृत/,
    ],
  },
];
