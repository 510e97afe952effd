/**
 * What banks write of every day, and fraud imitates: words that tell of money. They ask for nothing by themselves, so
 * that neither a UPI ID nor a number in them is a request; what they say is told, and how to make sure of it.
 */
import { SENDER } from './read-link.ts';
import type { Script } from './script-table.ts';

/** A sum: "Rs 499", "INR 1,299.00", "₹500", "debited by 1500.0". */
const SUM = /(?:\brs|\binr|₹|रु|ரூ)[.:\s]*\d|\d\s*(?:रुपये|रुपए|টাকা)|[০-৯]\s*টাকা|\bby \d/u;

const ACCOUNT =
  /\ba\/?c\b|\bacct\b|\baccounts?\b|\bcard\b|\bupi\b|\bvpa\b|\bbank\b|\batm\b|\bneft\b|\bimps\b|\bfastag\b|\bwallet\b|\bde(?:bit|duct)ed\b|@\w|खात|बैंक|बँक|கணக்கு|অ্যাকাউন্ট/;

/** What asks for more than to be read. */
const ASKS_MORE =
  /\b(?:pay|send|transfer) (?:rs|inr|₹|\d)|\bi(?: have|['’]ve)? (?:sent|paid|transferred)|\be?-?kyc\b|suspend|deactivat|will be (?:block|clos|froze)|\bpin\b(?! ?code)/;

const asksNoMore = new RegExp(`^(?!.*(?:${ASKS_MORE.source}))`, 's');

/** What warns of frauds, and asks for nothing. */
export const ADVICE_SAID = 'advice';

/** What holds nothing that could be checked. */
export const NOTHING = 'nothing';

/** Neither is told by single words. */
const BY_ALL: readonly { test(text: string): boolean }[] = [{ test: () => false }];

/** By what the number of the helpline is known. */
export const HELPLINE = 'helpline';

/** By what the emergency number is known. */
export const EMERGENCY = 'emergency';

/** Money that has not left yet. */
const SOON = /\b(?:will|shall|to|going to|would) be (?:auto[- ]?)?(?:debited|deducted)/;

export const NOTICES: readonly Script[] = [
  {
    key: HELPLINE,
    how: 'people get help',
    title: '1930 is the national cybercrime helpline.',
    says: 'dial it yourself: a caller can show any number, this one too.',
    isUntold: true,
    isNotice: true,
    words: [/^\s*1930\s*$/],
  },
  {
    key: EMERGENCY,
    how: 'people get help',
    title: '112 is the emergency number.',
    says: 'dial it yourself, for the police, an ambulance or the fire brigade: a caller can show any number, this one too.',
    isUntold: true,
    isNotice: true,
    words: [/^\s*112\s*$/],
  },
  {
    key: ADVICE_SAID,
    how: 'people are warned',
    title: 'This is advice: it asks for nothing.',
    says: 'no bank, company or authority asks for an OTP, a PIN or a password.',
    isUntold: true,
    isNotice: true,
    words: BY_ALL,
  },
  {
    key: NOTHING,
    how: 'people write',
    title: 'Nothing here to check: no link, number or request.',
    says: 'paste the whole message.',
    isUntold: true,
    isNotice: true,
    words: BY_ALL,
  },
  {
    key: 'sender',
    how: 'thieves begin',
    title: 'A sender’s name can be forged: it proves nothing.',
    says: 'paste the whole message: its words, its links and its numbers tell more.',
    isUntold: true,
    isNotice: true,
    words: [SENDER],
  },
  {
    key: 'debit-due',
    how: 'thieves begin',
    title: 'This says that money will leave your account.',
    says: 'whether it will, your bank’s own app or your payment app shows, and there it is stopped. A message like this can be false.',
    isReal: true,
    isNotice: true,
    words: [SOON, ACCOUNT, asksNoMore],
  },
  {
    key: 'debit',
    how: 'thieves begin',
    title: 'This says that money has left your account.',
    says: 'a false message with a number or a link to “stop the payment” is a common fraud, and a true one is no reason to use either.',
    isReal: true,
    isNotice: true,
    words: [
      /(?<!\bno amount )(?<!\bnot )\b(?:debited|deducted|withdrawn|spent)\b|\bsent (?:rs|inr|₹)|\bpaid (?:rs|inr|₹)|(?:rs|inr|₹)[.\s]*[\d,.]+ (?:sent|paid|transferred)\b|\bmoney sent\b|\b(?:txn|transaction) of (?:rs|inr|₹).{0,24}\b(?:done|made|successful)|\bdr\.? from\b|\bupi\/dr\b|\bdr\/|\btrf to\b|डेबिट|काटे गए|निकाले गए|वजा|பற்று|কাটা হয়েছে|ডেবিট/,
      SUM,
      ACCOUNT,
      asksNoMore,
    ],
  },
  {
    key: 'credit',
    how: 'thieves begin',
    title: 'This says that money has come into your account.',
    says: 'whether it has, your bank’s own app alone shows: anyone can write such a message. If someone asks for it back, send nothing, and ask your bank.',
    isUntold: true,
    isNotice: true,
    words: [
      /(?<!\bbe )\b(?:credited|deposited)\b|\breceived (?:rs|inr|₹)|जमा|क्रेडिट/,
      SUM,
      ACCOUNT,
      asksNoMore,
    ],
  },
];
