/** Messages as a telephone in India gets them, by what they are: how each is taken, and by which words. */
import { expect, it } from 'vitest';
import { saidIn } from '@/features/site/finder/link/scripts.ts';
import type { VerdictState } from '@/features/site/finder/link/verdict.ts';
import { stateOfMessage } from './message-state.ts';

it.each<[what: string, message: string, state: VerdictState, said: string]>([
  // Alerts of banks: the UPI ID in them is no request, and they are no fraud; nor are they cleared.
  [
    'Debit to a UPI ID, a mobile number',
    'ALERT: INR 49,999 debited to VPA merchant@okaxis. Not you? Call 98765 43210',
    'doubt',
    'debit',
  ],
  [
    'Debit of SBI',
    'Dear UPI user A/C X4321 debited by 1500.0 on date 25Nov26 trf to RAMESH KUMAR Refno 632812345678. If not u? call 1800111109. -SBI',
    'doubt',
    'debit',
  ],
  [
    'Debit of HDFC Bank, a number to block',
    'Sent Rs.2000.00 From HDFC Bank A/C *4321 To RAVI STORES On 25/11/26 Ref 632912345678 Not You? Call 18002586161/SMS BLOCK UPI to 7308080808',
    'doubt',
    'debit',
  ],
  [
    'Debit of ICICI Bank, of two UPI IDs',
    'ICICI Bank Acct XX123 debited for Rs 1250.00 on 25-Nov-26; swiggy@icici credited. UPI:702912345678. Call 18002662 for dispute. SMS BLOCK 123 to 9215676766.',
    'doubt',
    'debit',
  ],
  [
    'Debit of Kotak, its own link',
    'Sent Rs.350.00 from Kotak Bank AC X1234 to gpay-11234567@okbizaxis on 25-11-26.UPI Ref 632912345678. Not you, https://kotak.com/KBANKT/Fraud',
    'doubt',
    'debit',
  ],
  [
    'Debit without a link or a number',
    'UPI/DR/632912345678/RAVI/YBL/ravi@ybl/Payment. Rs 250 debited from your account XX1234',
    'doubt',
    'debit',
  ],
  [
    'Debit of Bank of Baroda',
    'Rs.120.00 Dr. from A/C XXXXXX1234 and Cr. to paytmqr28100505@paytm. Ref:632912345678. Not you? Call 18005700/5000-BOB',
    'doubt',
    'debit',
  ],
  ['Payment in words', 'Rs 500 sent to ravi@ybl via UPI from A/c XX1234', 'doubt', 'debit'],
  [
    'Debit in Hindi',
    'आपके खाते XX1234 से ₹500 डेबिट हुए हैं। यदि आपने नहीं किया तो 1800111109 पर कॉल करें - SBI',
    'doubt',
    'debit',
  ],
  [
    'Debit with an unknown link',
    'Rs 24,500 debited from your a/c for EMI. To cancel: https://cancel-txn.example/x',
    'doubt',
    'debit',
  ],
  [
    'Debit with a link that imitates',
    'Rs 24,500 debited from your HDFC a/c. Not you? https://hdfcbank-secure.in/stop',
    'danger',
    'debit',
  ],
  [
    'A payment to come',
    'Rs 9,999 will be deducted from your account today. To stop call 8123456789',
    'doubt',
    'debit-due',
  ],
  // What a victim writes, of which nothing is asked for; and what only sounds so.
  ['Victim: an OTP told', 'I clicked and entered my OTP', 'danger', 'victim'],
  ['Victim: beside a link', 'I clicked sbi-kyc.in and entered my card', 'danger', 'victim'],
  ['Victim: screen shown', 'I installed anydesk and they took my money', 'danger', 'victim'],
  ['Victim: SIM', 'my sim stopped working suddenly', 'danger', 'victim'],
  ['Victim: Hinglish', 'mere khate se paise kat gaye', 'danger', 'victim'],
  ['Victim: Hindi', 'मैंने ओटीपी बता दिया', 'danger', 'victim'],
  ['Victim: Marathi', 'माझ्या खात्यातून पैसे गेले', 'danger', 'victim'],
  ['Victim: Bengali', 'আমার টাকা কেটে নিয়েছে', 'danger', 'victim'],
  [
    'Sent by mistake, it says',
    'Sir galti se aapke account mein 3000 chala gaya, wapas kar dijiye 9876501234',
    'danger',
    'mistake',
  ],
  // Numbers and names that are no message.
  ['The helpline', '1930', 'untold', 'helpline'],
  ['A sender’s name', 'VM-SBIINB', 'untold', 'sender'],
  ['A sender’s name as it is now', 'VK-HDFCBK-S:', 'untold', 'sender'],
  // Words of a debit around a request: the request counts.
  [
    'Debit, then a payment asked for',
    'Rs 5,000 debited wrongly from your a/c. To get it back send Rs 10 to sbi.refund@ybl',
    'danger',
    'text',
  ],
])('%s: %s', async (_, message, state, said) => {
  expect([await stateOfMessage(message), saidIn(message)]).toEqual([state, said]);
});

it.each(['I have not shared my OTP with anyone', 'Is this real?'])(
  'of words alone, no loss: %s',
  (message) => {
    expect(saidIn(message)).toBe('text');
  },
);
