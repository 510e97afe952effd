/** Every rule, in the order in which they are told. */
import type { Rule } from './rule.ts';
import { URGENT } from './urgent-rules.ts';

/** Of what messages ask for, promise or tell. */
const ORDINARY: readonly Rule[] = [
  {
    key: 'otp',
    words:
      /\botps?\b|one[- ]time (?:password|code|pin)|(?<!\bupi )\bm?pins?\b(?! ?code| to (?:receive|accept|claim|get))|\bcvv\b|password|\bcard (?:number|details)\b|\b(?:verification|security|login|whatsapp|telegram|instagram|facebook|\d[- ]?digit) code\b|ओटीपी|पासवर्ड|सीवीवी|(?<!\p{L}|(?:यूपीआई|upi) )पिन(?!\p{L}| ?कोड)|ওটিপি|ஓடிபி/u,
    not: /\bpin\W*\d{6}\b/,
    holds: 'An OTP, a PIN or a password is for you alone.',
    act: 'No bank, company or authority asks for it. Only the code of a delivery, a ride or a visit is told, to the person before you. An OTP came that you did not ask for? Tell it to no one, and change the password in the company’s own app.',
    hindi:
      'ओटीपी, पिन या पासवर्ड सिर्फ़ आपके लिए है: कोई बैंक, कंपनी या दफ़्तर इन्हें नहीं पूछता। सिर्फ़ डिलीवरी या सवारी का कोड सामने खड़े व्यक्ति को बताया जाता है।',
    isPressing: true,
    beside: ['sim', 'debit', 'blocked'],
  },
  {
    key: 'trai',
    words: /\btrai\b|(?<!\btest .*)department of telecom|\bdot\b (?:officer|notice)|ट्राई/u,
    holds: 'TRAI cuts off no number, and calls no one about it.',
    act: 'Press no key for a caller, and hang up. Whether your number stays on, your operator’s own app shows.',
    hindi:
      'ट्राई किसी का नंबर बंद नहीं करता और इसके लिए कॉल नहीं करता। कोई बटन न दबाएँ और फ़ोन काट दें। नंबर चालू रहेगा या नहीं, अपने ऑपरेटर की अपनी ऐप में देखें।',
    isPressing: true,
    isByCall: true,
    beside: [],
  },
  {
    key: 'press',
    words: /\bpress(?:ing)? \d\b|\b\d (?:press|dab)|\d\s?दबा/,
    holds: 'Called by a recording? Press no key: hang up.',
    act: 'What it says, ask the company or the office itself, at a number that you know.',
    hindi:
      'रिकॉर्ड की हुई आवाज़ का कॉल आया? कोई बटन न दबाएँ, फ़ोन काट दें। कंपनी या दफ़्तर से उसी नंबर पर पूछें जिसे आप पहले से जानते हैं।',
    isPressing: true,
    beside: [],
  },
  {
    key: 'sim',
    words:
      /\be?sim\b|\b5g (?:sim|upgrad|updat|activat)|(?:upgrad|activat)\w* (?:\w+ ){0,4}5g\b|\b(?:5g|jio|airtel|bsnl|vodafone)\b.{0,24}\be?-?k ?yc\b|\be?-?k ?yc\b.{0,24}\b(?:5g|jio|airtel|bsnl|vodafone)\b|\bport(?:ing|ed)?\b.{0,24}(?:number|request|mobile)|\bupc\b|(?<![\p{L}\p{M}])सिम(?![\p{L}\p{M}])|ই-?সিম/u,
    short: 'Ask your operator, in its own app.',
    holds: 'Whether a SIM needs something, the operator’s own app shows.',
    act: 'A new SIM, an eSIM or a port of your number that you did not ask for, or no network all at once? Call your operator now from another phone.',
    hindi:
      'सिम के लिए कुछ करना है या नहीं, अपने ऑपरेटर की अपनी ऐप में देखें। सिम बदलने या पोर्ट करने का मैसेज आया और आपने नहीं माँगा, या अचानक नेटवर्क चला गया? अपने ऑपरेटर को अभी दूसरे फ़ोन से कॉल करें।',
    isPressing: true,
    isByCall: true,
    isCompanys: true,
    beside: [],
  },
  {
    key: 'autopay',
    words: /\bautopay\b|\bnach\b|\bmandate\b|auto[- ]?renew|\bwill be (?:charged|debited|deducted)/,
    short: 'Did you set it up? Then there is nothing to do.',
    holds: 'What is paid by itself, your bank’s or payment app shows.',
    act: 'You did not set it up? Cancel it in your bank’s or payment app, and use no link and no number from the message.',
    hindi:
      'क्या यह भुगतान आपने खुद तय किया था? तो कुछ नहीं करना है। नहीं किया? अपने बैंक या पेमेंट की ऐप में इसे रद्द करें। मैसेज के लिंक या नंबर का इस्तेमाल न करें।',
    isPressing: true,
    beside: ['by-sms'],
  },
  {
    key: 'debit',
    words:
      /\b(?:debited|withdrawn|spent)\b|(?<!\btds .*)\bdeducted\b|\bsent (?:rs|inr|₹)|(?:\brs\.?|\binr|₹) ?[\d,.]+ (?:has been |was |is )?(?:sent|paid|transferred) (?:to (?!you)|from\b|via\b|at\b)|\bcharged (?:rs|inr|₹)|\bpaid (?:to )?(?:rs|inr|₹)|\bdr\.? from\b|\bupi\/dr\b|\b(?:txn|transaction|purchase) (?:of|worth)\b|डेबिट|काटे गए|निकाले गए|निकासी|பற்று|কাটা হয়েছে|ডেবিট/,
    holds: 'Was it you? Then there is nothing to do.',
    act: 'It was not you? Call 1930 and your bank at once, at the number on your card, not at one from the message.',
    hindi:
      'यह भुगतान आपने किया था? तो कुछ नहीं करना है। आपने नहीं किया? तुरंत 1930 पर कॉल करें, और अपने कार्ड पर लिखे नंबर पर बैंक को; मैसेज के नंबर पर नहीं।',
    isPressing: true,
    beside: ['back', 'by-sms'],
  },
  {
    key: 'by-sms',
    words:
      /\bsms\b.{0,12}\bblock\w*\b.{0,24}\bto \d{5,}|\b(?:fwd|forward|send) (?:this )?(?:sms|message)\b.{0,16}\bto \d{5,}/,
    short: 'Block a card in your bank’s own app.',
    holds: 'To block a card, use your bank’s own app.',
    act: 'Or call the number on the card. A number that stands in a message may be a stranger’s.',
    hindi:
      'कार्ड बंद करना हो, तो अपने बैंक की अपनी ऐप में करें या कार्ड पर लिखे नंबर पर कॉल करें। मैसेज में लिखा नंबर किसी और का हो सकता है।',
  },
  {
    key: 'back',
    words:
      /\bmistake|accident(?:al)?ly|\bwrong(?:ly)? (?:number|account|upi|person|transfer|sent)|\bgalti se\b|\bpais\w+ wapas|\bwapas (?:kar|bhej|de|do|lauta)(?! ?(?:dunga|dungi|denge))|\blauta\w*|send (?:it |them |the money )?back|गलती|पैस\S+ वापस|वापस (?:कर|भेज|दे|लौट)|लौटा ?(?:द|ए|ओ|इ|न)/,
    short: 'Send nothing back yourself.',
    holds: 'Money came to you by mistake? Your bank returns it, not you.',
    act: 'Look in your bank’s own app whether it came at all, and ask the bank to return it.',
    hindi: 'पैसे गलती से आए हों, तो बैंक लौटाता है, आप नहीं। पहले अपने बैंक की ऐप में देखें कि पैसे आए भी हैं या नहीं।',
    isPressing: true,
  },
  {
    key: 'credit',
    words:
      /(?<!\bpoints (?:\w+ ){0,3})\bcredited\b|\bdeposited\b|(?:^|\byou(?:['’]ve| have)? |\bmoney )received\b(?! a (?:\w+ )?cashback)(?=.{0,24}(?:\brs|\binr|₹))|\breceived (?:rs|inr|₹).{0,24} (?:in|to) your|\bmoney received\b|खात.{0,40}जमा|क्रेडिट/,
    // Of a debit the other side is credited.
    not: /\bdebited\b(?!.*\bcredited (?:back )?(?:to|in|into) (?:your|ur)\b)/,
    short: 'Look in your bank’s own app.',
    holds: 'Whether money has come, your bank’s own app shows.',
    act: 'Someone asks for it back? Send nothing, and ask your bank.',
    hindi: 'पैसे आए या नहीं, अपने बैंक की ऐप में देखें। कोई वापस माँगे, तो पैसे न भेजें: बैंक से पूछें।',
  },
  {
    key: 'kisan',
    words: /\bpm[- ]?kisan\b|पी ?एम[- ]?किसान|किसान सम्मान/,
    short: 'Ask at pmkisan.gov.in or your CSC.',
    holds: 'What PM-Kisan wants of you, pmkisan.gov.in or a Common Service Centre (CSC) tells.',
    act: 'Type that address yourself. Use no link and no number from the message, and tell no caller an OTP.',
    hindi:
      'पीएम-किसान में क्या बाकी है, pmkisan.gov.in खुद टाइप करके देखें या अपने सीएससी (जन सेवा केंद्र) में पूछें। मैसेज के लिंक या नंबर का इस्तेमाल न करें और किसी कॉल करने वाले को ओटीपी न बताएँ।',
    isPressing: true,
    isByCall: true,
    isLookUp: true,
    beside: [],
  },
  {
    key: 'aadhaar',
    words:
      /aadha+r.{0,60}(?:\bupdat|\bnot\b|misus|suspicious|suspen|verify|block|deactivat)|(?:updat|verify|upload|misuse)\w*.{0,40}aadha+r|आधार.{0,40}(?:अपडेट|बंद|निलंबित|दुरुपयोग)/,
    not: /account|khata|\bbank|\be?sim\b|\bpan\b|parcel|\bk ?yc\b|\ba\/c\b|खात|बैंक|सिम|पैन|पार्सल/,
    short: 'Ask UIDAI: dial 1947 yourself.',
    holds: 'Whether an Aadhaar needs something, UIDAI tells: at uidai.gov.in or on 1947.',
    act: 'Type the address or dial the number yourself, and tell no caller an OTP.',
    hindi:
      'आधार में कुछ करना है या नहीं, uidai.gov.in खुद टाइप करके देखें या 1947 खुद मिलाएँ। किसी कॉल करने वाले को ओटीपी न बताएँ।',
    isPressing: true,
    isByCall: true,
    isLookUp: true,
    beside: [],
  },
  {
    key: 'blocked',
    words:
      /\be?-?k ?yc\b|(?<!\b(?:sms|[a-h]|\d+) )block(?!chain|buster| [b-h]\b)|suspend|deactivat|de-?activat|\bfreeze\b|\bfrozen?\b(?! (?:food|pea))|\bon hold\b|expir|inactive|\blocked\b|\b(?:is|are|was|been|temporarily) limited\b|payment (?:has |was )?(?:failed|declined)|log ?in attempt|tried to log ?in|(?:\bpan\b|aadha+r).{0,60}(?:\bupdat|\bnot\b|nahi|misus|suspicious|suspen|verify|\blink\b|\bused\b)|(?:updat|verify|\blink\b|upload|submit|misuse|share|send)\w*.{0,40}(?:\bpan\b|aadha+r)|\bband (?:ho|kar|kiya)|(?:account|khata|card|sim|number|upi|service|connection)\S* (?:\S+ ){0,3}band\b|केवाईसी|केवायसी|ब्लॉक|बंद (?:हो|कर|किय)|(?:खात|कार्ड|सिम|नंबर|अकाउंट).{0,20}बंद|निलंबित|आधार(?! पर)|(?<![\p{L}\p{M}])(?:पैन|पॅन)(?![\p{L}\p{M}])|முடக்க|বন্ধ (?:হ|কর)|ব্লক/u,
    // Of a provident fund or a scheme no company's app tells; points that expire block nothing.
    not: /\bepfo?\b|\bpf\b|provident|\breward points\b/,
    short: 'Check in the company’s own app.',
    holds: 'Whether something is blocked or due, the company’s own app shows.',
    act: 'Open it, or type the company’s address yourself. Use no link and no number from the message, and give neither an OTP nor a card number.',
    hindi:
      'खाता या कार्ड बंद हो रहा है या नहीं, कंपनी की अपनी ऐप में देखें, या उसका पता खुद टाइप करें। मैसेज के लिंक या नंबर का इस्तेमाल न करें।',
    isPressing: true,
    isByCall: true,
    isCompanys: true,
    isLookUp: true,
  },
  {
    key: 'power',
    words:
      /electricity|\belectric (?:bill|supply|connection|office|meter|power|dep|board|company)|\bpower (?:will|supply|cut|connection|office|bill)|\bbijli\b|\bmeter (?:no|number|reading|id|change|update)|\b(?:electric|power|gas|water|smart|prepaid|your) meter|light bill|\bgas (?:connection|supply|bill)|\blpg\b|(?<!आकाशीय )बिजली(?! (?:गिर|कड़क|चमक))|विद्युत|वीज|மின்(?!ன)|বিদ্যুৎ/,
    short: 'Look at your last bill, or in the company’s own app.',
    holds: 'Whether a bill is due, your last bill or the company’s own app shows.',
    act: 'Pay only there. An electricity company gives written notice before it cuts the supply.',
    hindi:
      'बिल बाकी है या नहीं, कंपनी की अपनी ऐप में या पुराने बिल पर देखें। भुगतान वहीं करें। बिजली काटने से पहले लिखित नोटिस दिया जाता है।',
    isPressing: true,
    isByCall: true,
    isCompanys: true,
    isLookUp: true,
    beside: ['fee', 'office'],
  },
  {
    key: 'parcel',
    words:
      /parcel|(?<!\b(?:salary|holiday|tour|travel|wedding|health|annual) )package|courier|consignment|shipment|redeliver|\bdeliver\w*|speed post|customs|पार्सल|कूरियर|डिलीवरी|कस्टम(?!र|ा)|পার্সেল|பார்சல்/,
    // A gas cylinder has no courier.
    not: /\blpg\b|cylinder|\brefill\b/,
    short: 'Check with the courier or the shop.',
    holds: 'Where a parcel is, the courier’s own site or the shop’s app shows.',
    act: 'Type the parcel’s number there yourself. Enter no card for a small fee, and pay no duty to a person.',
    hindi:
      'पार्सल कहाँ है, कूरियर की अपनी साइट या दुकान की ऐप में देखें। छोटी फ़ीस के लिए कार्ड की जानकारी न भरें।',
    isPressing: true,
    isByCall: true,
    isLookUp: true,
  },
  {
    key: 'office',
    words:
      /income ?tax|\bitr\b|(?<!(?:\bincl\w*\.?|\binclusive of|\bexcl\w*\.?|\bplus|[+%]) ?)\bgst\b|tax refund|challan|\bfined\b|\bfine (?:of|rs|inr|₹|\d)|\b(?:traffic|pay|paid|late) (?:the |a |your )?fine\b|\btoll\b(?!-| ?free)|fastag|(?<!(?:copyright|policy|community|guidelines?|standards?) )violation|passport(?!.size| photo)|\bvisa\b(?!.{0,12}(?:card|debit|credit|ending|xx|platinum|signature))|\bepfo?\b|\bpf\b|provident|yojana|\b(?:govt|government|pm|pradhan|state|central|free|student|relief|housing|ration)\b(?: \w+){0,3} scheme|subsidy|\bpension|\bpm[- ]?kisan\b|ayushman|\brto\b|census|voter|आयकर|चालान|योजना|सब्सिडी|पेंशन|जनगणना/,
    short: 'Check on the office’s own site.',
    holds: 'What is due or refunded, the office’s own site shows.',
    act: 'Type its address yourself: most end in .gov.in or .nic.in. A refund needs no fee, no card and no OTP.',
    hindi:
      'क्या बाकी है या वापस मिलना है, दफ़्तर की अपनी साइट (ज़्यादातर .gov.in या .nic.in) खुद टाइप करके देखें। रिफंड के लिए न फ़ीस लगती है, न ओटीपी।',
    isPressing: true,
    isByCall: true,
    isLookUp: true,
    beside: ['family', 'work', 'profit', 'loan'],
  },
  {
    key: 'family',
    words:
      /(?<!\byour )new number|my friend['’]?s (?:phone|number)|\bmy new phone|naya number|lost my phone|phone (?:is )?broke|custody|gift ?(?:cards?|vouchers?)|itunes|\bplay card|\b(?:do|need|ask\w*)(?: me| you| for)* (?:a |an )?(?:\w+ )?favou?r\b|(?:accident|hospital|emergency|\bboss\b|\bceo\b).*(?:\bsend\b|\bbhej|paise|money|urgent|\btransfer|\bbuy\b)|(?:\bsend\b|\bbhej|paise|money|urgent|\btransfer|\bbuy\b).*(?:accident|hospital|emergency|\bboss\b|\bceo\b)|नया नंबर|नवीन नंबर|(?:दुर्घटना|अस्पताल|अपघात).*(?:भेज|पैस|पाठव)|(?:भेज|पैस|पाठव).*(?:दुर्घटना|अस्पताल|अपघात)/,
    short: 'Ring the old number.',
    holds: 'Someone you know writes from a new number, or asks for money? Ring the old one.',
    act: 'Names, pictures and voices are imitated. Send no money and no code of a gift card until you have spoken with them there.',
    hindi:
      'पहले उनके पुराने नंबर पर फ़ोन करें। आवाज़ और फ़ोटो भी नकली हो सकते हैं: जब तक उनसे वहाँ बात न हो, न पैसे भेजें, न गिफ़्ट कार्ड का कोड।',
    isPressing: true,
    beside: [],
  },
  {
    key: 'prize',
    words:
      /lottery|lucky (?:draw|winner)|\bkbc\b|jackpot|\bprize\b|\bwinner\b|scratch card|\bwon\b(?!['’]?t\b| by| against| the (?:match|toss|series|game))|(?:lakh|crore|inaa?m|iphone|rs|₹).{0,20}\bjeet|\bjeet\w* (?:\S+ ){0,3}(?:lakh|crore|inaa?m|iphone|rs|₹)|reward|\bpoints\b|free (?:iphone|gift|recharge)|लॉटरी|इनाम|(?:आपने|तुम्ही|लाख|करोड़).{0,30}जीत|बक्षीस|बक्षिस|रिवॉर्ड/,
    holds: 'No true prize asks for a fee first.',
    act: 'Pay nothing to be paid. Points are redeemed in the bank’s or the shop’s own app.',
    hindi: 'सच्चा इनाम पहले फ़ीस नहीं माँगता। कोई फ़ीस न भरें। पॉइंट बैंक या दुकान की अपनी ऐप में ही भुनाएँ।',
    isPressing: true,
    beside: ['work', 'profit'],
  },
  {
    key: 'work',
    words:
      /\bearn(?:ing)?\b|\bincome\b(?! ?tax| certificate)|\btasks?\b.*\d|\d.*\btasks?\b|prepaid task|part[- ]?time|work from home|\bwfh\b|\bjobs?\b|\bvacanc|offer letter|ghar baithe|\bkama(?:o|ye|ne|na|ye?n|i|ai|kar|iye)?\b|नौकरी|कमा(?![लं])|घर बैठे|வேலை|চাকরি/,
    holds: 'Work that wants money from you first is a fraud.',
    act: 'Small sums that are paid out at first are its bait. Pay no deposit, fee or tax to begin, or to get out what you have earned.',
    hindi: 'जो काम पहले आपसे पैसे माँगे, वह ठगी है। शुरू में थोड़े पैसे देना उसका चारा है। जमा, फ़ीस या टैक्स न भरें।',
    isPressing: true,
  },
  {
    key: 'profit',
    words:
      /trading(?! (?:co\b|company|corp|enterprise|house))|(?<!\b(?:of|in|limited|new) )\bstock\b(?! (?:clearance|out))|\bstocks\b(?! last)|\bipo\b|\binvest(?:s|ed|ing|ments?)?\b|\bvip (?:group|channel|tips|telegram)|\bcrypto(?:currenc\w+)?\b|bitcoin|\bbtc\b|\bwallet connect\b|airdrop|\bforex\b|\bprofits?\b|(?<!\b(?:easy|free|happy|gst|tax|itr|day|filed?|filing)(?: your| the)? )\breturns\b(?! (?:policy|pickup))|\bguaranteed?\b.{0,20}\breturn\b|\bdoubl\w+ (?:your (?!data)|ur |my |money|paisa|paise|amount)|(?:money|paisa|paise) (?:\w+ )?doubl|(?<!\b(?:epfo?|pf)\b.*)\bwithdraw\b(?! cash|.*\b(?:epfo?|pf|provident)\b)|withdrawal (?:fee|tax|charge)|निवेश|मुनाफ|दोगुना|ट्रेडिंग/,
    holds: 'No adviser registered with SEBI may promise a return.',
    act: 'Look the adviser up on SEBI’s own site, sebi.gov.in. A tax or a fee to get your money out is the next loss: pay none.',
    hindi:
      'कोई सलाहकार मुनाफ़े का वादा नहीं कर सकता। उसे sebi.gov.in पर देखें। पैसे निकालने के लिए टैक्स या फ़ीस न भरें।',
    isPressing: true,
  },
  {
    key: 'loan',
    words:
      /\bloans?\b.*(?:approv|instant|\boffer|\bapply|\bfee\b|document|sanction|eligib|\bpass\b)|(?:instant|approv\w*|easy|quick|cheap|\bget|\bneed|\bapply|\boffer\w*).{0,24}\bloans?\b|\bcibil\b.*(?:\bpay|improv|increas)|(?<![\p{L}\p{M}])लोन(?!.*(?:किस्त|किश्त|ईएमआई))|ऋण|कर्ज|கடன்/u,
    holds: 'Pay no fee to get a loan.',
    act: 'Ask your own bank, in its app or at its branch. Give no app your contacts and pictures.',
    hindi:
      'लोन पाने के लिए कोई फ़ीस न भरें। लोन के लिए अपने बैंक की ऐप या शाखा में पूछें। किसी ऐप को अपने संपर्क और फ़ोटो न दें।',
    isPressing: true,
    beside: [],
  },
  {
    key: 'fee',
    words: /(?:processing|release|registration|file|joining) (?:fee|charge)/,
    holds: 'Pay no fee to get money, work or a prize.',
    act: 'The first fee is followed by the next one.',
    hindi: 'पैसे, काम या इनाम पाने के लिए कोई फ़ीस न भरें: एक फ़ीस के बाद अगली माँगी जाती है।',
    isPressing: true,
    beside: [],
  },
  {
    key: 'stranger',
    words:
      /\bwidow|inherit|(?<!\b(?:blood|organ|eye|plasma) )\bdonat(?!\w* blood)|\bmillion (?:us |us)?(?:dollar|pound|euro)|(?:gift|send|box|trunk).{0,30}\bdollars?\b|matrimon|\bshaadi\.com|\barmy\b(?=.*(?:officer|jawan|canteen|sale|qr|scan|transfer))|\bgift\b|\bloves? me\b|\bin love with you|\bmarry me\b|\bto be his wife\b|\b(?:stuck|held|stopped|detained)\b.{0,20}\bairport|\bstuck (?:in|at) .*\bsend (?:me )?(?:money|rs|\d)|recover\w* (?:your |my |the )?(?:lost|money|fund|amount)|lost money|charity|(?<![\p{L}\p{M}])दान(?![\p{L}\p{M}])/u,
    short: 'No gift and no help costs money first.',
    holds: 'A stranger’s gift, love or help that costs you money first is a fraud.',
    act: 'Pay nothing, to get lost money back neither, and ask someone you trust.',
    hindi: 'अजनबी का तोहफ़ा, प्यार या मदद, जिसके लिए पहले पैसे लगें, ठगी है। पैसे न भेजें और किसी भरोसेमंद से पूछें।',
    isPressing: true,
  },
];

/** The most urgent first. */
export const RULES: readonly Rule[] = [...URGENT, ...ORDINARY];
