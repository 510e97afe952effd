/** Messages as people in India are sent them: a fraud is never taken for a company’s own, and a real one never for a danger. */
import { expect, it } from 'vitest';
import { goesByScript, saidIn, scriptSays } from '@/features/site/finder/link/scripts.ts';
import type { VerdictState } from '@/features/site/finder/link/verdict.ts';
import { stateOfMessage } from './message-state.ts';

it.each<[message: string, state: VerdictState, said: string]>([
  // Requests for a secret in any words, and messages that make none.
  ['Your account is blocked. Reply with your OTP and PIN now.', 'danger', 'otp'],
  ['Reply with OTP to confirm', 'danger', 'text'],
  ['Send your CVV to verify the order', 'danger', 'text'],
  ['Please share your password', 'danger', 'text'],
  ['Tell me the OTP', 'danger', 'text'],
  ['ओटीपी सांगा', 'danger', 'text'],
  ['Your Amazon parcel arrives today. Share OTP 4821 with the delivery agent', 'doubt', 'text'],
  ['Your parcel is here. Share your card PIN with the delivery agent', 'danger', 'otp'],
  ['123456 is your OTP for login. Do not share your OTP with anyone', 'doubt', 'code'],
  // A prize that is told by its sum and its winner.
  ['KBC lottery winner! You have won Rs 25,00,000. Contact Rana Pratap', 'danger', 'prize'],
  ['अभिनंदन! तुम्ही २५ लाख रुपयांचे बक्षीस जिंकले', 'danger', 'prize'],
  // What is to be blocked, cut or held, by other words.
  ['Dear customer your HDFC netbanking will be suspended. bit.ly/3xYzAbc', 'danger', 'blocked'],
  ['Your debit card will be deactivated today, call 98765 43210', 'danger', 'blocked'],
  ['Your account will be put on hold: https://secure-bnk.top', 'danger', 'blocked'],
  ['Your UPI will expire tonight. Act: https://is.gd/x', 'danger', 'blocked'],
  ['तुमचे बँक खाते आज बंद होईल, केवायसी करा https://bit.ly/9x', 'danger', 'blocked'],
  ['तुमचे बँक खाते बंद होईल. संपर्क 9876543210', 'danger', 'blocked'],
  ['आज रात्री तुमची वीज खंडित केली जाईल. संपर्क 9876543210', 'danger', 'power'],
  ['I am under digital arrest', 'danger', 'arrest'],
  ['CBI officer says digital arrest, he wants money', 'danger', 'arrest'],
  ['मुझे डिजिटल अरेस्ट किया गया है', 'danger', 'arrest'],
  ['मुंबई पोलिस: तुम्हाला अटक होईल, 9876543210 वर फोन करा', 'danger', 'arrest'],
  // Money that is owed, under a name that its holder chose.
  ['Pay your electricity dues to mseb.bill@okaxis to avoid cut', 'danger', 'power'],
  ['mseb.bill@okaxis', 'doubt', ''],
  ['refund.sbi@ybl', 'danger', ''],
  // Frauds.
  [
    'Dear consumer your electricity power will be disconnected tonight at 9.30 pm from electricity office because your previous month bill was not update. Please immediately contact with our electricity officer 8260303942',
    'danger',
    'power',
  ],
  [
    'प्रिय ग्राहक आपका बिजली कनेक्शन आज रात 9:30 बजे काट दिया जाएगा। तुरंत संपर्क करें 9876543210',
    'danger',
    'power',
  ],
  [
    'Aapka bijli connection aaj raat kaat diya jayega, turant call karein 98765 43210',
    'danger',
    'power',
  ],
  [
    'Earn 5000 daily from home! Just like YouTube videos. WhatsApp wa.me/919876543210',
    'danger',
    'work',
  ],
  ['Ghar baithe kamao Rs 3000 rozana. Join https://t.me/jobs_india99', 'danger', 'work'],
  [
    'India Post: Your parcel is on hold due to incomplete address. Update: https://indiapost-in.top/x',
    'danger',
    'parcel',
  ],
  [
    'Your package could not be delivered due to wrong house number, update your address within 12 hours: https://is.gd/x8',
    'danger',
    'parcel',
  ],
  ['आपका पार्सल रुका हुआ है, अधूरा पता। अपडेट करें https://post-track.top/in', 'danger', 'parcel'],
  [
    'Dear customer, your Jio SIM will be blocked within 24 hours due to pending KYC. Call 9123456780',
    'danger',
    'blocked',
  ],
  ['Aapka SBI account band ho jayega, PAN update karein http://sbi-pan.in/u', 'danger', 'blocked'],
  [
    'प्रिय ग्राहक, आपका एसबीआई खाता आज ब्लॉक हो जाएगा, केवाईसी अपडेट करें https://bit.ly/9x',
    'danger',
    'blocked',
  ],
  [
    'This is CBI Mumbai. A case has been registered against your Aadhaar for money laundering. You are under digital arrest. Join video call https://zoom.us/j/123 +92 301 2345678',
    'danger',
    'arrest',
  ],
  [
    'Income Tax: your refund of Rs 15,490 has been approved. Verify account https://incometax-refund.co/in',
    'danger',
    'refund',
  ],
  [
    'ITR refund of Rs 41,104/- approved. click https://tinyurl.com/itr9 to claim',
    'danger',
    'refund',
  ],
  [
    'Your HDFC reward points worth Rs 9,870 will expire today. Redeem: https://hdfcrewardz.in',
    'danger',
    'points-now',
  ],
  [
    'SBI YONO: reward points Rs 9980 expire tonight, download SBIReward.apk',
    'danger',
    'points-now',
  ],
  ['Congratulations! You won KBC lottery 25 lakh. WhatsApp +92 345 1234567', 'danger', 'prize'],
  [
    'Hi mum, my phone broke, this is my new number 7700900123, send money to rahul@okaxis',
    'danger',
    'family',
  ],
  [
    'Your son is in police custody, pay 50000 to settle the case now, call 8877665544',
    'danger',
    'family',
  ],
  [
    'FASTag KYC expired. Your FASTag will be blocked. update https://fastag-kyc.live/u',
    'danger',
    'blocked',
  ],
  ['Traffic challan pending Rs 500. Pay now: https://echallan-parivahan.top/pay', 'danger', 'text'],
  ['mParivahan challan: install the app VahanParivahan.apk to see your challan', 'danger', 'text'],
  [
    'OLX: I am army officer, scan this QR to receive money upi://pay?pa=armyjawan@ybl&am=15000&pn=Army',
    'danger',
    'text',
  ],
  [
    'You received a cashback of Rs 1,999 from PhonePe. Click phonepe://pay?pa=cash@ybl&am=1999',
    'danger',
    'text',
  ],
  ['Your Netflix payment failed, update card https://netflix-billing.support/in', 'danger', 'text'],
  ['Amazon: Rs 49,999 order placed. Not you? Call 1-888-555-0199', 'doubt', 'text'],
  ['बधाई हो! आपने 25 लाख की लॉटरी जीती है, व्हाट्सएप करें +92 301 2345678', 'danger', 'prize'],
  ['Beta, main papa bol raha hoon, hospital mein hoon, 20000 bhejo 9876501234', 'danger', 'family'],
  [
    'Dear sir ur pan card not updated ur HDFC bank account block today click https://hdfcbank-pan.web.app',
    'danger',
    'blocked',
  ],
  ['आयकर रिफंड रु 15,490 स्वीकृत। क्लिक करें https://bit.ly/itr', 'danger', 'refund'],
  [
    'CBI notice: you have illegal drugs in your parcel, talk to officer on WhatsApp https://wa.me/923012345678',
    'danger',
    'arrest',
  ],
  ['Instant loan 5 lakh in 5 min, no documents. Apply https://quickloan-in.xyz', 'untold', 'text'],
  [
    'Stock tips group: guaranteed 300% returns, join https://chat.whatsapp.com/AbCd123',
    'danger',
    'profit',
  ],
  [
    'Dear HDFC user your netbanking is blocked today pls update pan https://hdfcbank.com call 7866543210',
    'danger',
    'blocked',
  ],
  ['LIC policy bonus of Rs 2,45,000 pending, call 011-41234567 for release', 'doubt', 'text'],
  [
    'TRAI: your mobile will be disconnected in 2 hours. Press 9 or call +91 11 4123 4567',
    'danger',
    'trai',
  ],
  ['PM Kisan installment stopped. eKYC: https://pmkisan-ekyc.in.net', 'danger', 'text'],
  ['KBC winner 9999999999', 'danger', 'prize'],
  [
    'Dear Customer, Your gas connection will be cut tonight, bill not updated, call 8 7 6 5 4 3 2 1 0 9',
    'danger',
    'power',
  ],
  ['Click to accept Rs 5000 gpay reward https://gpay-reward.page.link/x', 'danger', 'text'],
  [
    'Part time job: like YouTube videos earn Rs 50 per like, Rs 3000 a day. Telegram @hr_neha t.me/hr_neha',
    'danger',
    'work',
  ],
  ['Hello, I am from HDFC card dept. Install quicksupport and share code', 'danger', 'screen'],
  ['Install AnyDesk so that we can refund your money', 'danger', 'screen'],
  ['Your SBI account is blocked. Share the OTP with our officer to open it', 'danger', 'otp'],
  ['I sent you Rs 5000 by mistake please return to 9876543210@ybl', 'danger', 'mistake'],
  ['Your Aadhaar is suspended. Call UIDAI officer: 080-45671234', 'danger', 'blocked'],
  [
    'SBI: Dear user, your a/c X1234 debited by Rs 49,000. If not done by you call 09876543210',
    'doubt',
    'debit',
  ],
  [
    'Electricity: bill overdue. Pay Rs 10 to update https://rzp.io/l/x immediately or power cut tonight',
    'danger',
    'power',
  ],
  // Words alone, as of a call.
  [
    'This is CBI. You are under digital arrest. Join Skype call now, do not tell anyone.',
    'danger',
    'arrest',
  ],
  ['Congratulations, you have won 25 lakh in KBC lottery', 'danger', 'prize'],
  ['Mummy my phone is broken, this is my new number, please send 20000', 'danger', 'family'],
  ['OLX buyer: scan this QR to receive payment of Rs 8,000', 'danger', 'text'],
  ['Enter your UPI PIN to receive Rs 2000', 'danger', 'text'],
  ['Scan this code to get your refund', 'danger', 'text'],
  ['PhonePe cashback Rs 999: scan the code and enter PIN to claim', 'danger', 'text'],
  ['पैसे पाने के लिए यह QR स्कैन करें और यूपीआई पिन डालें', 'danger', 'text'],
  ['Guaranteed returns of 20% monthly, join https://t.me/vip_traders', 'danger', 'profit'],
  ['Double your money in 30 days, join telegram t.me/doubleit', 'danger', 'profit'],
  ['Guaranteed 5% daily returns. WhatsApp wa.me/919876543210', 'danger', 'profit'],
  ['Your refund is ready, send Rs 10 to sbi.refund@ybl first', 'danger', 'text'],
  // A code by itself may be another's doing; beside a link or a number it is what it is.
  ['123456 is your OTP for Flipkart. Do not share it with anyone.', 'doubt', 'code'],
  ['Your HDFC account OTP is 4521. Do not share it with anyone.', 'doubt', 'code'],
  ['G-482913 is your Google verification code.', 'doubt', 'code'],
  ['Your OTP is 482913 for txn of Rs 500. Not you? Call 18002586161', 'doubt', 'code'],
  ['Your OTP for Zepto is 4521. https://www.zeptonow.com', 'untold', 'text'],
  // Of banks, couriers, companies and authorities: never a danger.
  ['SBI Card: your reward points expire on 30 Nov. Redeem them in the app', 'doubt', 'points'],
  ['Amazon: share OTP 4521 with the delivery agent, cash on delivery', 'doubt', 'text'],
  ['Please install AnyDesk so that I can set up your printer', 'doubt', 'text'],
  [
    'Dear Customer, your LPG cylinder booking no 1234567890 is confirmed. Cash memo Rs 903. Call 1906 for leak. https://my.ebharatgas.com',
    'own',
    'text',
  ],
  ['Swiggy: your order is out. Delivery partner Ramesh 9876543210', 'doubt', 'text'],
  [
    'Your Delhivery shipment AWB 12345678901234 will be delivered today. https://www.delhivery.com/track',
    'own',
    'text',
  ],
  ['Vi: SIM KYC done. Your number is active. https://www.myvi.in', 'own', 'text'],
  [
    'HDFC Bank: Rs 499.00 debited from a/c **1234 on 25-11-26 to VPA merchant@ybl (UPI Ref No 702912345678). Not you? Call on 18002586161 to report',
    'doubt',
    'debit',
  ],
  [
    'Dear Customer, Rs.2,500.00 debited from A/C XX4321. If not done by you, fwd this SMS to 9223008333 or call 1800111109 - SBI',
    'doubt',
    'debit',
  ],
  [
    'Your OTP for SBI login is 452312. Do not share it with anyone. SBI never asks for OTP. https://sbi.bank.in',
    'own',
    'text',
  ],
  [
    'Dear Customer, your KYC is due for renewal. Visit your branch or https://www.hdfcbank.com/kyc. HDFC Bank',
    'own',
    'text',
  ],
  [
    'Your Axis Bank account may be frozen if KYC is not updated. Update at https://www.axisbank.com or call 18604195555',
    'doubt',
    'blocked',
  ],
  [
    'Dear taxpayer, your ITR for AY 2026-27 has been processed, refund of Rs 4,120 credited. https://www.incometax.gov.in',
    'own',
    'text',
  ],
  [
    'India Post: Article EX123456789IN could not be delivered, address incomplete. Track: https://www.indiapost.gov.in',
    'own',
    'text',
  ],
  [
    'Your Flipkart order OD432112345678901200 is out for delivery. Track: https://fkrt.it/AbC',
    'untold',
    'text',
  ],
  ['Amazon: delivery failed, address incomplete. Update: https://amzn.in/d/abc', 'untold', 'text'],
  [
    'Blue Dart: shipment 12345678901 on hold, address incomplete. https://www.bluedart.com/track or 1860 233 1234',
    'doubt',
    'parcel',
  ],
  [
    'Your Mahadiscom bill of Rs 1,240 is due on 30-11-2026. Pay at https://www.mahadiscom.in to avoid disconnection',
    'own',
    'text',
  ],
  ['BSES: planned power cut today in your area. Details https://www.bsesdelhi.com', 'own', 'text'],
  ['Jio: your plan expires today. Recharge at https://www.jio.com or MyJio app', 'own', 'text'],
  [
    'UIDAI: Aadhaar authentication success on 25/11/2026. If not done by you call 1947 or https://uidai.gov.in',
    'own',
    'text',
  ],
  ['EPFO: your passbook is updated. Visit https://passbook.epfindia.gov.in', 'own', 'text'],
  ['Your challan is pending. Pay: https://echallan.parivahan.gov.in', 'own', 'text'],
  ['IRCTC: PNR 8512345678, Train 12951, DOJ 25-11-2026. https://www.irctc.co.in', 'own', 'text'],
  ['RBI Kehta Hai: never share OTP. https://rbikehtahai.rbi.org.in call 14440', 'own', 'text'],
  [
    'Cyber Dost: there is no digital arrest. If you are threatened with arrest call 1930 or https://cybercrime.gov.in',
    'own',
    'text',
  ],
  ['LIC: premium of policy 123456789 due. Pay at https://licindia.in', 'own', 'text'],
  ['Zerodha: statement for Oct. https://console.zerodha.com', 'own', 'text'],
  [
    'Hiring for clerks, salary Rs 25,000 per month. Apply at https://www.naukri.com/job/1',
    'untold',
    'text',
  ],
  ['Meeting link: https://zoom.us/j/98765432101 at 5 pm', 'doubt', 'text'],
  ['Your CRED points expire soon. https://cred.club/rewards', 'own', 'text'],
  [
    'PNB: Your PNB debit card is blocked as you asked. https://pnb.bank.in 1800 1800',
    'doubt',
    'text',
  ],
  ['SBI Card: reward points expire on 30 Nov. Redeem at https://www.sbicard.com', 'own', 'points'],
  ['BookMyShow: your ticket https://in.bookmyshow.com/t/1', 'own', 'text'],
  ['Police arrest five in Mumbai for drugs: https://www.ndtv.com/x', 'untold', 'text'],
  [
    'Reminder: your appointment at Apollo 25 Nov 10:30 AM. https://www.apollo247.com',
    'untold',
    'text',
  ],
  [
    'Tata Power: your power supply will be disconnected today for non-payment. Pay https://www.tatapower.com or 19123',
    'doubt',
    'power',
  ],
  [
    'Your NetBanking password will expire in 5 days. Change it at https://netbanking.hdfcbank.com',
    'own',
    'password',
  ],
  ['Your order will be delivered, card holder name on bill. https://www.amazon.in', 'own', 'text'],
  ['HDFC Bank: netbanking is down from 1 am to 3 am. https://www.hdfcbank.com', 'own', 'text'],
  ['Your card will be delivered today. https://www.hdfcbank.com', 'own', 'text'],
  ['वीज देखभाल: आज वीज बंद. https://www.mahadiscom.in', 'own', 'text'],
  ['18001234', 'doubt', ''],
  ['1800 11 2211', 'doubt', ''],
  ['https://onlinesbi.sbi', 'own', ''],
  ['care@hdfcbank.com', 'own', ''],
])('%s: %s, %s', async (message, state, said) => {
  expect([await stateOfMessage(message), saidIn(message)]).toEqual([state, said]);
});

it('takes no words that a company announces its works with for a script', () => {
  expect(
    scriptSays(saidIn('BESCOM: Power will be cut today 10am-2pm for maintenance. Call 1912')),
  ).toBe('');
});

it.each([
  'Beware of digital arrest: no police officer arrests you by video. Call 1930',
  'We will send an OTP to your number. Never share it.',
  'Scan any QR with Paytm to pay, and get cashback',
  'Never scan a code or enter a PIN to receive money',
  'Guaranteed returns for 10 years: our life insurance policy',
  'hello there',
])('of words alone, no fraud: %s', (message) => {
  expect(goesByScript(message)).toBe(false);
});
