/**
 * What holds whoever wrote a message, by what its words speak of (advice of I4C, RBI, NPCI, TRAI, SEBI and the
 * Department of Posts). Words show neither fraud nor honesty, so each rule must be true of a fraud, of a bank's own
 * notice, of a warning and of its victim's account alike.
 */

import { HELPLINES } from './phones.ts';

export interface Rule {
  /** Kept in a verdict's address. */
  readonly key: string;
  /** What a message speaks of, in small letters. */
  readonly words: RegExp;
  /** What makes it another thing. */
  readonly not?: RegExp;
  /** What holds, as a heading. */
  readonly holds: string;
  /** What to do, or what follows. */
  readonly act: string;
  /** Both for those who read Hindi more easily. */
  readonly hindi: string;
  /** Whether to offer the helpline's number, or the emergency number, with it. */
  readonly call?: '1930' | '112';
  /** Whether it is of a number that was pasted alone. */
  readonly isNumber?: true;
  /** Whether a message of this asks its reader to act: a link to another company's name is then told as such. */
  readonly isPressing?: true;
}

/** The most urgent first. */
export const RULES: readonly Rule[] = [
  {
    key: 'helpline',
    isNumber: true,
    words: /^\s*1930\s*$/,
    holds: '1930 is the national cybercrime helpline.',
    act: 'Dial it yourself: a caller can show any number, this one too.',
    hindi: '1930 राष्ट्रीय साइबर अपराध हेल्पलाइन है। इसे खुद मिलाएँ: कॉल करने वाला कोई भी नंबर दिखा सकता है।',
  },
  {
    key: 'emergency',
    isNumber: true,
    words: /^\s*112\s*$/,
    holds: '112 is the emergency number.',
    act: 'Dial it yourself, for the police, an ambulance or the fire brigade: a caller can show any number, this one too.',
    hindi: '112 आपातकालीन नंबर है। इसे खुद मिलाएँ: कॉल करने वाला कोई भी नंबर दिखा सकता है।',
  },
  {
    key: 'helplines',
    words: new RegExp(`^\\s*(?:${[...HELPLINES].join('|')})\\s*$`),
    not: /^\s*(?:1930|112)\s*$/,
    holds: 'A number of a helpline of the state’s: dial it yourself.',
    act: 'A caller can show any number, this one too. Called from it? Tell no OTP and no PIN, and pay nothing.',
    hindi:
      'यह सरकारी हेल्पलाइन का नंबर है। इसे खुद मिलाएँ: कॉल करने वाला कोई भी नंबर दिखा सकता है। इससे कॉल आए, तो ओटीपी या पिन न बताएँ और पैसे न दें।',
    isNumber: true,
  },
  {
    key: 'number',
    words: /^\s*\d{2,7}\s*$/,
    not: new RegExp(`^\\s*(?:${[...HELPLINES].join('|')})\\s*$`),
    holds: 'A number by itself: whose it is, we cannot tell.',
    act: 'A code? Tell it to no one. A number to call? Use the one on your card or bill.',
    hindi:
      'सिर्फ़ एक नंबर है: किसका है, हम नहीं बता सकते। कोड हो तो किसी को न बताएँ। कॉल करना हो तो अपने कार्ड या बिल पर लिखा नंबर मिलाएँ।',
    isNumber: true,
  },
  {
    key: 'sender',
    words: /^\s*[a-z]{2}-[a-z\d]{5,9}(?:-[a-z])?:?\s*$/,
    holds: 'A sender’s name can be forged: it proves nothing.',
    act: 'Paste the whole message: its links and numbers tell more.',
    hindi: 'भेजने वाले का नाम नकली हो सकता है। पूरा मैसेज चिपकाएँ।',
  },
  {
    key: 'harm',
    words:
      /kidnap|ransom|firauti|phirauti|\bkill|\bmaar (?:d|denge|dunga)|\bmar (?:denge|dunga)|threat|dhamki|blackmail|\bnudes?\b|naked|obscene|morph|\bleak\w* (?:my|your|her|his|the|private|all)\b|\bviral\b|\bscared\b|अपहरण|फिरौती|फ़िरौती|मार देंगे|मार डाल|धमक|ब्लैकमेल|अश्लील|वायरल|धमकी|மிரட்ட|হুমকি/,
    holds: 'In danger? Call 112. Pay no one who threatens you.',
    act: 'Paying ends no threat: more is asked for. Keep what was written, tell someone you trust, and call 1930. You are not to blame.',
    hindi:
      'खतरे में हों तो 112 पर कॉल करें। धमकी देने वाले को पैसे न दें। मैसेज सँभालकर रखें, किसी भरोसेमंद को बताएँ और 1930 पर कॉल करें। गलती आपकी नहीं है।',
    call: '112',
  },
  {
    key: 'loss',
    words:
      /\b(?:i|he|she|they|my (?:father|mother|mum|mom|dad|wife|husband|son|daughter|brother|sister|friend|parents))\b(?: (?!not\b|never\b)[\w'’]+){0,4} (?:paid|gave|given|lost|told|shared|entered|transferred|clicked|installed|scanned|invested|deposited|approved|blocked me)\b|\b(?:i|we) (?:have )?(?:lost|paid)\b|(?<!\byou )\b(?:paid|sent|gave|transferred) (?:rs|₹|inr|\d|lakh|him|her|them)|\bi gave\b|\b(?:took|stole) (?:all )?(?:my |our )?(?:rs|₹|\d|money|savings)|\bclick ho ga|not done this (?:transaction|payment)|sim stopped|\bcheated\b|\bscammed\b|\bhacked\b|\bswapped\b|\bcloned\b|\bstolen\b|unauthori[sz]ed|without my|\bdid not (?:do|make|take)\b|\bdidn['’]t (?:do|make|take)\b|\bno network\b|(?:paise|paisa|rupaye|\d{3,}|lakh|hazar) (?:\S+ ){0,3}(?:(?:kat|nikal|chal[ae]|ud|doob|gayab) ?(?:gay[aei]|gai|liy?e)|(?:daal|de|bhej) (?:diy[ae]|chuk[ae]))\b|\b(?:fraud|scam) hua\b|\bi (?:opened|clicked|pressed)\b|\b(?:maine|mene|humne)\b|\bthag\b|\bdhokha\b|\b(?:de|bata|da+l|bhej) di(?:ya|ye)?\b|\b(?:fraud|hack|scam) ho (?:gaya|gayi)\b|मैंने|मैने|हमने|कट ग|निकल ग|चले ग|धोखा|ठग|गेले|फसवणूक|(?<![\p{L}\p{M}])मी .*(?:दिल|सांगितल|पाठव)|টাকা.{0,12}(?:চলে|কেটে|উধাও)|দিয়েছি|দিয়ে দিয়েছি|பணம்.{0,16}(?:போ|எடு)|கொடுத்து/u,
    holds: 'Money gone, or a code told? Call 1930 now.',
    act: 'Then call your bank at the number on your card: it can block the card, net banking and UPI, and in the first hours a payment can still be held. An app installed? Switch that phone to flight mode, and call from another one. Pay no one who offers to get the money back.',
    hindi:
      'पैसे चले गए हों या ओटीपी बता दिया हो, तो अभी 1930 पर कॉल करें, फिर अपने कार्ड पर लिखे नंबर पर बैंक को। मैसेज और यूटीआर नंबर सँभालकर रखें।',
    call: '1930',
  },
  {
    key: 'arrest',
    words:
      /arrest|warrant|launder|\bcbi\b|\bncb\b|\bed officer|narcotic|\bdrugs?\b|mdma|contraband|\bpolice\b|crime branch|cyber ?(?:cell|crime officer)|\bfir\b|\bjail\b|\bskype\b|video call|\bcamera\b|\bstay on\b|\bcourt\b|\bsuspect\b|not (?:allowed )?(?:to )?(?:leave|hang up|cut the call)|do not (?:hang up|cut)|गिरफ्तार|अरेस्ट|वारंट|पुलिस|पोल[िी]स|सीबीआई|सीबीआय|जेल|अटक|वीडियो कॉल|व्हिडिओ कॉल|கைது|போலீஸ்|গ্রেফতার|পুলিশ/,
    holds: 'No one is arrested or held by telephone or video.',
    act: 'Indian law knows no “digital arrest”, and no officer takes money on a call. Called so? Hang up, tell your family, and ask at your own police station.',
    hindi:
      'फ़ोन या वीडियो पर किसी की गिरफ़्तारी नहीं होती: “डिजिटल अरेस्ट” नाम की कोई चीज़ नहीं है। फ़ोन काट दें, घर वालों को बताएँ और अपने थाने में पूछें।',
    call: '1930',
    isPressing: true,
  },
  {
    key: 'secret',
    words:
      /\b(?:not|never|n['’]t)\b.{0,12}\b(?:tell|inform|disclose|reveal|talk|speak|share)\b.{0,24}\b(?:any ?one|any ?body|family|wife|husband|police|bank|branch)\b|\btell no ?one\b|\bkeep (?:it|this) (?:a )?(?:secret|confidential)|\bconfidential\b|mat bata|किसी को (?:मत|न) बता|मत बता|कोणालाही सांग/u,
    not: /\botp\b|\bpin\b|password|\bcvv\b|ओटीपी|पिन|पासवर्ड/,
    holds: 'A call, a payment or a case that you may tell no one of is a fraud’s.',
    act: 'Tell your family or your bank now: such callers ask for secrecy to keep you alone.',
    hindi:
      'जिस कॉल, भुगतान या केस के बारे में किसी को बताने से रोका जाए, वह ठगी है। घर वालों या बैंक को अभी बताएँ।',
    call: '1930',
    isPressing: true,
  },
  {
    key: 'safe',
    words:
      /\b(?:safe|secure|secured|supervision|verification) (?:bank |rbi |government |govt )?(?:account|a\/c|wallet)|\brbi account\b|सुरक्षित खात/,
    holds: 'Neither your bank nor the police has a “safe” account for your money.',
    act: 'Move nothing to an account that a caller names. Hang up, and call the number on your card.',
    hindi:
      'आपके पैसे रखने के लिए बैंक या पुलिस का कोई “सुरक्षित” खाता नहीं होता। किसी के बताए खाते में पैसे न भेजें। फ़ोन काट दें और अपने कार्ड पर लिखे नंबर पर कॉल करें।',
    call: '1930',
    isPressing: true,
  },
  {
    key: 'screen',
    words:
      /any ?desk|team ?viewer|quick ?support|rust ?desk|air ?droid|ultra ?viewer|screen.{0,3}shar|\bvirus\b|trojan|infected|shar\w* (?:your |my )?screen|remote access|एनीडेस्क|टीमव्यूअर|स्क्रीन शेयर/,
    holds: 'No bank, company or authority needs to see your screen.',
    act: 'Install no such program for a caller, and share no screen and no code: with it the caller sees and uses your bank’s app. Installed already? Switch the phone to flight mode, and call 1930 and your bank from another one.',
    hindi:
      'किसी बैंक या कंपनी को आपकी स्क्रीन देखने की ज़रूरत नहीं होती। किसी के कहने पर ऐसी ऐप इंस्टॉल न करें और स्क्रीन शेयर न करें।',
    isPressing: true,
  },
  {
    key: 'apk',
    words: /\bapk\b|\.apk|\binstall\b|एपीके|इंस्टॉल/,
    holds: 'An app comes from your phone’s app store, not from a message.',
    act: 'An APK file can read your messages and OTPs. Opened it already? Switch the phone to flight mode, and call 1930 and your bank from another one.',
    hindi: 'ऐप सिर्फ़ अपने फ़ोन के ऐप स्टोर से लें। मैसेज में आई एपीके फ़ाइल न खोलें और इंस्टॉल न करें।',
    isPressing: true,
  },
  {
    key: 'forward',
    words: /\*(?:21|61|62|67|401|002|004)\*|\*401|call forward/,
    holds: 'Dial no code that a caller or a message tells you.',
    act: 'Codes such as *401* and *21* pass your calls on, and with them the OTPs that are told by voice. Dialled already? ##002# ends all forwarding.',
    hindi:
      'किसी के बताए कोड को डायल न करें: इससे आपके कॉल और ओटीपी दूसरे के पास जाते हैं। डायल कर दिया हो, तो ##002# डायल करें।',
    isPressing: true,
  },
  {
    key: 'receive',
    words:
      /\bqr\b|\bscan\b|\bcollect\b|\b(?:accept|approve)\b.{0,20}\brequest|\bupi pin\b|\bm?pin\b.{0,20}(?:receive|refund|cashback|dal|enter)|(?:enter|dal\w*).{0,20}\bm?pin\b|\btoken\b|\bolx\b|\bbuyer\b|\brefund\b|cashback|\brent\b|स्कैन|क्यूआर|पिन डाल|रिफंड|कैशबैक/,
    not: /income ?tax|\bitr\b|\bgst\b|pin ?code/,
    holds: 'To receive money you never scan a code and never enter a PIN.',
    act: 'What you scan or confirm with your PIN is paid from your account. Money that you are paid, a refund too, arrives by itself.',
    hindi: 'पैसे पाने के लिए न पिन डालना पड़ता है, न कोड स्कैन करना: पिन डालने से पैसे आपके खाते से जाते हैं।',
    isPressing: true,
  },
  {
    key: 'otp',
    words:
      /\botps?\b|one[- ]time (?:password|code|pin)|\bm?pins?\b(?! ?code)|\bcvv\b|password|\bcard (?:number|details)\b|\b(?:verification|security|login|whatsapp|telegram|instagram|facebook|\d[- ]?digit) code\b|ओटीपी|पासवर्ड|सीवीवी|(?<!\p{L})पिन(?!\p{L}| ?कोड)|ওটিপি|ஓடிபி/u,
    not: /\bpin\W*\d{6}\b/,
    holds: 'An OTP, a PIN or a password is for you alone.',
    act: 'No bank, company or authority asks for it. Only the code of a delivery, a ride or a visit is told, to the person at your door or in the car. An OTP came that you did not ask for? Someone may be trying to use your account: tell it to no one, and change the password in the company’s own app.',
    hindi:
      'ओटीपी, पिन या पासवर्ड सिर्फ़ आपके लिए है: कोई बैंक, कंपनी या दफ़्तर इन्हें नहीं पूछता। सिर्फ़ डिलीवरी या सवारी का कोड सामने खड़े व्यक्ति को बताया जाता है।',
    isPressing: true,
  },
  {
    key: 'sim',
    words:
      /\btrai\b|department of telecom|\bdot\b (?:officer|notice)|\be?sim\b|\b5g\b|\bport(?:ing|ed)?\b.{0,24}(?:number|request|mobile)|\bupc\b|\bpress \d\b|ट्राई|सिम|ই-?সিম/,
    holds: 'TRAI cuts off no number, and calls no one about it.',
    act: 'A new SIM, an eSIM or a port of your number that you did not ask for, or no network all at once? Call your operator now from another phone. Press no key for a caller.',
    hindi:
      'ट्राई किसी का नंबर बंद नहीं करता और इसके लिए कॉल नहीं करता। सिम बदलने या पोर्ट करने का मैसेज आया और आपने नहीं माँगा? अपने ऑपरेटर को अभी दूसरे फ़ोन से कॉल करें।',
    isPressing: true,
  },
  {
    key: 'debit',
    words:
      /\b(?:debited|deducted|withdrawn|spent)\b|\bsent (?:rs|inr|₹)|\bpaid (?:to )?(?:rs|inr|₹)|\bdr\.? from\b|\bupi\/dr\b|\b(?:txn|transaction|purchase) of\b|\bautopay\b|\bmandate\b|auto[- ]?renew|will be charged|डेबिट|काटे गए|निकाले गए|பற்று|কাটা হয়েছে|ডেবিট/,
    holds: 'Whether money has left, your bank’s own app shows.',
    act: 'It did, and it was not you? Call 1930, then your bank at the number on your card. Use no link and no number from the message.',
    hindi:
      'पैसे गए या नहीं, अपने बैंक की ऐप में देखें। आपने नहीं भेजे? 1930 पर कॉल करें, फिर अपने कार्ड पर लिखे नंबर पर बैंक को।',
    isPressing: true,
  },
  {
    key: 'back',
    words:
      /\bmistake|accident(?:al)?ly|\bwrong(?:ly)? (?:number|account|upi|person|transfer|sent)|\bgalti\b|\bwapas\b|\blauta\w*|send (?:it |them |the money )?back|गलती|वापस|लौटा/,
    holds: 'Money came to you by mistake? Your bank returns it, not you.',
    act: 'Look in your bank’s own app whether it came at all, and send nothing back yourself.',
    hindi: 'पैसे गलती से आए हों, तो बैंक लौटाता है, आप नहीं। पहले अपने बैंक की ऐप में देखें कि पैसे आए भी हैं या नहीं।',
    isPressing: true,
  },
  {
    key: 'credit',
    words: /\b(?:credited|deposited)\b|\breceived (?:rs|inr|₹)|जमा|क्रेडिट/,
    holds: 'Whether money has come, your bank’s own app shows.',
    act: 'Someone asks for it back? Send nothing, and ask your bank.',
    hindi: 'पैसे आए या नहीं, अपने बैंक की ऐप में देखें। कोई वापस माँगे, तो पैसे न भेजें: बैंक से पूछें।',
  },
  {
    key: 'blocked',
    words:
      /\be?-?k ?yc\b|block|suspend|deactivat|de-?activat|freez|froze|\bon hold\b|expir|inactive|\blocked\b|\blimited\b|payment (?:has )?(?:failed|declined)|log ?in attempt|tried to log ?in|\bpan\b|aadha+r|\bband\b|केवाईसी|केवायसी|ब्लॉक|बंद|निलंबित|आधार|पैन|पॅन|முடக்க|বন্ধ|ব্লক/,
    holds: 'Whether something is blocked or due, the company’s own app shows.',
    act: 'Open that app, or go to the branch. Use no link and no number from the message, and give neither an OTP nor a card number.',
    hindi:
      'खाता या कार्ड बंद हो रहा है या नहीं, कंपनी की अपनी ऐप में या शाखा में देखें। मैसेज के लिंक या नंबर का इस्तेमाल न करें।',
    isPressing: true,
  },
  {
    key: 'power',
    words:
      /electric|\bpower (?:will|supply|cut|connection|office|bill)|\bbijli\b|\bmeter\b|light bill|\bgas (?:connection|supply|bill)|\blpg\b|बिजली|विद्युत|वीज|மின்|বিদ্যুৎ/,
    holds: 'Whether a bill is due, the company’s own app or your last bill shows.',
    act: 'Pay there, or call the number on that bill; not one from a message. An electricity company gives written notice before it cuts the supply.',
    hindi:
      'बिल बाकी है या नहीं, कंपनी की अपनी ऐप में या पुराने बिल पर देखें। वहीं भुगतान करें; मैसेज के नंबर पर कॉल न करें। बिजली काटने से पहले लिखित नोटिस दिया जाता है।',
    isPressing: true,
  },
  {
    key: 'parcel',
    words:
      /parcel|package|courier|consignment|shipment|redeliver|\bdeliver\w*|speed post|customs|पार्सल|कूरियर|डिलीवरी|कस्टम|পার্সেল|பார்சல்/,
    holds: 'Where a parcel is, the courier’s own site or the shop’s app shows.',
    act: 'Type its number there. Enter no card for a small fee, and pay no duty to a person.',
    hindi:
      'पार्सल कहाँ है, कूरियर की अपनी साइट या दुकान की ऐप में देखें। छोटी फ़ीस के लिए कार्ड की जानकारी न भरें।',
    isPressing: true,
  },
  {
    key: 'office',
    words:
      /income ?tax|\bitr\b|\bgst\b|tax refund|challan|\bfined?\b|\btoll\b|fastag|violation|passport|\bvisa\b|\bepfo?\b|\bpf\b|provident|yojana|scheme|subsidy|pension|\bpm[- ]?kisan\b|ayushman|\brto\b|census|voter|आयकर|चालान|योजना|सब्सिडी|पेंशन|जनगणना/,
    holds: 'What is due or refunded, the office’s own site shows.',
    act: 'Type its address yourself: most end in .gov.in or .nic.in. A refund needs no fee, no card and no OTP.',
    hindi:
      'क्या बाकी है या वापस मिलना है, दफ़्तर की अपनी साइट (ज़्यादातर .gov.in या .nic.in) खुद टाइप करके देखें। रिफंड के लिए न फ़ीस लगती है, न ओटीपी।',
    isPressing: true,
  },
  {
    key: 'family',
    words:
      /new (?:number|phone)|naya number|lost my phone|phone (?:is )?broke|accident|hospital|emergency|custody|gift ?(?:cards?|vouchers?)|itunes|play card|\bfavou?r\b|\bboss\b|\bceo\b|नया नंबर|नवीन नंबर|दुर्घटना|अस्पताल|अपघात/,
    holds: 'Asked for money by someone you know? Ring the number you had before.',
    act: 'Names, pictures and voices are imitated. Send nothing, and no code of a gift card, until you have heard it from them.',
    hindi:
      'कोई जान-पहचान वाला पैसे माँग रहा है? पहले उनके पुराने नंबर पर फ़ोन करें। आवाज़ और फ़ोटो भी नकली हो सकते हैं।',
    isPressing: true,
  },
  {
    key: 'prize',
    words:
      /lottery|lucky (?:draw|winner)|\bkbc\b|jackpot|\bprize\b|\bwinner\b|scratch card|\bwon\b|\bjeet\w*|reward|\bpoints?\b|free (?:iphone|gift|recharge)|लॉटरी|इनाम|जीत|बक्षीस|बक्षिस|रिवॉर्ड/,
    holds: 'No true prize asks for a fee first.',
    act: 'Pay nothing to be paid. Points are redeemed in the bank’s or the shop’s own app.',
    hindi: 'सच्चा इनाम पहले फ़ीस नहीं माँगता। कोई फ़ीस न भरें। पॉइंट बैंक या दुकान की अपनी ऐप में ही भुनाएँ।',
    isPressing: true,
  },
  {
    key: 'work',
    words:
      /\bearn|\bincome\b|\btasks?\b|part[- ]?time|work from home|\bwfh\b|\bjobs?\b|\bvacanc|offer letter|ghar baithe|\bkama\w*|नौकरी|कमा|घर बैठे|வேலை|চাকরি/,
    holds: 'Work that wants money from you first is a fraud.',
    act: 'Small sums that are paid out at first are its bait. Pay no deposit, fee or tax to begin, or to get out what you have earned.',
    hindi: 'जो काम पहले आपसे पैसे माँगे, वह ठगी है। शुरू में थोड़े पैसे देना उसका चारा है। जमा, फ़ीस या टैक्स न भरें।',
    isPressing: true,
  },
  {
    key: 'profit',
    words:
      /trading|\bstocks?\b|\bipo\b|invest|crypto|bitcoin|\bbtc\b|\bwallet connect\b|airdrop|\bforex\b|\bprofits?\b|\breturns\b|double|withdraw|\btelegram\b|निवेश|मुनाफ|दोगुना|ट्रेडिंग/,
    holds: 'No adviser registered with SEBI may promise a return.',
    act: 'Look the adviser up on SEBI’s own site, sebi.gov.in. A tax or a fee to get your money out is the next loss: pay none.',
    hindi:
      'कोई सलाहकार मुनाफ़े का वादा नहीं कर सकता। उसे sebi.gov.in पर देखें। पैसे निकालने के लिए टैक्स या फ़ीस न भरें।',
    isPressing: true,
  },
  {
    key: 'loan',
    words:
      /\bloans?\b|\bemi\b|\bcibil\b|(?:processing|release|registration|file|joining) (?:fee|charge)|लोन|ऋण|कर्ज|கடன்/,
    holds: 'Pay no fee to get a loan, work or money.',
    act: 'For a loan ask your own bank, in its app or at its branch. Give no app your contacts and pictures.',
    hindi:
      'लोन, काम या पैसे पाने के लिए कोई फ़ीस न भरें। लोन के लिए अपने बैंक की ऐप या शाखा में पूछें। किसी ऐप को अपने संपर्क और फ़ोटो न दें।',
    isPressing: true,
  },
  {
    key: 'stranger',
    words:
      /widow|inherit|donat|million|\bdollars?\b|matrimon|shaadi|army|\bgift\b|\bloves? me\b|airport|recover\w* (?:your|lost|my)|lost money|charity|दान/,
    holds: 'A stranger’s gift, love or help that costs you money first is a fraud.',
    act: 'So is help to get lost money back against a fee. Pay nothing, and ask someone you trust.',
    hindi: 'अजनबी का तोहफ़ा, प्यार या मदद, जिसके लिए पहले पैसे लगें, ठगी है। पैसे न भेजें और किसी भरोसेमंद से पूछें।',
    isPressing: true,
  },
];
