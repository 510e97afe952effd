/** The rules of the link check: the kind and tone of a link, with and without a company. */
import { describe, expect, test } from 'vitest';
import { checkMessage } from '@/link-check/model/check-message.ts';

type Row = [text: string, company: string, kind: string, tone: string];

const leading = (text: string, company: string) => {
  const [verdict] = checkMessage(text, company).verdicts;
  return [verdict?.kind, verdict?.tone];
};

describe.each<[title: string, rows: Row[]]>([
  [
    'own: a domain of the company',
    [
      ['https://netbanking.hdfcbank.com/x', '', 'own', 'vouches'],
      ['https://www.hdfcbank.com:8443/netbanking?x=https://hdfcbank.com/y', '', 'own', 'vouches'],
      ['https://SBI.CO.IN./login', '', 'own', 'vouches'],
      ['https://sbi%2eco.in/x', '', 'own', 'vouches'],
      ['Visit:sbi.bank.in', 'SBI', 'own', 'vouches'],
      ['https://www.sbicard.com', 'SBI', 'own', 'vouches'],
      ['https://sbi.co.in', 'SBI Card', 'own', 'vouches'],
      ['https://hdfcbank.com/x', 'netbanking.hdfcbank.com', 'own', 'vouches'],
      // Another company's own domain is no comfort.
      ['https://icicibank.com', 'HDFC', 'unknown', 'neutral'],
      // Pages that a publisher writes itself; the rest is open.
      ['https://accounts.google.com/signin?continue=https://mail.google.com', '', 'own', 'vouches'],
      ['https://github.com/login', '', 'own', 'vouches'],
      ['https://github.com//LOGIN', '', 'own', 'vouches'],
      ['https://www.zoom.us', '', 'own', 'vouches'],
    ],
  ],
  [
    'restricted: under a suffix that only some bodies get',
    [
      ['https://police.gov.in/x', '', 'restricted', 'vouches'],
      ['https://police.gov.in/x', 'police.gov.in', 'restricted', 'vouches'],
      ['https://bank.sbi', 'SBI', 'restricted', 'vouches'],
      ['https://epfo.gov.in', 'EPFO', 'restricted', 'vouches'],
      ['https://www.esic.gov.in', 'ESIC', 'restricted', 'vouches'],
      ['https://kyc.gov.in', 'ESIC', 'unknown', 'neutral'],
      ['https://esik.gov.in', 'ESIC Corporation', 'unknown', 'neutral'],
      ['https://esic.gov.in', 'esic.in', 'carries', 'doubt'],
      ['https://mahapolice.gov.in', 'Maharashtra Police', 'carries', 'doubt'],
      // The company has its own domain there: this is another bank’s.
      ['https://sbm.bank.in', 'SBI', 'unknown', 'neutral'],
      ['https://hdfcbamk.bank.in', 'HDFC Bank', 'imitates', 'danger'],
      // A missing space.
      ['IS BLOCKED.SBI BANK', '', 'unread', 'cannot-tell'],
      ['https://notes.cloud.microsoft/x', '', 'open', 'doubt'],
    ],
  ],
  [
    'imitates: a lookalike, the domain in front, another suffix',
    [
      ['https://www.arnazon.in', '', 'imitates', 'danger'],
      ['https://paypaI.com', '', 'imitates', 'danger'],
      ['https://hdfcbnk.com', '', 'imitates', 'danger'],
      ['https://paytmm.com', '', 'imitates', 'danger'],
      ['https://netfl1x-billing.com', '', 'imitates', 'danger'],
      ['https://sbi.co.in-abc.com', '', 'imitates', 'danger'],
      ['care@hdfcbank.com.evil.in', '', 'imitates', 'danger'],
      ['https://uidai.org', '', 'imitates', 'danger'],
      ['https://hdfcbank.xyz', '', 'imitates', 'danger'],
      ['https://acmestudi0.in', 'acmestudio.in', 'imitates', 'danger'],
      // Other names.
      ['https://tomato.com', '', 'unknown', 'neutral'],
      ['https://kodak.com', '', 'unknown', 'neutral'],
      ['https://netflix.shop', '', 'carries', 'doubt'],
    ],
  ],
  [
    'disguised: user info, scripts, numbers, schemes, signs',
    [
      ['https://hdfcbank.com@evil-kyc.in/', '', 'disguised', 'danger'],
      ['https://user:sbi.co.in@evil.in/', '', 'disguised', 'danger'],
      ['https://wikip\u0430dia.org', '', 'disguised', 'danger'],
      ['http://2130706433', '', 'disguised', 'danger'],
      ['http://[::1]/hdfcbank.com', '', 'disguised', 'danger'],
      ['javascript:alert(1)', '', 'disguised', 'danger'],
      ['https://sbi.bank.in\\@evil.top/', 'SBI', 'disguised', 'danger'],
      ['Data:1.5GB/day,Voice:Unlimited hdfcbank.com', '', 'own', 'vouches'],
    ],
  ],
  [
    'carries: a company’s word, a danger next to an alarm word',
    [
      ['https://sbi-kyc.top', '', 'carries', 'danger'],
      ['https://sbikycupdate.in', '', 'carries', 'danger'],
      ['https://yono-sbi.xyz', '', 'carries', 'danger'],
      ['https://yonosbi.xyz', '', 'carries', 'danger'],
      ['https://जियो-रिचार्ज.भारत', '', 'carries', 'danger'],
      ['https://indiapost-in.top', '', 'carries', 'danger'],
      ['https://hdfcbank.verify-login.in', '', 'carries', 'danger'],
      ['https://sbi-kyc.top', 'HDFC Bank', 'carries', 'danger'],
      ['https://paytmbazaar.com', '', 'carries', 'doubt'],
      ['https://secure-bnk.top', '', 'carries', 'doubt'],
      ['https://sahyadri-lokbank-kyc.com', 'Sahyadri Lok Bank', 'carries', 'danger'],
      ['https://sahyadri-lokbank.com', 'Sahyadri Lok Bank', 'carries', 'doubt'],
      ['https://swiggy.onelink.me/swiggy.apk', '', 'carries', 'danger'],
      ['VahanParivahan.apk', '', 'carries', 'danger'],
      // A forgotten blank, or a trick.
      ['Visit hdfcbank.com.Do not share', '', 'carries', 'doubt'],
      ['https://hdfcbank.com.do/login', '', 'carries', 'doubt'],
    ],
  ],
  [
    'hides: shorteners, redirects, caches',
    [
      ['https://bit.ly/x', 'bit.ly', 'hides', 'doubt'],
      ['https://amzn.in/d/1', 'Amazon', 'hides', 'doubt'],
      ['https://www.hdfcbank.com/r?next=//evil.in', '', 'hides', 'doubt'],
      ['https://www.hdfcbank.com/r#https://evil.in', '', 'hides', 'doubt'],
      ['https://www.hdfcbank.com/r?next=[2001:db8::1]', '', 'disguised', 'danger'],
      ['https://www.hdfcbank.com/r?next=https://evil.unlisted', '', 'unread', 'cannot-tell'],
      ['https://www.hdfcbank.com/r?next=//evil.unlisted', '', 'unread', 'cannot-tell'],
      ['https://www.hdfcbank.com/r?next=https://evil', '', 'unread', 'cannot-tell'],
      ['https://www.hdfcbank.com/r?next=evil.in%00.hdfcbank.com', '', 'unread', 'cannot-tell'],
      ['https://www.linkedin.com/slink?code=abc', '', 'hides', 'doubt'],
      // Links that lead nowhere else.
      ['https://www.hdfcbank.com/x?page=login.do', '', 'own', 'vouches'],
      ['https://www.sbicard.com/en/personal/credit-cards.page', '', 'own', 'vouches'],
      ['https://www.hdfcbank.com/r?next=evil.page', '', 'hides', 'doubt'],
      ['https://www.hdfcbank.com/go/evil.page', '', 'hides', 'doubt'],
      ['https://www.sbicard.com/go?x=evil.page', '', 'hides', 'doubt'],
      ['https://www.hdfcbank.com/x?email=rahul@gmail.com', '', 'own', 'vouches'],
      ['https://www.hdfcbank.com/x?utm_source=flipkart.com', '', 'own', 'vouches'],
      ['https://www.hdfcbank.com/x?y=https://netbanking.hdfcbank.com', '', 'own', 'vouches'],
      ['hdfcbank.com error 0x80070057, version 1.2.3', '', 'own', 'vouches'],
      ['cybercrime.gov.inपर शिकायत करें', '', 'own', 'vouches'],
    ],
  ],
  [
    'open: anyone can publish there, a danger with a company’s name',
    [
      ['https://sites.google.com/view/sbi-kyc', '', 'open', 'danger'],
      ['https://sites.google.com/view/sbi-club', '', 'open', 'doubt'],
      ['https://sites.google.com/view/hdfc-bank', '', 'open', 'danger'],
      ['https://t.me/sbi_support', '', 'open', 'danger'],
      ['https://x.com/AxisBankSupport', '', 'open', 'doubt'],
      ['https://hdfc.weebly.com', '', 'open', 'danger'],
      ['https://netflix.github.io', '', 'open', 'doubt'],
      // The name of an app is no host.
      ['https://play.google.com/store/apps/details?id=com.phonepe.app', '', 'open', 'doubt'],
      ['https://play.google.com/store/apps/details?id=//evil.in', '', 'hides', 'doubt'],
      ['https://linkedin.com//IN/someone', '', 'open', 'doubt'],
      ['https://zoom.us/my/sbi.support', '', 'open', 'doubt'],
      // Pages of companies, colleges and authorities that others write.
      ['https://www.naukri.com/code360/profile/x', '', 'open', 'doubt'],
      ['https://www.naukri.com/job-listings-loan-officer-hdfc-bank-1', '', 'open', 'doubt'],
      ['https://www.zomato.com/users/x-1', '', 'open', 'doubt'],
      ['https://www.zomato.com/review/AbCd', '', 'open', 'doubt'],
      ['https://www.flipkart.com/reviews/x', '', 'open', 'doubt'],
      ['https://www.jiosaavn.com/s/playlist/x/customer_care/y', '', 'open', 'doubt'],
      ['https://console.zerodha.com/verified/x', '', 'open', 'doubt'],
      ['https://www.hdfcbank.com/community/x', '', 'open', 'doubt'],
      ['https://www.nykaa.com/@x', '', 'open', 'doubt'],
      ['https://www.jio.com/app#/users/x', '', 'open', 'doubt'],
      ['https://in.community.jio.com/x', '', 'open', 'doubt'],
      ['https://seller-community.flipkart.com/x', '', 'open', 'doubt'],
      ['https://www.amazon.in/hz/wishlist/ls/x', '', 'open', 'doubt'],
      ['https://www.amazon.co.uk/sp?seller=x', '', 'open', 'doubt'],
      ['https://www.amazon.in/stores/x/page/1', '', 'open', 'doubt'],
      ['https://sellercentral.amazon.in/seller-forums/discussions/t/x', '', 'open', 'doubt'],
      ['https://someone.signin.aws.amazon.com/console', '', 'open', 'doubt'],
      ['https://mail.google.com/chat/u/0/#chat/space/AAAA', '', 'open', 'doubt'],
      ['https://mail.google.com/mail/u/0/#chat/space/AAAA', '', 'open', 'doubt'],
      ['https://mail.google.com/mail/u/0/?view=cm&to=someone@evil.in', '', 'open', 'doubt'],
      ['https://home.iitk.ac.in/~someone', '', 'open', 'doubt'],
      ['https://openforge.gov.in/someone', '', 'open', 'doubt'],
      ['https://community.data.gov.in/x', '', 'open', 'doubt'],
      ['https://wiki.college.ac.in/User:Someone', '', 'open', 'doubt'],
      // Pages of the person who is signed in.
      ['https://www.naukri.com/mnjuser/profile?id=1', '', 'own', 'vouches'],
      ['https://www.irctc.co.in/nget/profile/user-registration', '', 'own', 'vouches'],
      ['https://groww.in/user/balance', '', 'own', 'vouches'],
      ['https://www.nykaa.com/users/sign_in', '', 'own', 'vouches'],
      ['https://www.amazon.in/Some-Phone/dp/B0ABC', '', 'own', 'vouches'],
      ['https://ap-south-1.signin.aws.amazon.com/x', '', 'own', 'vouches'],
      ['https://mail.google.com/mail/u/0/#inbox', '', 'own', 'vouches'],
      ['https://github.com/login', '', 'own', 'vouches'],
      ['https://www.iitk.ac.in/new/', '', 'restricted', 'vouches'],
      // A site shows what its link says: a phone number there can be anyone’s.
      ['https://help.netflix.com/en/search?q=Call%20Now%201-805-555-0100', '', 'open', 'doubt'],
      ['https://support.apple.com/kb/index?q=call+1+805+555+0100', '', 'open', 'doubt'],
      ['https://www.paypal.com/us/cshelp/search?q=%2B1-805-555-0100', '', 'open', 'doubt'],
      ['https://sbi.co.in/web/search?text=Customer%20care%209876543210', '', 'open', 'doubt'],
      ['https://incometax.gov.in/error?msg=Call+9876543210', '', 'open', 'doubt'],
      ['https://police.gov.in/search?q=call+9876543210', '', 'open', 'doubt'],
      ['https://www.hdfcbank.com/x/Call-98765-43210-for-refund', '', 'open', 'doubt'],
      ['https://www.hdfcbank.com/#Call-9876543210', '', 'open', 'doubt'],
      [
        'https://www.goindigo.in/search.html?q=%F0%9F%93%9E98%E2%80%8B76543210',
        '',
        'open',
        'doubt',
      ],
      // A number that only a machine reads, and a time of day.
      ['https://www.bluedart.com/tracking?awb=12345678901', '', 'own', 'vouches'],
      ['https://www.flipkart.com/x?pid=1234567890&q=iphone+15', '', 'own', 'vouches'],
      ['https://www.flipkart.com/x?order_id=OD432112345678901200', '', 'own', 'vouches'],
      ['https://www.hdfcbank.com/x?gclid=Cj0KCQiA9876543210', '', 'own', 'vouches'],
      ['https://www.jio.com/dashboard?mobile=9876543210&name=Rahul+Sharma', '', 'own', 'vouches'],
      ['https://groww.in/x?at=2026-12-01%2010:30%20IST', '', 'own', 'vouches'],
      ['sbi.refund@gmail.com', '', 'open', 'danger'],
      ['ramesh.sbi@gmail.com', '', 'open', 'doubt'],
    ],
  ],
  [
    'program: what installs, calls or pays',
    [
      ['https://www.amazon.in/app.apk', 'Amazon', 'program', 'doubt'],
      ['RTO CHALLAN (1).apk', '', 'program', 'doubt'],
      ['upi://pay?pa=x@ybl&am=120000', '', 'program', 'doubt'],
      ['tel:9876543210', '', 'program', 'doubt'],
      ['intent://hdfcbank.com/#Intent;scheme=https;end', '', 'program', 'doubt'],
      ['https://anydesk.com/download', '', 'program', 'doubt'],
      ['https://x.screenconnect.com', '', 'program', 'doubt'],
      ['https://www.hdfcbank.com/x.mobileconfig', '', 'program', 'doubt'],
      ['https://www.hdfcbank.com/x.vbe', '', 'program', 'doubt'],
      ['https://www.hdfcbank.com/x?callback.url=1', '', 'own', 'vouches'],
      // Pages of a company on which anyone is paid.
      ['https://www.paypal.com/myaccount/transfer/homepage/send?amount=5', '', 'program', 'doubt'],
      [
        'https://www.paypal.com/signin?returnUri=%2Fmyaccount%2Ftransfer%2Fhomepage',
        '',
        'program',
        'doubt',
      ],
      ['https://eazypay.icicibank.com/eazypayLink?P1=x', '', 'program', 'doubt'],
      ['https://eazypay.icici.bank.in/eazypayLink?P1=x', '', 'program', 'doubt'],
      ['https://easypay.axisbank.co.in/easyPay/makePayment?mid=x', '', 'program', 'doubt'],
      ['https://www.onlinesbi.sbi/sbicollect/icollecthome.htm?corpID=1', '', 'program', 'doubt'],
      ['https://feebook.southindianbank.com/FeeBookUser/org?id=1', '', 'program', 'doubt'],
      ['https://api.razorpay.com/v1/t/subscriptions/sub_x', '', 'program', 'doubt'],
      ['https://smartgateway.hdfc.bank.in/payment-page/order/x', '', 'program', 'doubt'],
      ['https://mercury-t2.phonepe.com/transact/pg?token=x', '', 'program', 'doubt'],
      ['https://upi.npci.org.in/pay?pa=thief@ybl', '', 'program', 'doubt'],
      ['https://www.paypal.com/myaccount/summary', '', 'own', 'vouches'],
    ],
  ],
  [
    'unknown: read, and on no list',
    [
      ['https://nilgirikurinji.in', '', 'unknown', 'neutral'],
      ['https://nilgirikurinji.in', 'Kunal Sweets', 'unknown', 'neutral'],
      ['https://nilgirikurinji.in', 'nilgirikurinji.in', 'unknown', 'neutral'],
      ['https://nilgirikurinji.in', 'HDFC Bank', 'unknown', 'neutral'],
      // A sender’s address can be forged.
      ['care@hdfcbank.com', 'HDFC Bank', 'unknown', 'neutral'],
      ['For queries mail nodal@hdfcbank.com/call 18002586161', '', 'unknown', 'neutral'],
      ['someone@police.gov.in', '', 'unknown', 'neutral'],
      ['or mail care@sbi.co.in. Regards', '', 'unknown', 'neutral'],
      ['mailto:?to=care@sbi.co.in', '', 'unknown', 'neutral'],
    ],
  ],
  [
    'unread: what no browser opens, or what may be two links',
    [
      ['https://hdfcbank.com:80:443/', '', 'unread', 'cannot-tell'],
      ['https://www.hdfcbank.com.Regards', '', 'unread', 'cannot-tell'],
      ['see hdfcbank.com,icicibank.com', '', 'unread', 'cannot-tell'],
      ['Find attached hdfcbank.com.pdf', '', 'unread', 'cannot-tell'],
      ['https://ici cibank.com/kyc', '', 'unread', 'cannot-tell'],
      ['Your account is blocked. Reply with your OTP.', '', 'unread', 'cannot-tell'],
      ['refund.sbi@ybl', '', 'unread', 'cannot-tell'],
    ],
  ],
])('%s', (_, rows) => {
  test.each(rows)('%s with company %j is %s, a %s', (text, company, ...expected) => {
    expect(leading(text, company)).toEqual(expected);
  });
});

test('own or restricted leads only when nothing else is in the text', () => {
  expect(leading('https://uidai.gov.in/x or https://www.hdfcbank.com/y', '')[0]).toBe('own');
  expect(leading('https://www.hdfcbank.com and https://police.gov.in', '')[0]).toBe('restricted');
  expect(leading('https://www.hdfcbank.com or nilgirikurinji.in', '')[0]).toBe('unknown');
});

test('a link with more values than are read does not vouch', () => {
  const many = Array.from({ length: 80 }, (_, at) => `a${at}=1`).join('&');
  expect(leading(`https://www.hdfcbank.com/?${many}`, '')).toEqual(['unread', 'cannot-tell']);
});

test('invisible characters are named with every verdict', () => {
  const { invisible } = checkMessage('https://www.hdfc\u00adbank.com/ and \u200bhi', '');
  expect(invisible).toEqual(['U+00AD']);
});

test('a leading imitation comes with both names aligned', () => {
  const { pair } = checkMessage('https://hdfcb\u0430nk.com/kyc', '');
  expect([pair?.asset.ascii, pair?.candidate.unicode]).toEqual([
    'hdfcbank.com',
    'hdfcb\u0430nk.com',
  ]);
});
