/** Messages as a telephone in India gets them, by what they are: how each is taken, and by which words. */
import { expect, it } from 'vitest';
import { companyCalled } from '@/features/site/finder/link/companies.ts';
import { judgeLink } from '@/features/site/finder/link/judge.ts';
import { brokenLinksIn, linksIn } from '@/features/site/finder/link/read-link.ts';
import { keptOfWords, saidIn } from '@/features/site/finder/link/scripts.ts';
import type { VerdictState } from '@/features/site/finder/link/verdict.ts';
import { engine } from './engine.ts';
import { stateOfMessage } from './message-state.ts';

it.each<[what: string, message: string, state: VerdictState | undefined, said: string]>([
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
  ['Victim: a payment of others', 'they took 20000 from my bank account', 'danger', 'victim'],
  ['Victim: unknown payment', 'I have not done this transaction', 'danger', 'victim'],
  ['Victim: at home', 'my father gave OTP to a caller', 'danger', 'victim'],
  ['Victim: Hinglish, a link', 'link pe click ho gaya', 'danger', 'victim'],
  ['Asked for a secret', 'someone is asking me for OTP', 'danger', 'text'],
  [
    'Sent by mistake, it says',
    'Sir galti se aapke account mein 3000 chala gaya, wapas kar dijiye 9876501234',
    'danger',
    'mistake',
  ],
  // Numbers and names that are no message.
  ['The helpline', '1930', 'untold', 'helpline'],
  ['The emergency number', '112', 'untold', 'emergency'],
  ['A sender’s name', 'VM-SBIINB', 'untold', 'sender'],
  ['A sender’s name as it is now', 'VK-HDFCBK-S:', 'untold', 'sender'],
  // What came in, and is given back to no one.
  [
    'Credit by UPI',
    'Rs 2000 credited to HDFC Bank A/c XX1234 on 25-11-26 from VPA ravi.k@okicici (UPI 632912345678)',
    'doubt',
    'credit',
  ],
  ['Salary', 'Rs.15,000.00 credited to your A/c XX1234 by salary NEFT -SBI', 'untold', 'credit'],
  [
    'Credit, to be given back',
    'Rs 5,000 credited to your account by mistake. Kindly return to ravi@ybl',
    'danger',
    'mistake',
  ],
  // A company’s own name under another ending: doubtful, and a danger where the words threaten.
  ['Own name elsewhere', 'hdfcbank.co', 'doubt', ''],
  ['Own name elsewhere, short', 'sbi.info', 'doubt', ''],
  ['Own name elsewhere, spoken of', 'SBI: visit https://sbi.info/x', 'doubt', 'text'],
  [
    'Own name elsewhere, a threat',
    'Your SBI account will be blocked: https://sbi.info/kyc',
    'danger',
    'blocked',
  ],
  ['An authority’s name under an open ending', 'uidai.in', 'danger', ''],
  // Threats, fees and others’ names.
  [
    'Loan app',
    'You have not repaid the loan. We will send your morphed photos to all your contacts. Pay Rs 7,000 now on 9876501234@paytm',
    'danger',
    'blackmail',
  ],
  ['Blackmail', 'Pay now or your nude video will go to all your friends', 'danger', 'blackmail'],
  ['Victim of blackmail', 'they are blackmailing me with my photos', 'danger', 'blackmail'],
  [
    'Pictures of a school',
    'We will share your photos of the fair with Rs 200 prints to order: https://school.example',
    'untold',
    'text',
  ],
  [
    'Boss',
    'Hi, this is your MD, I am in a meeting. Buy 5 gift cards and send me the codes',
    'danger',
    'gift',
  ],
  ['Forwarding of calls', 'Your courier is stuck, dial *401*9876501234#', 'danger', 'forward'],
  ['Safe account', 'SBI fraud desk here. Move your money to a safe account', 'danger', 'safe'],
  [
    'Loan fee',
    'Your loan is approved. Pay processing fee of Rs 2,500 first to loans@ybl',
    'danger',
    'fee',
  ],
  [
    'Provident fund',
    'Your PF of Rs 2,34,000 is stuck. Pay Rs 1,500 processing fee to release. Call 9123456780',
    'danger',
    'fee',
  ],
  [
    'Insurance renewal',
    'Car insurance renewal: pay premium Rs 5,400 incl GST and get 20% off at https://www.acko.com',
    'untold',
    'text',
  ],
  ['Tasks', 'Complete 3 tasks and get Rs 150. Reply YES to get your first task', 'danger', 'work'],
  [
    'Army buyer',
    'Army officer here: I send Rs 1 to you first, scan the QR code and enter PIN',
    'danger',
    'text',
  ],
  [
    'Relief',
    'You have received Rs 10,000 from PM relief. Enter UPI PIN to accept',
    'danger',
    'text',
  ],
  [
    'Customs by video',
    'This is Mumbai Customs. A parcel with MDMA in your name was seized. Join a video call with the officer',
    'danger',
    'arrest',
  ],
  [
    'Customs, a suspicious parcel',
    'Your Aadhaar is linked to a suspicious parcel seized by customs at Mumbai. Press 1',
    'danger',
    'arrest',
  ],
  [
    'NCB, a parcel in your name',
    'NCB: a package in your name was seized with illegal passports. Call 9876501234',
    'danger',
    'arrest',
  ],
  ['Customs in Hindi', 'आपके आधार से जुड़ा संदिग्ध पार्सल कस्टम ने जब्त किया है, 1 दबाएँ', 'danger', 'arrest'],
  [
    'Customs duty',
    'Your parcel is held at customs. Upload your Aadhaar and pay the duty at https://www.dhl.com',
    'doubt',
    'parcel-fee',
  ],
  ['Police by telephone', 'someone called from police and asked for money', 'doubt', 'police'],
  [
    'Police verification',
    'Police called from 9876543210 for passport verification, be at home',
    'doubt',
    'police',
  ],
  [
    'Order to cancel by its OTP',
    'Your parcel OTP: tell the 6 digit code to our executive to cancel the order',
    'danger',
    'text',
  ],
  ['eSIM', 'Your SIM moves to eSIM. Forward the code to 9876501234 to activate', 'danger', 'otp'],
  [
    'Redelivery',
    'Your Amazon delivery failed. Pay Rs 5 redelivery fee: https://amzn-redeliver.top',
    'danger',
    'parcel-fee',
  ],
  [
    'KYC in Tamil',
    'உங்கள் வங்கி கணக்கு இன்று முடக்கப்படும். KYC புதுப்பிக்க https://bit.ly/3x',
    'danger',
    'blocked',
  ],
  [
    'Power in Bengali',
    'আপনার বিদ্যুৎ সংযোগ আজ রাতে কেটে দেওয়া হবে, 9876501234 নম্বরে কল করুন',
    'danger',
    'power',
  ],
  [
    'Power in Marathi',
    'तुमचे वीज बिल अपडेट नाही, आज रात्री वीज कापली जाईल. 9330123456 वर संपर्क करा',
    'danger',
    'power',
  ],
  [
    'A meeting that anyone can open',
    'Your interview with Infosys is scheduled. Join https://teams.microsoft.com/l/meetup',
    'doubt',
    'text',
  ],
  ['A meeting by its address', 'https://meet.google.com/abc-defg-hij', 'doubt', ''],
  ['A map', 'The wedding is here: https://maps.app.goo.gl/abc', 'untold', 'text'],
  // Words of a debit around a request: the request counts.
  [
    'Debit, then a PIN asked for',
    'Rs 25,000 debited. To reverse enter UPI PIN at the link https://rev.example',
    'danger',
    'text',
  ],
  [
    'Debit, then a payment asked for',
    'Rs 5,000 debited wrongly from your a/c. To get it back send Rs 10 to sbi.refund@ybl',
    'danger',
    'text',
  ],
  // Links made at a service where anybody makes some: no imitation, and no name of a company's own.
  ['App link of a shop', 'https://swiggy.onelink.me/abc', 'doubt', ''],
  ['App link of a wallet', 'https://phonepe.app.link/x', 'doubt', ''],
  ['App link of a test', 'https://hdfcbank.test-app.link/x', 'doubt', ''],
  ['App link of Firebase', 'https://sbi.page.link/x', 'doubt', ''],
  ['App link of Google', 'https://sbi.app.goo.gl/x', 'doubt', ''],
  ['App link of Adjust', 'https://myntra.go.link/x', 'doubt', ''],
  ['Page of links', 'https://linktr.ee/myntra', 'doubt', ''],
  ['App link in an offer', 'Myntra: 50% off today https://myntra.onelink.me/x', 'doubt', 'text'],
  [
    'App link, a request',
    'HDFC Bank: verify your card at https://hdfcbank.onelink.me/x',
    'danger',
    'text',
  ],
  [
    'App link, a threat',
    'Your SBI account will be blocked today. https://sbi.page.link/kyc',
    'danger',
    'blocked',
  ],
  ['App link with an app', 'https://swiggy.onelink.me/swiggy.apk', 'danger', ''],
  [
    'App link that carries another',
    'https://swiggy.onelink.me/a?af_web_dp=https://sbi-kyc.top',
    'danger',
    '',
  ],
  ['Its name before another', 'https://swiggy.onelink.me.sbi-kyc.top/x', 'danger', ''],
])('%s: %s', async (_, message, state, said) => {
  expect([await stateOfMessage(message), saidIn(message)]).toEqual([state, said]);
});

// In five to eight words, as chats bring them.
it.each<[message: string, state: VerdictState, said: string]>([
  ['Part time job Rs 5000 per day like youtube videos', 'danger', 'work'],
  ['https://t.me/sbi_jobs Part time job Rs 5000 per day like youtube videos', 'danger', 'work'],
  ['work from home earn daily 3000 whatsapp me', 'danger', 'work'],
  ['like and subscribe task 200 per like', 'danger', 'work'],
  ['hdfc bank ka apk download karo', 'danger', 'apk'],
  ['install the apk to update kyc', 'danger', 'apk'],
  ['SBI KYC expired, update now or blocked', 'doubt', 'blocked'],
  ['Lucky draw winner iphone, pay shipping now', 'danger', 'prize'],
  ['Bijli aaj raat kat jayegi, call karo', 'doubt', 'power'],
  ['Parcel held at customs, pay fee now', 'doubt', 'parcel-fee'],
  ['Instant loan 5 lakh, no documents, apply', 'doubt', 'loan'],
  ['otp bhejo jaldi account band hoga', 'danger', 'otp'],
  ['Jio SIM 5G upgrade, send the code', 'danger', 'otp'],
  ['SIM will be blocked today, call now', 'doubt', 'blocked'],
  ['Refund ke liye anydesk install karo', 'danger', 'screen'],
  ['CBI warrant issued against you, pay now', 'danger', 'arrest'],
  ['Join VIP trading group, 30% daily profit', 'danger', 'profit'],
  ['Buy Amazon gift cards, send me codes', 'danger', 'gift'],
  ['Scan QR to receive Rs 5000 cashback', 'danger', 'text'],
  ['Pay or I leak your private video', 'danger', 'blackmail'],
  ['Mummy new number, send 10000 urgent', 'danger', 'family'],
])('in few words: %s: %s, %s', async (message, state, said) => {
  expect([await stateOfMessage(message), saidIn(message)]).toEqual([state, said]);
});

it.each([
  'Your order is out for delivery',
  'Job interview tomorrow at 11 am',
  'Please like and subscribe to my channel',
  'Mummy, send 500 for lunch please',
  'Power cut planned Sunday 10 to 2',
  'Download the SBI app from Play Store',
  'Do not install any apk, says SBI',
  'Customs duty paid, your parcel is shipped',
  'Work from home today, call me',
  'Loan EMI of Rs 5,000 due on 5th',
  'Your KYC is complete now',
  'Part time help at our shop, 400 a day',
  'Happy birthday! Gift card is on table',
])('in few words, no script: %s', async (message) => {
  expect([await stateOfMessage(message), saidIn(message)]).toEqual([undefined, 'text']);
});

it.each(['I have not shared my OTP with anyone', 'Is this real?'])(
  'of words alone, no loss: %s',
  (message) => {
    expect(saidIn(message)).toBe('text');
  },
);

// A genuine link beside the words of a fraud makes none of them milder.
it.each<[said: string, message: string, state: VerdictState]>([
  [
    'arrest',
    'Your parcel is held at customs. You will be arrested under NDPS. Verify at https://cybercrime.gov.in',
    'danger',
  ],
  [
    'arrest',
    'CBI: you are under digital arrest. Do not tell anyone. Call 1930 or https://cybercrime.gov.in',
    'danger',
  ],
  [
    'prize',
    'You have won 25 lakh KBC lottery. Pay the fee. Details https://www.sbi.co.in',
    'danger',
  ],
  ['work', 'Earn Rs 5000 daily from home, like videos on https://www.youtube.com', 'danger'],
  [
    'family',
    'Papa, I lost my phone, this is my new number, send 20000 by https://www.paytm.com',
    'danger',
  ],
  ['profit', 'Guaranteed 20% monthly returns in stocks: https://www.zerodha.com', 'danger'],
  [
    'mistake',
    'I sent you Rs 5000 by mistake, please return it by https://www.phonepe.com',
    'danger',
  ],
  [
    'blackmail',
    'Pay now or your nude video will go to all your friends https://www.facebook.com',
    'danger',
  ],
  [
    'gift',
    'Hi, this is your MD, I am in a meeting. Buy 5 gift cards at https://www.amazon.in and send me the codes',
    'danger',
  ],
  ['forward', 'Dial *401*9876501234# to track your parcel: https://www.bluedart.com', 'danger'],
  ['safe', 'Move your money to a safe account, see https://www.rbi.org.in', 'danger'],
  ['otp', 'Your account is blocked. Reply with your OTP. https://sbi.co.in', 'danger'],
  [
    'screen',
    'Install AnyDesk so that we can refund your money: https://www.hdfcbank.com',
    'danger',
  ],
  [
    'trai',
    'TRAI: your number will be disconnected in 2 hours, press 9. https://www.trai.gov.in',
    'danger',
  ],
  ['victim', 'I clicked https://www.sbi.co.in and entered my OTP', 'danger'],
  // What real companies write, too: as in doubt as their words alone.
  [
    'blocked',
    'SBI: your account will be blocked today. Update KYC: https://sbi.co.in/kyc',
    'doubt',
  ],
  ['power', 'Your power will be cut tonight. Pay at https://www.mahadiscom.in', 'doubt'],
  [
    'fee',
    'Your loan is approved. Pay the processing fee of Rs 2,500 first: https://www.sbi.co.in',
    'doubt',
  ],
  [
    'parcel-fee',
    'Your parcel is on hold. Pay Rs 25 customs fee: https://www.indiapost.gov.in',
    'doubt',
  ],
  ['refund', 'ITR refund approved. Verify your account at https://www.incometax.gov.in', 'doubt'],
  [
    'points-now',
    'SBI Card: your reward points expire today. Redeem: https://www.sbicard.com',
    'doubt',
  ],
  // What they write every day stays calm.
  ['points', 'SBI Card: your reward points expire on 30 Nov: https://www.sbicard.com', 'own'],
  ['parcel', 'Your shipment is on hold, address incomplete: https://www.bluedart.com', 'own'],
  ['password', 'Your bank password will expire in 5 days: https://netbanking.hdfcbank.com', 'own'],
  [
    'text',
    'HDFC Bank: 482913 is the OTP for your login. Never share it. https://www.hdfcbank.com',
    'own',
  ],
  ['text', 'Your Flipkart order is out for delivery: https://www.flipkart.com/orders', 'own'],
  ['text', 'Airtel: your bill of Rs 599 is due on 30 Nov. Pay at https://www.airtel.in', 'own'],
  ['credit', 'Rs 2000 credited to your A/c XX1234. Details: https://www.onlinesbi.sbi -SBI', 'own'],
  [
    'text',
    'eCourts: case registered, CNR MHPU010012342026, your next date 12 Dec. https://services.ecourts.gov.in',
    'restricted',
  ],
  [
    'text',
    'SBI: Beware of digital arrest. Never share your OTP. Report at https://cybercrime.gov.in or 1930',
    'own',
  ],
])('beside a genuine link, %s: %s', async (said, message, state) => {
  expect([await stateOfMessage(message), saidIn(message)]).toEqual([state, said]);
});

// Words that name one company, and the own link of another one.
it.each<[what: string, message: string, state: VerdictState]>([
  [
    'threat',
    'SBI: your account will be blocked today. Update KYC at https://www.amazon.in/kyc',
    'doubt',
  ],
  ['request', 'SBI: please verify your details at https://www.flipkart.com/x', 'doubt'],
  ['courier', 'Amazon: your order is out for delivery https://www.delhivery.com/track', 'own'],
  ['shop', 'HDFC Bank offer: 10% off at https://www.amazon.in/x', 'own'],
  ['its group', 'SBI Card: verify your mobile number at https://www.sbi.co.in', 'own'],
  ['report', 'SBI: verify who calls you. Report to https://cybercrime.gov.in', 'own'],
  ['authority', 'SBI: update your Aadhaar at https://uidai.gov.in', 'own'],
])('of another company’s own link, %s: %s', async (_, message, state) => {
  expect(await stateOfMessage(message)).toBe(state);
});

it.each([
  ['https://myntra.onelink.me/x', 'myntra.com'],
  ['https://phonepe.app.link/x', 'phonepe.com'],
  ['https://hdfcbank.page.link/x', 'hdfcbank.com'],
])('calls %s no imitation of %s', async (link, domain) => {
  const { signal } = new AbortController();
  expect((await judgeLink(link, domain, engine, signal)).kind).toBe('open');
});

it.each([
  [
    'advice',
    'HDFC Bank will never ask you to update KYC by SMS link. Never share OTP. Report fraud at 1930.',
  ],
  ['advice', 'Beware of digital arrest: no police officer arrests you by video. Call 1930'],
  ['advice', 'SBI never asks for your PIN'],
  ['code', '482913 is your OTP. Never share it'],
  ['arrest', 'CBI: you are under digital arrest. Do not tell anyone. Report at 1930'],
  ['text', 'Never share your OTP. Pay the fee to update your KYC'],
  ['text', 'If you do not report to the branch your account is lost. Never share OTP'],
  ['nothing', 'Are we meeting for lunch tomorrow?'],
  ['nothing', 'hello'],
  ['nothing', 'Your appointment with Dr. Mehta is tomorrow at 10:30 AM'],
  ['unnamed', 'I need your help urgently'],
  ['unnamed', 'Society maintenance of Rs 2,500 is due, pay by Sunday'],
  ['text', 'SBI is closed tomorrow'],
  ['text', 'कल मिलते हैं'],
])('of words alone, %s: %s', (said, message) => {
  expect(keptOfWords(message)).toBe(said);
});

it.each([
  ['Update your SBI KYC at sbi-kyc . com', 'sbi-kyc.com'],
  ['Update your SBI KYC at sbi-kyc . com today', 'sbi-kyc.com'],
  ['w w w . sbi-kyc . com', 'www.sbi-kyc.com'],
  ['Visit w w w . sbi-kyc . co . in now', 'www.sbi-kyc.co.in'],
  ['Update at sbi-kyc .com/login', 'sbi-kyc.com/login'],
  ['Update at sbi-kyc . in', 'sbi-kyc.in'],
])('joins the address that blanks break in %s', (message, link) => {
  expect(linksIn(message)).toEqual([link]);
  expect(brokenLinksIn(message)).toEqual(new Set([link]));
});

it.each([
  'Thank you . In case of doubt visit your branch',
  'thank you . in case of doubt, ask',
  'We set up a check-in . in case of delay call us',
  'Open the app . click there . help us',
])('joins no sentences: %s', (message) => {
  expect(brokenLinksIn(message)).toEqual(new Set());
});

it.each(['sbi-kyc.top/x', 'http://sbi-pan.in/u', 'https://kyc-help.example', 'https://sbi.info'])(
  'compares %s with one address of its company, spoken of or given by its name',
  async (link) => {
    const { signal } = new AbortController();
    const spoken = companyCalled('SBI');
    const one = await judgeLink(link, '', engine, signal, { spoken });
    const two = await judgeLink(link, 'sbi.co.in', engine, signal, { byName: true });
    expect(one.domain).toBe(two.domain);
  },
);
