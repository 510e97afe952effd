/**
 * Words that are put beside a brand to make it look like one of its services: combosquatting
 * (Kintis et al., "Hiding in Plain Sight", 2017). Written for this product, with the vocabulary of
 * Indian business: banking, payments, telecom, government schemes, job and prize frauds.
 */

const GROUPS = {
  account: `access account accounts activate activation admin agree alert alerts app apps apply approve
    auth authenticate blocked cancel card cards change check choose claim click client complaint confirm
    confirmation connect console customer customers dashboard details device download edit email enroll
    enrol expired find form forgot help helpdesk helpline home id identity info install invoice link live
    limited locked login logon logout mail manage member members message mobile my new notice notification
    official online otp pan password phone pin portal private profile read recover recovery reactivate
    register registration renew renewal request reset restore review safe safety secure secured security
    service services session setting settings setup sign signin signon signup site sms sso ssl status
    store submit subscribe summary support suspended sync team token track tracking unlock unblock update
    updates upgrade urgent user username validate validation verification verified verify view visit
    warning web webmail website welcome www ww http https cdn cl m api apk apple blog cloud docs forum
    hosting privacy server software vote wifi`,
  money: `amount bank banking bill bills billing bonus business buy cash cashback checkout coin coins
    credit crypto debit deposit emi enquiry finance financial forex fund funds gateway gold income
    insurance insure invest investment investor invoice ipo kyc ekyc ckyc lending loan loans locker market
    money mutualfund mutualfunds netbanking net neobank pay payments payment payout payroll pension policy
    premium rbi receipt refund refunds rtgs neft imps upi salary save savings share shares stock stocks
    subsidy tax taxes trade trading transaction transfer trust wallet wealth withdraw withdrawal`,
  india: `aadhaar aadhar adhaar bharat bhim challan desi digital digitalindia dist distributor
    distributorship epfo esic fastag franchise franchisee gas gov govt gst gstin hindi india indian irctc
    itr karo lakh kbc lakhpati lottery luckydraw lucky draw mandi mudra nagar naukri parivahan passport pmkisan
    pmkisan pradhan ration rojgar sarkari sarkar scheme seva sewa vahan voter yojana yojna awas ayushman digilocker efiling filing jandhan uan crore rupee
    rupees rs inr paisa aapka apna bhai jan jeevan jyoti kisan mela namaste`,
  lure: `bigsale booking bookings career careers carnival celebration contest coupon coupons day deal deals delivery
    discount discounts diwali eid earn exam event festival festive flash flat free freerecharge gift gifts
    giveaway giftcard hiring holi hub interview job jobs jackpot mall mega offer offers order orders parcel
    part plan plans play points prize promo promotion quiz recharge recruit recruitment redeem referral
    result results reward rewards sale sales scratch shipping shop shopping special spin store success
    ticket tickets topup vacancy voucher vouchers win winner winners work workfromhome`,
  place: `asia bangalore bengaluru blue care center centre chennai city company corp corporate delhi direct
    enterprise europe express fast foundation global group hq hyderabad inc indo international intl kolkata
    limited local ltd mumbai nation national network one plus point prime pro pune pvt quick smart
    solution solutions tech technologies technology uk us usa vip world zone`,
  trust: `agent antivirus assist assistance assure authority bot call callcentre callcenter care careline
    chat claims contact customercare dispute escalation expert faq feedback fraud grievance guard hotline
    nodal number office officer protect protection query report resolve response tollfree toll ticket
    verifyme whatsapp`,
  trades: `admission air app astro auto baazar bazaar bazar big billion bike bites books bus cab cabs cafe
    car cars cart cinema clinic club college courier cricket darshan day days doctor donate donation
    education election electric energy events fashion film flight flights food foods fresh fuel game games
    gaming garden gold grocery gym health holiday holidays hospital hotel hotels housing ipl jewel
    jewellers kart kitchen lab labs law life logistics mandir mart media medical meds metro motors movie
    movies music news ngo paper party petrol pharma pharmacy phone photo pooja prasad print property puja
    radio rail railway relief rental rentals ride rides school seat skin solar sports stay stays style
    taxi temple tour tours toys train trains travel travels tv university vacation vidya water wear
    wedding wellness wheels yatra yoga yono broadband electric electricity fiber fibre postpaid power
    prepaid securities telecom tourism`,
  services: `5g 4g 3g 2g 24x7 sim esim simswap port porting pack data block suspend limit increase imobile desk
    qr qrcode scan scanner collect mandate autopay chargeback statement estatement passbook cheque
    chequebook ibanking mbanking internetbanking nominee locker demat nri sip ombudsman bnpl paylater paynow
    easypay bitcoin usdt airdrop double tds gstr refund26as cibil score lapse maturity surrender employee staff intranet
    vpn hrms custom customs duty address redeliver appointment slot visa latest version premium platinum titanium
    classic select signature ultra lite factory outlet clearance wholesale package bond sovereign mutual
    ebill eservices eportal system network`,
  public: `tatkal tatkaal echallan rto sarathi licence license admitcard scholarship neet jee upsc ssc covid
    vaccine cowin pmcares pmay pmjay uidai indane lpg bijli kendra dhan samman nidhi karz wala waala loanwala
    kare kaise milega muft mufat jeeto crorepati rakhi rekyc`,
  work: `walkin offerletter joining parttime fulltime wfh typing dataentry task earning driver partner vendor
    seller dealer dealership agency`,
  play: `betting casino rummy teenpatti satta matka fantasy wheel instamart telegram`,
  states: `andhra assam bihar goa gujarat haryana karnataka kerala maharashtra odisha punjab rajasthan tamilnadu
    telangana uttarakhand noida gurgaon gurugram lucknow jaipur ahmedabad surat indore bhopal patna kochi`,
} as const;

const WORDS = new Set(Object.values(GROUPS).flatMap((group) => group.split(/\s+/)));

/** What companies do and sell: beside a name it makes another company of a group (sbicard) more readily than a bait. */
const TRADES = new Set(
  `${GROUPS.trades} bank card cards corp direct finance foundation fund funds global group industries insurance
  international mutualfund mutualfunds pension power steel tech technologies technology trust wealth`.split(
    /\s+/,
  ),
);
for (const bait of [
  'app',
  'postpaid',
  'prepaid',
  'broadband',
  'fiber',
  'fibre',
  'yono',
  'donate',
  'grocery',
  'ipl',
]) {
  TRADES.delete(bait);
}

/** True for what a company may do (motors, tourism), false for what it is asked for (kyc, recharge). */
export function isTrade(word: string): boolean {
  return TRADES.has(word);
}

const LONGEST = Math.max(...Array.from(WORDS, (word) => word.length));

export function isKnownWord(word: string): boolean {
  return WORDS.has(word);
}

/** Words that the generator puts beside a brand, in the order in which they are believed. */
export const BAIT_WORDS: readonly string[] =
  `login secure verify kyc update support account online netbanking pay payment upi refund
  customercare care help service services reward rewards offer offers cashback recharge loan loans apply
  card creditcard india official app mobile bank banking wallet bonus gift lucky luckydraw winner prize
  job jobs career careers signin signup register registration portal web www mail my security
  safe verification confirm confirmation access admin user view auth client customer connect download
  install find claim click choose agree enroll summary recovery blue business group cdn cl http https ssl
  ww payments https-www aadhaar pan gst fastag epfo emi insurance invest trading shop store sale deals
  discount coupon voucher track delivery order orders tickets booking helpline tollfree otp unblock
  activate reset renewal ekyc yojana sarkari seva karo`.split(/\s+/);

const DIGIT_RUN = /^(?:\d{1,4})/;

/**
 * Splits a run of letters and digits into known words; runs of up to four digits (years, 24, 247) count.
 *
 * @param text lower-case ASCII, at most 63 characters
 * @param isWord the vocabulary; by default this file's
 * @returns the words, fewest first choice, or null when letters are left over
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

/** Every word of the vocabulary. */
export function allWords(): ReadonlySet<string> {
  return WORDS;
}

/**
 * How many letters of a label tell whose name it is: all but a line of business at its end (the 4 of
 * hdfcbank), unless what is left is an ordinary word (policybazaar).
 */
export function nameLength(label: string): number {
  for (let at = 3; at <= label.length - 4; at += 1) {
    if (TRADES.has(label.slice(at))) return segmentWords(label.slice(0, at)) ? label.length : at;
  }
  return label.length;
}
