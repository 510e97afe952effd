/**
 * The vocabulary: words that imitators put next to a brand to make it look like one of its services (combosquatting;
 * Kintis et al., "Hiding in Plain Sight", 2017). Written for this product, from the language of Indian business:
 * banking, payments, telecom, government schemes, job and prize frauds.
 */
import { words } from '../lib/words.ts';

/** Words for requests and promises. */
const BAITS = {
  /** Signing in, help desks, telecom and delivery. */
  account: `24x7 2g 3g 4g 5g access account accounts activate activation address admin agent agree airdrop alert
    alerts antivirus api apk app apple apply appointment approve apps assist assistance assure auth
    authenticate authority autopay bitcoin block blocked blog bnpl bond bot broadband call
    callcenter callcentre cancel care careline cdn change chargeback chat check cheque chequebook
    choose cibil cl claim claims classic clearance click client cloud collect complaint confirm
    confirmation connect console contact custom customer customercare customers customs dashboard
    data demat desk details device dispute docs donate double download duty easypay ebill edit email
    employee enrol enroll eportal escalation eservices esim estatement expert expired factory faq
    feedback fiber fibre find forgot form forum fraud grievance grocery gstr guard help helpdesk
    helpline home hosting hotline hrms http https ibanking id identity imobile increase info install
    internetbanking intranet invoice ipl lapse latest limit limited link lite live locked locker
    login logon logout m mail manage mandate maturity mbanking member members message mobile mutual
    my network new nodal nominee notice notification nri number office officer official ombudsman
    online otp outlet pack package pan passbook password paylater paynow pin platinum port portal
    porting postpaid premium prepaid privacy private profile protect protection qr qrcode query
    reactivate read recover recovery redeliver refund26as register registration renew renewal report
    request reset resolve response restore review safe safety scan scanner score secure secured
    security select server service services session setting settings setup sign signature signin
    signon signup sim simswap sip site slot sms software sovereign ssl sso staff statement status
    store submit subscribe summary support surrender suspend suspended sync system tds team ticket
    titanium token toll tollfree track tracking ultra unblock unlock update updates upgrade urgent
    usdt user username validate validation verification verified verify verifyme version view visa
    visit vote vpn warning web webmail website welcome whatsapp wholesale wifi ww www yono`,
  /** Banking and payments. */
  money: `amount banking bill billing bills bonus business buy cash cashback checkout ckyc coin coins credit
    crypto debit deposit ekyc emi enquiry financial forex gateway imps income insure invest
    investment investor ipo kyc lending loan loans market money neft neobank net netbanking pay
    payment payments payout payroll policy rbi receipt refund refunds rtgs salary save savings share
    shares stock stocks subsidy tax taxes trade trading transaction transfer upi wallet withdraw
    withdrawal`,
  /** Schemes, papers and words of the state, in Hindi too. */
  government: `aadhaar aadhar aapka adhaar admitcard apna awas ayushman bhai bharat bhim bijli challan covid cowin
    crore crorepati desi dhan digilocker digital digitalindia dist distributor distributorship draw
    echallan efiling epfo esic fastag filing franchise franchisee gas gov govt gst gstin hindi
    indane india indian inr irctc itr jan jandhan jee jeeto jeevan jyoti kaise kare karo karz kbc
    kendra kisan lakh lakhpati licence license loanwala lottery lpg lucky luckydraw mandi mela
    milega mudra mufat muft nagar namaste naukri neet nidhi paisa parivahan passport pmay pmcares
    pmjay pmkisan pradhan rakhi ration rekyc rojgar rs rto rupee rupees samman sarathi sarkar
    sarkari scheme scholarship seva sewa ssc tatkaal tatkal uan uidai upsc vaccine vahan voter waala
    wala yojana yojna`,
  /** Prizes, sales, jobs and games. */
  lure: `agency betting bigsale booking bookings career careers carnival casino celebration contest coupon
    coupons dataentry deal dealer dealership deals delivery discount discounts diwali driver earn
    earning eid event exam fantasy festival festive flash flat free freerecharge fulltime gift
    giftcard gifts giveaway hiring holi hub instamart interview jackpot job jobs joining mall matka
    mega offer offerletter offers order orders parcel part partner parttime plan plans play points
    prize promo promotion quiz recharge recruit recruitment redeem referral result results reward
    rewards rummy sale sales satta scratch seller shipping shop shopping special spin success task
    teenpatti telegram tickets topup typing vacancy vendor voucher vouchers walkin wfh wheel win
    winner winners work workfromhome`,
  /** Where, and how large. */
  place: `ahmedabad andhra asia assam bangalore bengaluru bhopal bihar blue center centre chennai city company
    corporate delhi enterprise europe express fast goa gujarat gurgaon gurugram haryana hq hyderabad
    inc indo indore intl jaipur karnataka kerala kochi kolkata local ltd lucknow maharashtra mumbai
    nation national noida odisha one patna plus point prime pro pune punjab pvt quick rajasthan
    smart solution solutions surat tamilnadu telangana uk us usa uttarakhand vip world zone`,
};

/** Words for trades: next to a name they suggest another company of the group (sbicard) more than a bait. */
const TRADES: ReadonlySet<string> = new Set(
  words(`admission air astro auto baazar bank bazaar bazar big bike billion bites books bus cab cabs cafe car
  card cards cars cart cinema clinic club college corp courier cricket darshan day days direct
  doctor donation education election electric electricity energy events fashion film finance
  flight flights food foods foundation fresh fuel fund funds game games gaming garden global gold
  group gym health holiday holidays hospital hotel hotels housing industries insurance
  international jewel jewellers kart kitchen lab labs law life logistics mandir mart media medical
  meds metro motors movie movies music mutualfund mutualfunds news ngo paper party pension petrol
  pharma pharmacy phone photo pooja power prasad print property puja radio rail railway relief
  rental rentals ride rides school seat securities skin solar sports stay stays steel style taxi
  tech technologies technology telecom temple tour tourism tours toys train trains travel travels
  trust tv university vacation vidya water wealth wear wedding wellness wheels yatra yoga`),
);

/** The words for made-up names if the name is in Devanagari, most believed first. */
const HINDI_BAIT_WORDS: readonly string[] = words(
  `लॉगिन बैंक केवाईसी सत्यापन अपडेट सेवा सहायता खाता ऑनलाइन भुगतान रिफंड लोन ऋण इनाम पुरस्कार ऑफर रिचार्ज
  आधार योजना पंजीकरण नौकरी लॉटरी बिल ऐप`,
);

export const KNOWN_WORDS: ReadonlySet<string> = new Set([
  ...Object.values(BAITS).flatMap(words),
  ...HINDI_BAIT_WORDS,
  ...TRADES,
]);
const LONGEST = Math.max(...Array.from(KNOWN_WORDS, (word) => word.length));

/** Bait words of other languages in Latin letters. */
const LATIN_BAIT_WORDS: readonly string[] = words(
  `login secure verify kyc update support account online netbanking pay payment upi refund
  customercare care help service services reward rewards offer offers cashback recharge loan loans apply
  card creditcard india official app mobile bank banking wallet bonus gift lucky luckydraw winner prize
  job jobs career careers signin signup register registration portal web www mail my security
  safe verification confirm confirmation access admin user view auth client customer connect download
  install find claim click choose agree enroll summary recovery blue business group cdn cl http https ssl
  ww payments https-www aadhaar pan gst fastag epfo emi insurance invest trading shop store sale deals
  discount coupon voucher track delivery order orders tickets booking helpline tollfree otp unblock
  activate reset renewal ekyc yojana sarkari seva karo`,
);

/** The words for made-up names next to a label in these scripts; Latin ones if this file has no others. */
export function baitWordsFor(scripts: readonly string[]): readonly string[] {
  return scripts.length === 1 && scripts[0] === 'Devanagari' ? HINDI_BAIT_WORDS : LATIN_BAIT_WORDS;
}

export function isKnownWord(word: string): boolean {
  return KNOWN_WORDS.has(word);
}

/** True for what a company may do (motors, tourism), false for what it is asked for (kyc, recharge). */
export function isTrade(word: string): boolean {
  return TRADES.has(word);
}

/** True if a text ends in a trade: `lokbank`. */
export function endsInTrade(text: string): boolean {
  for (let at = 1; at < text.length; at += 1) if (isTrade(text.slice(at))) return true;
  return false;
}

const DIGIT_RUN = /^\d{1,4}/;

/**
 * Splits a run of letters and digits into known words. Up to four digits (years, 24, 247) count as one.
 *
 * @param text lower-case, at most 63 characters
 * @param isWord the vocabulary; by default this file's
 * @returns as few words as possible, or null if letters are left over
 */
export function segmentWords(
  text: string,
  isWord: (piece: string) => boolean = isKnownWord,
): string[] | null {
  if (text === '') return [];
  const best: (string[] | null)[] = Array.from({ length: text.length + 1 }, () => null);
  best[text.length] = [];
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const digits = DIGIT_RUN.exec(text.slice(at))?.[0];
    if (digits !== undefined) {
      const rest = best[at + digits.length];
      if (rest) best[at] = [digits, ...rest];
    }
    const most = Math.min(LONGEST, text.length - at);
    for (let length = 2; length <= most; length += 1) {
      const rest = best[at + length];
      if (!rest || !isWord(text.slice(at, at + length))) continue;
      const current = best[at];
      if (!current || rest.length + 1 < current.length) {
        best[at] = [text.slice(at, at + length), ...rest];
      }
    }
  }
  return best[0] ?? null;
}

/**
 * Number of letters of a label that identify its owner: all but a line of business at its end (the 4 of hdfcbank),
 * unless the rest is an ordinary word (policybazaar).
 */
export function nameLength(label: string): number {
  for (let at = 3; at <= label.length - 4; at += 1) {
    if (TRADES.has(label.slice(at))) return segmentWords(label.slice(0, at)) ? label.length : at;
  }
  return label.length;
}
