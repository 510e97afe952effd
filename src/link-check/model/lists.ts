/**
 * Public facts about names: companies, hosts, shorteners, words of fraud. Data only, reviewed in November 2026.
 *
 * Sources: the companies' own sites and apps; the private section of the public suffix list for other hosting platforms
 * (lookalike/public-suffix.ts reads it); documentation of the services named; APWG, Phishing Activity Trends, for the words.
 * A name that is missing here gets the verdict `unknown`, never a kinder one.
 */

/** Longest text that is checked, in characters. */
export const MAX_TEXT = 64_000;

/** Shown with every verdict that depends on these lists. */
export const LISTED = 'November 2026';

/**
 * Company | words that stand for it in a name | its own registered domains, the first of which links are compared with;
 * with `+` a company of the same group as the one before.
 */
export const COMPANY_LIST = `
  Reserve Bank of India | rbi reservebankofindia | rbi.org.in rbiretaildirect.org.in;
  State Bank of India | sbi statebankofindia statebank onlinesbi yono | sbi.co.in onlinesbi.sbi onlinesbi.com sbi.bank.in;
  + SBI Card | sbicard | sbicard.com; + SBI Life | sbilife | sbilife.co.in;
  + SBI General Insurance | sbigeneral | sbigeneral.in; + SBI Mutual Fund | sbimf | sbimf.com;
  + SBI Securities | sbisecurities | sbisecurities.in;
  HDFC Bank | hdfcbank hdfc hdfcbk | hdfcbank.com hdfc.bank.in hdfcbank.net; + HDFC Life | hdfclife | hdfclife.com;
  + HDFC ERGO | hdfcergo | hdfcergo.com; + HDFC Mutual Fund | hdfcfund | hdfcfund.com;
  + HDFC Pension | hdfcpension | hdfcpension.com; + HDFC Securities | hdfcsec | hdfcsec.com;
  ICICI Bank | icicibank icici | icicibank.com icici.bank.in; + ICICI Lombard | icicilombard | icicilombard.com;
  + ICICI Prudential Life | iciciprulife | iciciprulife.com; + ICICI Direct | icicidirect | icicidirect.com;
  + ICICI Prudential Mutual Fund | icicipruamc | icicipruamc.com;
  Axis Bank | axisbank | axisbank.com axisbank.co.in axis.bank.in; + Axis Mutual Fund | axismf | axismf.com;
  + Axis Direct | axisdirect | axisdirect.in; Kotak Mahindra Bank | kotak kotak811 | kotak.com kotak.bank.in kotak811.com;
  + Kotak Securities | kotaksecurities | kotaksecurities.com; + Kotak Mutual Fund | kotakmf | kotakmf.com;
  + Kotak Life | kotaklife | kotaklife.com;
  Punjab National Bank | punjabnationalbank pnb pnbindia netpnb pnbone | pnbindia.in netpnb.com pnb.bank.in pnbcard.in;
  + PNB Housing | pnbhousing | pnbhousing.com; + PNB MetLife | pnbmetlife | pnbmetlife.com;
  Bank of Baroda | bankofbaroda bobworld | bankofbaroda.in bankofbaroda.bank.in bobibanking.com;
  Canara Bank | canarabank canara | canarabank.com canarabank.in canarabank.bank.in;
  Union Bank of India | unionbankofindia unionbank | unionbankofindia.co.in unionbankofindia.bank.in unionbankonline.co.in;
  Bank of India | bankofindia | bankofindia.co.in bankofindia.bank.in bankofindia.com bankofindia.uk.com;
  IDFC First Bank | idfcfirstbank idfc | idfcfirstbank.com idfcfirst.bank.in;
  IndusInd Bank | indusind | indusind.com indusind.bank.in; Yes Bank | yesbank | yesbank.in yes.bank.in yesbank.co.in;
  Federal Bank | federalbank | federalbank.co.in federal.bank.in fednetbank.com;
  RBL Bank | rblbank rbl | rblbank.com rbl.bank.in;
  Bank of Maharashtra | bankofmaharashtra mahabank | bankofmaharashtra.in mahabank.co.in;
  Indian Bank | indianbank | indianbank.in indianbank.bank.in indianbank.net.in;
  Indian Overseas Bank | indianoverseasbank iob | iob.in iob.bank.in iobnet.co.in;
  Central Bank of India | centralbankofindia | centralbankofindia.co.in centralbank.bank.in centralbank.net.in;
  UCO Bank | ucobank uco | ucobank.com ucoebanking.com; IDBI Bank | idbibank idbi | idbibank.in idbi.bank.in idbibank.co.in;
  South Indian Bank | southindianbank | southindianbank.com; Karnataka Bank | karnatakabank | karnatakabank.com;
  Karur Vysya Bank | karurvysyabank kvb | kvb.co.in; City Union Bank | cityunionbank | cityunionbank.com;
  Bandhan Bank | bandhanbank | bandhanbank.com; AU Small Finance Bank | aubank | aubank.in au.bank.in;
  Ujjivan Small Finance Bank | ujjivansfb | ujjivansfb.in; Equitas Small Finance Bank | equitasbank | equitasbank.com;
  Cosmos Bank | cosmosbank | cosmosbank.com; Saraswat Bank | saraswatbank | saraswatbank.com;
  American Express | americanexpress amex | americanexpress.com aexp.com; HSBC | hsbc | hsbc.co.in hsbc.com;
  Standard Chartered | standardchartered | sc.com standardchartered.com;
  Bajaj Finserv | bajajfinserv bajajfinance | bajajfinserv.in; Life Insurance Corporation | licindia lic | licindia.in;
  + LIC Housing Finance | lichousing | lichousing.com; Paytm | paytm | paytm.com;
  + Paytm Payments Bank | paytmbank | paytmbank.com; + Paytm Money | paytmmoney | paytmmoney.com;
  PhonePe | phonepe phonepay | phonepe.com; MobiKwik | mobikwik | mobikwik.com; Freecharge | freecharge | freecharge.in;
  CRED | | cred.club; Razorpay | razorpay | razorpay.com;
  National Payments Corporation of India | npci | npci.org.in netc.org.in; + BHIM | bhimupi | bhimupi.org.in;
  SEBI | sebi | sebi.gov.in; IRDAI | irdai | irdai.gov.in; TRAI | trai | trai.gov.in; NSDL | nsdl | nsdl.co.in nsdl.com;
  Protean | proteantech | proteantech.in tin-nsdl.com egov-nsdl.co.in; CDSL | cdslindia cdsl | cdslindia.com;
  FASTag | fastag |; NHAI | nhai | nhai.gov.in; + Indian Highways Management Company | ihmcl | ihmcl.co.in ihmcl.com;
  National Cyber Crime Reporting Portal | | cybercrime.gov.in; Sanchar Saathi | sancharsaathi | sancharsaathi.gov.in;
  Ministry of Home Affairs | | mha.gov.in; Passport Seva | passportseva passportindia | passportindia.gov.in;
  Zerodha | zerodha | zerodha.com zerodha.net; Groww | groww | groww.in; NSE | nseindia | nseindia.com nse-india.com nse.co.in;
  BSE | bseindia | bseindia.com; CIBIL | cibil | cibil.com; CAMS | camsonline | camsonline.com;
  KFintech | kfintech | kfintech.com; Star Health | starhealth | starhealth.in; Acko | acko | acko.com;
  Naukri | naukri | naukri.com; IRCTC | irctc | irctc.co.in irctctourism.com; India Post | indiapost | indiapost.gov.in;
  + India Post Payments Bank | ippbonline ippb | ippbonline.com; EPFO | epfo epfindia | epfindia.gov.in;
  DigiLocker | digilocker | digilocker.gov.in; UIDAI | uidai aadhaar aadhar | uidai.gov.in uidai.net.in;
  Parivahan | parivahan mparivahan | parivahan.gov.in;
  Income Tax Department | incometax | incometax.gov.in incometaxindia.gov.in; GST | | gst.gov.in; CBIC | cbic | cbic.gov.in;
  PM-Kisan | pmkisan | pmkisan.gov.in; Mahadiscom | mahadiscom msedcl mahavitaran mseb | mahadiscom.in;
  Tata Power | tatapower | tatapower.com; + Tata Power-DDL | tatapowerddl | tatapower-ddl.com;
  Adani Electricity | adanielectricity | adanielectricity.com; BSES | bsesdelhi bses bsesrajdhani bsesyamuna | bsesdelhi.com;
  BESCOM | bescom | bescom.co.in; TANGEDCO | tangedco tneb | tangedco.gov.in tangedco.org tnpdcl.org tnebnet.org;
  Indian Oil | indianoil indane | indianoil.in iocl.com; HP Gas | myhpgas | myhpgas.in hindustanpetroleum.com;
  Bharat Gas | | ebharatgas.com bharatpetroleum.in; Mahanagar Gas | mahanagargas | mahanagargas.com;
  Indraprastha Gas | iglonline igl | iglonline.net; Airtel | airtel | airtel.in airtelxstream.in airtel.com;
  Jio | jio | jio.com; + JioSaavn | jiosaavn | jiosaavn.com; + JioMart | jiomart | jiomart.com;
  + Reliance Digital | reliancedigital | reliancedigital.in; JioHotstar | hotstar | hotstar.com jiohotstar.com;
  Vi | vodafone vodafoneidea | myvi.in; BSNL | bsnl | bsnl.co.in bsnl.in;
  Amazon | amazon amzn | amazon.in amazon.com amazonpay.in amazon.jobs amazon.co.uk amazon.de amazon.ae primevideo.com;
  Flipkart | flipkart bigbillion bigbilliondays | flipkart.com shopsy.in flipkartcareers.com; + Myntra | myntra | myntra.com;
  + Ekart | ekartlogistics | ekartlogistics.com; Meesho | meesho | meesho.com; AJIO | ajio | ajio.com;
  Nykaa | nykaa | nykaa.com nykaafashion.com; BigBasket | bigbasket | bigbasket.com; Zepto | zepto | zepto.com zeptonow.com;
  Tata Neu | tataneu | tataneu.com; Croma | croma | croma.com; Tata CLiQ | tatacliq | tatacliq.com;
  Tata Play | tataplay tatasky | tataplay.com; Tata AIG | tataaig | tataaig.com; Tata AIA Life | tataaia | tataaia.com;
  Tata Motors | tatamotors | tatamotors.com; Swiggy | swiggy | swiggy.com swiggy.in; Zomato | zomato | zomato.com;
  + Blinkit | blinkit | blinkit.com; AnyDesk | anydesk |; TeamViewer | teamviewer |; BookMyShow | bookmyshow | bookmyshow.com;
  redBus | redbus | redbus.in; IndiGo | goindigo | goindigo.in; Air India | airindia | airindia.com;
  + Air India Express | airindiaexpress | airindiaexpress.com; Uber | uber | uber.com; Ola | olacabs | olacabs.com;
  MakeMyTrip | makemytrip | makemytrip.com; PayPal | paypal | paypal.com;
  Microsoft | microsoft | microsoft.com microsoftonline.com microsoft365.com live.com outlook.com office.com;
  + GitHub | github | github.com github.dev; + LinkedIn | linkedin | linkedin.com;
  Google | google gpay googlepay | google.com google.co.in; + YouTube | youtube | youtube.com; Dropbox | dropbox | dropbox.com;
  Zoom | zoom | zoom.us zoom.com; Apple | icloud | apple.com icloud.com; Facebook | facebook | facebook.com facebookmail.com;
  Instagram | instagram | instagram.com; X | | x.com twitter.com; WhatsApp | whatsapp | whatsapp.com;
  Telegram | telegram | telegram.org telegram.me; Netflix | netflix | netflix.com; Blue Dart | bluedart | bluedart.com;
  Delhivery | delhivery | delhivery.com; DTDC | dtdc | dtdc.in dtdc.com; Shadowfax | shadowfax | shadowfax.in;
  XpressBees | xpressbees | xpressbees.com; Ecom Express | ecomexpress | ecomexpress.in; DHL | dhl | dhl.com;
  FedEx | fedex | fedex.com`;

/** Other names of companies. Each line: a word of the list above, a colon, names with commas. */
export const ALIASES = `
  sbi: एसबीआई, भारतीय स्टेट बैंक, स्टेट बैंक; hdfc: एचडीएफसी; icici: आईसीआईसीआई; axisbank: एक्सिस
  kotak: कोटक, कोटक महिंद्रा; pnb: पीएनबी, पंजाब नेशनल; bankofindia: BOI; unionbank: UBI
  bankofbaroda: BOB, बैंक ऑफ बड़ौदा, बैंक ऑफ़ बड़ौदा; lic: एलआईसी, भारतीय जीवन बीमा निगम; uidai: आधार, यूआईडीएआई
  irctc: आईआरसीटीसी; indiapost: इंडिया पोस्ट, भारतीय डाक; incometax: आयकर, आयकर विभाग; jio: जियो; airtel: एयरटेल
  amazon: अमेज़न, अमेजन; flipkart: फ्लिपकार्ट; paytm: पेटीएम; phonepe: फोनपे, फ़ोनपे
  parivahan: e-challan, challan, RTO, चालान, परिवहन`;

/** Words of the list that are part of ordinary words or close to them: they count only next to an alarm word. */
export const WEAK_WORDS = `amazon aubank bescom bses canara cbic cdsl cybercrime dtdc idbi igl indane iob irdai kotak kvb lic
  mahabank nhai nsdl rbi rbl redbus sebi shadowfax statebank telegram tneb trai uber uco zepto जियो`;

/** Words that fraud puts next to a company’s name, and that companies seldom register there themselves. */
export const ALARM_WORDS = `aadhaar aadhar account accounts activate alert alerts apk auth bankin bijli billing block blocked
  bonus cancel cashback challan ckyc claim comin customercare customs deactivate disconnect disconnection download draw earn
  echallan efiling ekyc expire expired fastag giveaway govin helpdesk helpline hiring imobile job jobs kyc loan loans lock
  locked login logon lottery lucky luckydraw netbanking offer offers otp pan parcel parttime passcode password penalty prize
  reactivate recharge redeem redelivery refund refunds rekyc rewardpoint rewardpoints secure secured security signin signup
  smartbuy subsidy suspend suspended unblock unlock update updates upgrade urgent validate verification verified verify win
  winner yojana yono केवाईसी ओटीपी रिफंड रिचार्ज ब्लॉक अपडेट लॉगिन चालान`;

/** Usual words next to a company’s name: companies and imitators both write them. They only raise doubt. */
export const USUAL_WORDS = `and app bank bharat big bill billion bills book booking card cards care cares center company
  connect cooperative corporation courier credit creditcard customer day days deal deals delivery desk digital electricity
  festival finance free gas gift gifts great help home india indian insurance invest limited link live mobile money my net new
  noreply now official one online order orders pay payment payments personal point points policy portal premium private pro
  reward rewards rewardz sahakari sale service services shop small store support team track tracking union wallet web world`;

/** Suffixes that anyone can register under and that pass for a better known one. */
export const PASSING_SUFFIXES = `in.net com.in co.com us.com eu.com uk.com de.com sa.com za.com ru.com cn.com br.com jpn.com
  gr.com it.com mex.com gb.net hu.net jp.net se.net uk.net`;

/** Last labels with which a sentence continues after a forgotten blank: “hdfcbank.com.Do not share”. */
export const SENTENCE_WORDS = `am as at be by call click contact do download for free from here how if in is it ke ki login me
  my na no not now of on open or pay pe please report reviews sale save se so support team thanks the this to today use visit
  we with ye you`;

/** Hosts that shorten links or hide their target, including each company’s own short domains. */
export const HIDING_HOSTS = `bit.ly t.co tinyurl.com goo.gl is.gd v.gd cutt.ly rb.gy ow.ly buff.ly shorturl.at t.ly lnkd.in
  s.id short.gy tiny.cc rebrand.ly bl.ink tiny.one kutt.it dub.sh shorte.st surl.li u.to x.co shrtco.de onelink.to x.gd goo.su
  u.nu 1url.in clck.ru da.gd l.ead.me qrco.de tr.ee shorturl.gg amzn.in amzn.to a.co fkrt.it fkrt.cc phon.pe paytm.me p-y.tm
  pay.tm youtu.be fb.me fb.com fb.watch ig.me g.co share.google hdfcbk.io zoma.to myntr.it swig.gy bookmy.show vilp.in icici.co
  aka.ms apple.co pay.link dlv.im git.io linkedin.com/slink linkedin.com/redir linkedin.com/safety facebook.com/l.php
  l.facebook.com lm.facebook.com l.instagram.com youtube.com/redirect google.com/url google.com/amp google.com/aclk bing.com/ck
  maps.app.goo.gl onelink.me app.link test-app.link bnc.lt page.link app.goo.gl adj.st go.link smart.link sng.link lnk.to
  safelinks.protection.outlook.com urldefense.com urldefense.proofpoint.com mimecast.com mimecastprotect.com
  linkprotect.cudasvc.com protect.checkpoint.com secure-web.cisco.com url.emailprotection.link ampproject.org translate.goog
  translate.google.com web.archive.org archive.is archive.ph archive.today archive.md archive.vn cc.bingj.com j.mp gg.gg adf.ly
  webcache.googleusercontent.com urldefense.us bitly.com cutt.us n9.cl ouo.io tr.im ct.sendgrid.net`;

/** Hosts, some with the beginning of a path, where anyone can publish a page, a form, a file, a chat or a meeting. */
export const OPEN_HOSTS = `000webhostapp.com blogspot.com blogspot.in canva.site canva.com glitch.me godaddysites.com
  hostingersite.com jimdosite.com livejournal.com medium.com mystrikingly.com strikingly.com tumblr.com webnode.page
  weebly.com wordpress.com zohosites.com zohosites.in forms.gle forms.zohopublic.in typeform.com jotform.com tally.so
  surveymonkey.com b-cdn.net linktr.ee beacons.ai ipfs.io telegra.ph sharepoint.com 1drv.ms mediafire.com mega.nz
  wetransfer.com we.tl pastebin.com scribd.com slideshare.net issuu.com rzp.io razorpay.me pages.razorpay.com
  paypal.me instamojo.com imjo.in payments.cashfree.com webex.com meet.jit.si join.skype.com wa.me wa.link t.me m.me
  discord.gg discord.com reddit.com quora.com pinterest.com threads.net notion.site notion.so airtable.com trello.com
  calendly.com eventbrite.com myshopify.com zendesk.com freshdesk.com zohodesk.in zohodesk.com wixsite.com
  statuspage.io atlassian.net business.site amazonaws.com googleapis.com googleusercontent.com githubusercontent.com
  windows.net azurewebsites.net cloud.microsoft clouddrive.amazon.com razorpay.com/payment-link
  razorpay.com/payment-button razorpay.com/donate meet.jio.com jiomeetpro.jio.com jiocloud.jio.com weeblysite.com
  jimdofree.com infinityfreeapp.com rf.gd great-site.net softr.app webador.com docs.zoho.in sites.zoho.in
  workdrive.zohopublic.in zfrmz.in signal.group box.com quicksight.aws.amazon.com console.zerodha.com/verified
  naukri.com/code360 naukri.com/recruiters support.google.com/profile openforge.gov.in`;

/** Pages of Amazon’s domains that sellers, authors and customers write. A product’s page is Amazon’s, whoever sells. */
export const AMAZON_OPEN_PAGES = `/shop /photos /clouddrive /gp/profile /gp/pdp /stores /storefront /sp /gp/help/seller /live
  /author /posts /ospublishing /ask /gp/customer-reviews /cdp /idea-lists /registry /registries /gp/registry /baby-reg /wedding
  /seller-forums`;

/** Names of pages that a site’s users write, and of the folders of such pages. Regular expressions. */
export const USER_PAGES = `threads? communit(?:y|ies)[\\w-]* forums? answers questions discuss(?:ions?)? comments?
  job-listings[\\w-]* [@~][^/]+`;
export const USER_FOLDERS = `reviews? users u profiles wishlists? (?:user-)?playlists?`;

/** Pages of streaming services on which a code signs in another device. Banks activate cards under the same name. */
export const ACTIVATION_PAGES = `hotstar.com/activate hotstar.com/in/activate jiohotstar.com/activate
  airtelxstream.in/activate netflix.com/activate`;

/** Open hosts on which the path is the name that its maker chose for a chat or a page. */
export const CHAT_HOSTS = `t.me telegram.me wa.me wa.link sites.google.com telegra.ph linktr.ee`;

/** Hosts of programs by which others see and control a screen. */
export const REMOTE_HOSTS = `anydesk.com teamviewer.com rustdesk.com airdroid.com ultraviewer.net remotedesktop.google.com
  screenconnect.com getscreen.me dwservice.net assist.zoho.in assist.zoho.com join.zoho.in hoptodesk.com helpwire.app`;

/** Services where anyone gets an email address. */
export const FREE_MAIL = `gmail.com googlemail.com yahoo.com yahoo.co.in yahoo.in outlook.com outlook.in hotmail.com live.com
  rediffmail.com icloud.com me.com proton.me protonmail.com zohomail.in zohomail.com aol.com mail.com gmx.com ymail.com
  yandex.com tutanota.com mail.ru`;

/**
 * Pages that only the publisher writes, of companies that publish others’ content: whole hosts, paths and what is below
 * them. `host/` is the front page only. All else on their domains is open.
 */
export const PUBLISHERS_OWN_PAGES = `
  google.com/ accounts.google.com myaccount.google.com mail.google.com support.google.com safebrowsing.google.com google.co.in/
  accounts.google.co.in youtube.com/ accounts.youtube.com microsoft.com/ account.microsoft.com login.microsoft.com
  support.microsoft.com microsoft.com/en-us/wdsi login.microsoftonline.com microsoft365.com/ live.com/ account.live.com
  login.live.com outlook.com/ office.com/ login.office.com support.office.com github.com/ github.com/login github.com/join
  github.com/signup github.com/settings github.com/sessions github.com/password_reset github.com/notifications
  support.github.com github.dev/ dropbox.com/ dropbox.com/login dropbox.com/register dropbox.com/home help.dropbox.com zoom.us/
  zoom.us/signin zoom.us/signup zoom.us/profile support.zoom.us zoom.com/ zoom.com/signin support.zoom.com paypal.com/
  paypal.com/signin paypal.com/in/home paypal.com/myaccount paypal.com/us/cshelp apple.com/ appleid.apple.com account.apple.com
  support.apple.com icloud.com/ facebook.com/ facebook.com/login facebook.com/login.php facebook.com/help facebook.com/settings
  facebook.com/recover instagram.com/ instagram.com/accounts help.instagram.com x.com/ x.com/login x.com/i/flow x.com/settings
  help.x.com twitter.com/ twitter.com/login twitter.com/i/flow twitter.com/settings help.twitter.com whatsapp.com/
  whatsapp.com/download whatsapp.com/security faq.whatsapp.com web.whatsapp.com/ telegram.org/ telegram.org/faq telegram.me/
  web.telegram.org/ linkedin.com/ linkedin.com/login linkedin.com/signup linkedin.com/help linkedin.com/checkpoint
  linkedin.com/uas`;

/** Where companies and people have profiles. */
export const PROFILE_HOSTS = `facebook.com instagram.com youtube.com x.com twitter.com linkedin.com`;

/** Endings of files that install or run something. */
export const PROGRAM_ENDINGS = `apk apks xapk aab exe msi msix appx appinstaller scr bat cmd jar vbs ps1 dmg pkg deb ipa hta
  lnk iso img reg wsf wsh jse vbe xll url rdp mobileconfig docm xlsm pptm chm msc crx ps1xml appimage vhd vhdx`;

/** Endings of documents and archives, which are not domain endings. */
export const FILE_ENDINGS = `pdf doc docx xls xlsx ppt pptx txt csv jpg jpeg png gif webp htm html php rar 7z gz mp3 mp4`;

/** Pages of listed companies on which a merchant or a person is paid, who may be anyone. */
export const PAYMENT_PAGES = `paypal.com/myaccount/transfer paypal.com/invoice eazypay.icicibank.com eazypay.icici.bank.in
  easypay.axisbank.co.in easypay.axisbank.com easypay.axis.bank.in onlinesbi.sbi/sbicollect onlinesbi.com/sbicollect
  sbi.bank.in/sbicollect smartgateway.hdfcbank.com smartgateway.hdfc.bank.in feebook.southindianbank.com api.razorpay.com/v1
  payout-links.razorpay.com razorpay.com/payment-page razorpay.com/stores x.razorpay.com/accept phonepe.com/transact
  paytm.com/link`;

/** Handles: the part of a UPI ID after its @. Source: NPCI, list of handles. */
export const UPI_HANDLES = `upi ybl ibl axl apl yapl rapl paytm pty?es ptaxis pthdfc ptsbi okaxis okhdfcbank okicici oksbi
  okbizaxis sbi hdfcbank(?:jd)? icici axisb(?:ank)? axis kotak(?:811)? pnb boi uboi cnrb barodampay unionbank(?:ofindia)? uco
  idfcbank idfcfirst idfcnetc indus federal fbl yes(?:bank|bankltd|g|pay)? rbl aubank kvb kbl sib idbi iob indianbank mahb
  cboi centralbank freecharge ikwik airtel jio jupiteraxis naviaxis slc slice(?:axis)? superyes timecosmos tapicici axisgo
  wa(?:axis|hdfcbank|icici|sbi) amazonpay abfspay apb postbank pockets pingpay eazypay payzapp fam trans bandhan dlb hsbc dbs sc
  citi utbi obc csbpay jsb`;

/** Schemes that start a payment. */
export const PAYMENT_SCHEMES = `upi phonepe paytmmp paytm tez gpay bhim credpay`;

/** Schemes that start an app or a call. */
export const APP_SCHEMES = `tel sms smsto mms callto facetime skype whatsapp tg viber intent market itms-apps itms-services geo
  maps zoommtg msteams android-app sip sips xmpp irc ircs telnet ssh sftp magnet bitcoin ethereum steam spotify slack weixin
  alipays shortcuts snapchat`;

/** Schemes that run a script, show a local file or hand a link to another program: no web address. */
export const RAW_SCHEMES = `javascript vbscript data blob file filesystem about chrome edge view-source jar resource feed
  googlechrome googlechromes firefox ms-appinstaller ms-word ms-excel ms-powerpoint ms-settings search-ms ldap ldaps smb nfs
  mhtml mk res shell wyciwyg livescript microsoft-edge opera brave vivaldi onenote gopher`;
