/**
 * The companies and authorities whose names bait in India often borrows: what people call them, and addresses
 * that they publish as their own. Public knowledge as of `LISTED`. That a name is missing says nothing of it.
 */
import { words } from '@/lib/words.ts';

export interface Company {
  readonly name: string;
  /** Words that stand for it in names, in small letters; none is an ordinary word. */
  readonly words: readonly string[];
  /**
   * Registered domains of its own; none where none is known for certain. The first is the one that links
   * are compared with: what bait imitates is the older address of a bank more often than the one under .bank.in.
   */
  readonly addresses: readonly string[];
  /** The company of the list whose group it belongs to, or its own name: people take one of them for the other. */
  readonly group: string;
}

/** When the list was last read through; it wants that once a year. */
export const LISTED = 'November 2026';

/** Name, words, addresses; of a sister company the one that heads the group. */
const LIST = `
  Reserve Bank of India | rbi reservebankofindia | rbi.org.in rbiretaildirect.org.in
  State Bank of India | sbi statebankofindia statebank onlinesbi yono | sbi.co.in onlinesbi.sbi onlinesbi.com sbi.bank.in
  SBI Card | sbicard | sbicard.com | State Bank of India
  SBI Life | sbilife | sbilife.co.in | State Bank of India
  SBI General Insurance | sbigeneral | sbigeneral.in | State Bank of India
  SBI Mutual Fund | sbimf | sbimf.com | State Bank of India
  SBI Securities | sbisecurities | sbisecurities.in | State Bank of India
  HDFC Bank | hdfcbank hdfc hdfcbk | hdfcbank.com hdfc.bank.in hdfcbank.net
  ICICI Bank | icicibank icici | icicibank.com icici.bank.in
  HDFC Life | hdfclife | hdfclife.com | HDFC Bank
  HDFC ERGO | hdfcergo | hdfcergo.com | HDFC Bank
  HDFC Mutual Fund | hdfcfund | hdfcfund.com | HDFC Bank
  HDFC Pension | hdfcpension | hdfcpension.com | HDFC Bank
  HDFC Securities | hdfcsec | hdfcsec.com | HDFC Bank
  ICICI Lombard | icicilombard | icicilombard.com | ICICI Bank
  ICICI Prudential Life | iciciprulife | iciciprulife.com | ICICI Bank
  ICICI Direct | icicidirect | icicidirect.com | ICICI Bank
  ICICI Prudential Mutual Fund | icicipruamc | icicipruamc.com | ICICI Bank
  Axis Bank | axisbank | axisbank.com axisbank.co.in axis.bank.in
  Axis Mutual Fund | axismf | axismf.com | Axis Bank
  Axis Direct | axisdirect | axisdirect.in | Axis Bank
  Kotak Mahindra Bank | kotak kotak811 | kotak.com kotak.bank.in kotak811.com
  Kotak Securities | kotaksecurities | kotaksecurities.com | Kotak Mahindra Bank
  Kotak Mutual Fund | kotakmf | kotakmf.com | Kotak Mahindra Bank
  Kotak Life | kotaklife | kotaklife.com | Kotak Mahindra Bank
  Punjab National Bank | punjabnationalbank pnb pnbindia netpnb pnbone | pnbindia.in netpnb.com pnb.bank.in pnbcard.in
  Bank of Baroda | bankofbaroda bobworld | bankofbaroda.in bankofbaroda.bank.in bobibanking.com
  Canara Bank | canarabank canara | canarabank.com canarabank.in canarabank.bank.in
  Union Bank of India | unionbankofindia unionbank | unionbankofindia.co.in unionbankofindia.bank.in unionbankonline.co.in
  Bank of India | bankofindia | bankofindia.co.in bankofindia.bank.in bankofindia.com bankofindia.uk.com
  IDFC First Bank | idfcfirstbank idfc | idfcfirstbank.com idfcfirst.bank.in
  IndusInd Bank | indusind | indusind.com indusind.bank.in
  Yes Bank | yesbank | yesbank.in yes.bank.in yesbank.co.in
  Federal Bank | federalbank | federalbank.co.in federal.bank.in fednetbank.com
  RBL Bank | rblbank rbl | rblbank.com rbl.bank.in
  Bank of Maharashtra | bankofmaharashtra mahabank | bankofmaharashtra.in mahabank.co.in
  Indian Bank | indianbank | indianbank.in indianbank.bank.in indianbank.net.in
  Indian Overseas Bank | indianoverseasbank iob | iob.in iob.bank.in iobnet.co.in
  Central Bank of India | centralbankofindia | centralbankofindia.co.in centralbank.bank.in centralbank.net.in
  UCO Bank | ucobank uco | ucobank.com ucoebanking.com
  IDBI Bank | idbibank idbi | idbibank.in idbi.bank.in idbibank.co.in
  South Indian Bank | southindianbank | southindianbank.com
  Karnataka Bank | karnatakabank | karnatakabank.com
  Karur Vysya Bank | karurvysyabank kvb | kvb.co.in
  City Union Bank | cityunionbank | cityunionbank.com
  Bandhan Bank | bandhanbank | bandhanbank.com
  AU Small Finance Bank | aubank | aubank.in au.bank.in
  Ujjivan Small Finance Bank | ujjivansfb | ujjivansfb.in
  Equitas Small Finance Bank | equitasbank | equitasbank.com
  Cosmos Bank | cosmosbank | cosmosbank.com
  Saraswat Bank | saraswatbank | saraswatbank.com
  American Express | americanexpress amex | americanexpress.com aexp.com
  HSBC | hsbc | hsbc.co.in hsbc.com
  Standard Chartered | standardchartered | sc.com standardchartered.com
  PNB Housing | pnbhousing | pnbhousing.com | Punjab National Bank
  PNB MetLife | pnbmetlife | pnbmetlife.com | Punjab National Bank
  Bajaj Finserv | bajajfinserv bajajfinance | bajajfinserv.in
  Life Insurance Corporation | licindia lic | licindia.in
  LIC Housing Finance | lichousing | lichousing.com | Life Insurance Corporation
  Paytm | paytm | paytm.com
  Paytm Payments Bank | paytmbank | paytmbank.com | Paytm
  Paytm Money | paytmmoney | paytmmoney.com | Paytm
  PhonePe | phonepe phonepay | phonepe.com
  MobiKwik | mobikwik | mobikwik.com
  Freecharge | freecharge | freecharge.in
  CRED | | cred.club
  Razorpay | razorpay | razorpay.com
  National Payments Corporation of India | npci | npci.org.in netc.org.in
  BHIM | bhimupi | bhimupi.org.in | National Payments Corporation of India
  SEBI | sebi | sebi.gov.in
  IRDAI | irdai | irdai.gov.in
  TRAI | trai | trai.gov.in
  NSDL | nsdl | nsdl.co.in nsdl.com
  Protean | proteantech | proteantech.in tin-nsdl.com egov-nsdl.co.in
  CDSL | cdslindia cdsl | cdslindia.com
  FASTag | fastag |
  Indian Highways Management Company | ihmcl | ihmcl.co.in ihmcl.com | NHAI
  NHAI | nhai | nhai.gov.in
  National Cyber Crime Reporting Portal | | cybercrime.gov.in
  Sanchar Saathi | sancharsaathi | sancharsaathi.gov.in
  Ministry of Home Affairs | | mha.gov.in
  Passport Seva | passportseva passportindia | passportindia.gov.in
  Zerodha | zerodha | zerodha.com zerodha.net
  Groww | groww | groww.in
  NSE | nseindia | nseindia.com nse.co.in
  BSE | bseindia | bseindia.com
  CIBIL | cibil | cibil.com
  CAMS | camsonline | camsonline.com
  KFintech | kfintech | kfintech.com
  Star Health | starhealth | starhealth.in
  Acko | acko | acko.com
  Naukri | naukri | naukri.com
  IRCTC | irctc | irctc.co.in irctctourism.com
  India Post | indiapost | indiapost.gov.in
  India Post Payments Bank | ippbonline ippb | ippbonline.com | India Post
  EPFO | epfo epfindia | epfindia.gov.in
  DigiLocker | digilocker | digilocker.gov.in
  UIDAI | uidai aadhaar aadhar | uidai.gov.in uidai.net.in
  Parivahan | parivahan mparivahan | parivahan.gov.in
  Income Tax Department | incometax | incometax.gov.in incometaxindia.gov.in
  GST | | gst.gov.in
  CBIC | cbic | cbic.gov.in
  PM-Kisan | pmkisan | pmkisan.gov.in
  Mahadiscom | mahadiscom msedcl mahavitaran mseb | mahadiscom.in
  Tata Power | tatapower | tatapower.com
  Tata Power-DDL | tatapowerddl | tatapower-ddl.com | Tata Power
  Adani Electricity | adanielectricity | adanielectricity.com
  BSES | bsesdelhi bses bsesrajdhani bsesyamuna | bsesdelhi.com
  BESCOM | bescom | bescom.co.in
  TANGEDCO | tangedco tneb | tangedco.gov.in tangedco.org tnpdcl.org tnebnet.org
  Indian Oil | indianoil indane | indianoil.in iocl.com
  HP Gas | myhpgas | myhpgas.in hindustanpetroleum.com
  Bharat Gas | | ebharatgas.com bharatpetroleum.in
  Mahanagar Gas | mahanagargas | mahanagargas.com
  Indraprastha Gas | iglonline igl | iglonline.net
  Airtel | airtel | airtel.in airtelxstream.in airtel.com
  Jio | jio | jio.com
  JioHotstar | hotstar | hotstar.com jiohotstar.com
  JioSaavn | jiosaavn | jiosaavn.com | Jio
  JioMart | jiomart | jiomart.com | Jio
  Reliance Digital | reliancedigital | reliancedigital.in | Jio
  Vi | vodafone vodafoneidea | myvi.in
  BSNL | bsnl | bsnl.co.in bsnl.in
  Amazon | amazon amzn | amazon.in amazon.com amazonpay.in amazon.jobs amazon.co.uk amazon.de amazon.ae primevideo.com
  Flipkart | flipkart bigbillion bigbilliondays | flipkart.com shopsy.in flipkartcareers.com
  Myntra | myntra | myntra.com | Flipkart
  Meesho | meesho | meesho.com
  AJIO | ajio | ajio.com
  Nykaa | nykaa | nykaa.com nykaafashion.com
  BigBasket | bigbasket | bigbasket.com
  Zepto | zepto | zepto.com zeptonow.com
  Tata Neu | tataneu | tataneu.com
  Croma | croma | croma.com
  Tata CLiQ | tatacliq | tatacliq.com
  Tata Play | tataplay tatasky | tataplay.com
  Tata AIG | tataaig | tataaig.com
  Tata AIA Life | tataaia | tataaia.com
  Tata Motors | tatamotors | tatamotors.com
  Swiggy | swiggy | swiggy.com swiggy.in
  Zomato | zomato | zomato.com
  AnyDesk | anydesk |
  TeamViewer | teamviewer |
  BookMyShow | bookmyshow | bookmyshow.com
  redBus | redbus | redbus.in
  IndiGo | goindigo | goindigo.in
  Air India | airindia | airindia.com
  Air India Express | airindiaexpress | airindiaexpress.com | Air India
  Uber | uber | uber.com
  Ola | olacabs | olacabs.com
  MakeMyTrip | makemytrip | makemytrip.com
  Blinkit | blinkit | blinkit.com | Zomato
  PayPal | paypal | paypal.com
  Microsoft | microsoft | microsoft.com microsoftonline.com microsoft365.com live.com outlook.com office.com
  Google | google gpay googlepay | google.com google.co.in
  YouTube | youtube | youtube.com | Google
  GitHub | github | github.com github.dev | Microsoft
  Dropbox | dropbox | dropbox.com
  Zoom | zoom | zoom.us zoom.com
  Apple | icloud | apple.com icloud.com
  Facebook | facebook | facebook.com facebookmail.com
  Instagram | instagram | instagram.com
  X | | x.com twitter.com
  WhatsApp | whatsapp | whatsapp.com
  Telegram | telegram | telegram.org telegram.me
  LinkedIn | linkedin | linkedin.com | Microsoft
  Netflix | netflix | netflix.com
  Blue Dart | bluedart | bluedart.com
  Delhivery | delhivery | delhivery.com
  DTDC | dtdc | dtdc.in dtdc.com
  Ekart | ekartlogistics | ekartlogistics.com | Flipkart
  Shadowfax | shadowfax | shadowfax.in
  XpressBees | xpressbees | xpressbees.com
  Ecom Express | ecomexpress | ecomexpress.in
  DHL | dhl | dhl.com
  FedEx | fedex | fedex.com`;

export const COMPANIES: readonly Company[] = LIST.trim()
  .split('\n')
  .map((line) => {
    const [name = '', called = '', addresses = '', group = name] = line.split('|');
    return {
      name: name.trim(),
      words: words(called),
      addresses: words(addresses),
      group: group.trim(),
    };
  });

/** A name as it would stand in a label: its letters and digits, in small letters. */
export const bareName = (text: string): string =>
  text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The endings of India's government, under which no company has a name. */
const OFFICES = /(?:^|\.)(?:gov|nic)\.in$/;

/** Offices under another ending: the Reserve Bank's. */
const OTHERS = new Set(['rbi.org.in']);

/** Whether a registered domain (ASCII form) is an office's by where it is. */
export const isAtOffice = (registrable: string): boolean =>
  OFFICES.test(registrable) || OTHERS.has(registrable);

/** Whether a company of the list is an office, by where its names are. */
export const isOfficeItself = ({ addresses }: Pick<Company, 'addresses'>): boolean =>
  addresses.some(isAtOffice);
