/** Of what cannot wait: danger, a loss, a threat, and what opens a phone or an account to strangers. */
import { HELPLINES } from './phones.ts';
import { SENDER } from './read-link.ts';
import type { Rule } from './rule.ts';

/** The most urgent first. */
export const URGENT: readonly Rule[] = [
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
    words: /^[\d\s*#+().,/-]*\d[\d\s*#+().,/-]*$/,
    not: new RegExp(`^\\s*(?:${[...HELPLINES].join('|')})\\s*$`),
    holds: 'A number by itself: whose it is, we cannot tell.',
    act: 'A code? Tell it to no one. A number to call? Use one that you know.',
    hindi:
      'सिर्फ़ एक नंबर है: किसका है, हम नहीं बता सकते। कोड हो तो किसी को न बताएँ। कॉल करना हो तो वही नंबर मिलाएँ जिसे आप पहले से जानते हैं।',
    isNumber: true,
  },
  {
    key: 'sender',
    words: SENDER,
    holds: 'A sender’s name can be forged: it proves nothing.',
    act: 'Paste the whole message: its links and numbers tell more.',
    hindi: 'भेजने वाले का नाम नकली हो सकता है। पूरा मैसेज चिपकाएँ।',
  },
  {
    key: 'harm',
    words:
      /kidnap|ransom|firauti|phirauti|\bkill|\bmaar (?:d|denge|dunga)|\bmar (?:denge|dunga)|threat|dhamki|blackmail|\bnudes?\b|naked|obscene|\bmorph|\brecorded you\b|\b(?:send|upload|post|show)\w* (?:your|ur) (?:\w+ )?(?:photo|video|pic)\w* to\b|\b(?:to|inform|call) (?:all )?(?:your|ur) contacts|\bkapde utar|\bleak\w* (?:my|your|her|his|the|private|all)\b|\bviral\b(?! (?:fever|infection|load|flu))|\bscared\b|अपहरण|फिरौती|फ़िरौती|मार देंगे|मार डाल|धमक|ब्लैकमेल|अश्लील|वायरल(?! (?:बुखार|फीवर))|धमकी|மிரட்ட|হুমকি/,
    holds: 'In danger? Call 112. Pay no one who threatens you.',
    act: 'Paying ends no threat: more is asked for. Keep what was written, tell someone you trust, and call 1930. You are not to blame.',
    hindi:
      'खतरे में हों तो 112 पर कॉल करें। धमकी देने वाले को पैसे न दें। मैसेज सँभालकर रखें, किसी भरोसेमंद को बताएँ और 1930 पर कॉल करें। गलती आपकी नहीं है।',
    beside: ['loss', 'arrest'],
  },
  {
    key: 'loss',
    words:
      /\b(?:i|he|she|they|my (?:father|mother|mum|mom|dad|wife|husband|son|daughter|brother|sister|friend|parents))\b(?: (?!not\b|never\b)[\w'’]+){0,4} (?:paid|gave|given|(?<!\b(?:am|was|were) )told(?! (?:me|us|not)\b)|shared(?! (?:my |the |an? |your )?(?:location|photo|pic|note|file|album|doc|video))|entered|transferred|clicked|installed|scanned|invested|deposited|approved|blocked me)\b|\b(?:i|we) (?:have )?paid\b|(?<!\byour )\blost (?:all |my |our |all my |about |over |rs\.? ?)?(?:money|savings|everything|₹|\d)|(?<!\byou )\b(?:paid|sent|gave|transferred) (?!(?:rs|₹|inr).*(?:\ba\/c\b|\bac x|\bref\b|\brefno|not you))(?:rs|₹|inr|\d|lakh|him|her|them)|\bi gave (?:\w+ ){0,4}(?:otp|pin|money|paise|rs|₹|\d+|card|code|access|password|number|details)\b|\b(?:took|stole) (?:all )?(?:my |our )?(?:rs|₹|\d|money|savings)|\bclick ho ga|(?<!\byou (?:have |had )?)not done this (?:transaction|payment)|sim stopped|\bcheated\b|\bscammed\b|\bhacked\b|\bswapped\b|\bcloned\b|\bstolen\b|(?<!\b(?:for|any|report|of|against|avoid|prevent|stop|all) )unauthori[sz]ed|without my (?:knowledge|consent|permission|approval|otp)|(?<!\byou )\bdid(?: not|n['’]t) (?:do|make|take)\b|\bno network\b|(?:paise|paisa|rupaye|\d{3,}|lakh|hazar) (?:\S+ ){0,3}(?:(?:kat|nikal|chal[ae]|ud|doob|gayab) ?(?:gay[aei]|gai|liy?e)|(?:daal|de|bhej) (?:diy[ae]|chuk[ae]))\b|\b(?:fraud|scam) hua\b|\bi (?:clicked|pressed)\b|\bi opened (?:the |a |an |that |this )?(?:link|file|apk|attachment|app|page|site|message|it\b)|\b(?:maine|mene|humne)\b.{0,40}(?:otp|\bpin\b|click|link|\bapp|apk|paise|paisa|code|scan|install|transfer|\bpay|card)|\bthag\b|\bdhokha\b|(?:otp|pin|paise|paisa|code|card|password|\d{3,}) (?:\S+ ){0,3}(?:de|bata|da+l|bhej) di(?:ya|ye)?\b|\b(?:fraud|hack|scam) ho (?:gaya|gayi)\b|(?:मैंने|मैने|हमने).{0,60}(?:ओटीपी|पिन|क्लिक|लिंक|ऐप|कोड|पैसे|रुप|लाख|हज़?ार|स्कैन|इंस्टॉल|कार्ड|\d{3})|(?:पैसे|पैसा|रुप|लाख|हज़?ार|₹|\d{3}).{0,24}(?:कट ग|निकल ग|चले ग)|धोखा|ठग|गेले|फसवणूक|(?<![\p{L}\p{M}])मी .*(?:दिल|सांगितल|पाठव)|টাকা.{0,12}(?:চলে|কেটে|উধাও)|দিয়েছি|দিয়ে দিয়েছি|பணம்.{0,16}(?:போ|எடு)|கொடுத்து/u,
    // Money that is asked back is another's trick, and so is the lost phone of one with a new number.
    not: /\breturn\b|\bsend (?:it |them )?back|\bwapas\b|\blauta|\b(?:this is|is) my new (?:number|no\b)|naya number|नया नंबर/,
    holds: 'Money gone, or a code told? Call 1930 now.',
    act: 'Then call your bank at the number on your card: it can block the card, net banking and UPI, and in the first hours a payment can still be held. Pay no one who offers to get the money back.',
    beside: ['arrest', 'safe', 'sim'],
    already: 'An app installed? Switch that phone to flight mode, and call from another one.',
    hindi:
      'पैसे चले गए हों या ओटीपी बता दिया हो, तो अभी 1930 पर कॉल करें, फिर अपने कार्ड पर लिखे नंबर पर बैंक को। मैसेज और यूटीआर नंबर सँभालकर रखें। कोई ऐप इंस्टॉल हुई हो, तो उस फ़ोन को फ़्लाइट मोड में डालें और दूसरे फ़ोन से कॉल करें।',
  },
  {
    key: 'arrest',
    words:
      /(?:parcel|package|courier|consignment)\b.{0,60}\bseiz|\bseiz\w*.{0,40}(?:parcel|package|courier|consignment)|(?:पार्सल|कूरियर).{0,60}ज़?ब्त|(?<!cardiac )arrest|\bwarrants?\b|launder|(?<!- ?)\bcbi\b|\bncb\b|\bed officer|narcotic|\bdrugs?\b|mdma|contraband|(?<!(?:challan|passport|pvr|traffic|verification).*)\bpolice\b(?!.*(?:passport|pvr|traffic|verification|clearance|helmet))|crime branch|cyber ?(?:cell|crime officer)|\bfir (?:no\b|number|is|has|against|registered|filed|copy|darj)|\b(?:an|your|the|police|lodge\w*|file\w*|regist\w*|darj) fir\b|\bjail\b|\bskype\b|\bvideo call\b.{0,40}(?:officer|police|court|judge)|(?:turn|switch|keep|leave)\b.{0,16}\bcamera\b|\bcamera (?:on|chalu)\b|\bstay on (?:the |this )?(?:call|line|video|phone)|(?<!(?:tennis|food|badminton|basketball|squash) )\bcourt\b(?! road)|\bsuspect\b|not (?:allowed )?(?:to )?(?:leave (?:the )?(?:room|house|home|call)|hang up|cut the call)|do not (?:hang up|cut)|गिरफ्तार|अरेस्ट|वारंट|पुलिस|पोल[िी]स|सीबीआई|सीबीआय|जेल|अटक(?![ाे]| ग)|(?:वीडियो|व्हिडिओ) कॉल.{0,40}(?:अधिकारी|अफ़?सर|कोर्ट)|கைது|போலீஸ்|গ্রেফতার|পুলিশ/,
    holds: 'No one is arrested or held by telephone or video.',
    act: 'Indian law knows no “digital arrest”, and no officer takes money on a call. Called so? Hang up, tell your family, and ask at your own police station, or call 1930.',
    hindi:
      'फ़ोन या वीडियो पर किसी की गिरफ़्तारी नहीं होती: “डिजिटल अरेस्ट” नाम की कोई चीज़ नहीं है। फ़ोन काट दें, घर वालों को बताएँ और अपने थाने में पूछें, या 1930 पर कॉल करें।',
    beside: ['secret', 'safe', 'screen', 'family'],
    isPressing: true,
  },
  {
    key: 'secret',
    words:
      /\b(?:not|never|n['’]t)\b.{0,12}\b(?:tell|inform|disclose|reveal|talk|speak|share)\b.{0,24}\b(?:any ?one|any ?body|family|wife|husband|police|bank|branch)\b|\btell no ?one\b|\bkeep (?:it|this) (?:a )?(?:secret|confidential)|\b(?:case|matter|call|investigation|inquiry|it|this) (?:is |must (?:be |stay |remain )|to be |stays? |remains? )?(?:kept )?(?:strictly )?confidential|mat bata|किसी को (?:मत|न) बता|मत बता|कोणालाही सांग/u,
    not: /\botp\b|\bpin\b|password|\bcvv\b|\bcode\b|\bdetails\b|\bcard\b|ओटीपी|पिन|पासवर्ड/,
    short: 'Tell someone you trust.',
    holds: 'A call, a payment or a case that you may tell no one of is a fraud’s.',
    act: 'Tell your family or your bank now: such callers ask for secrecy to keep you alone.',
    hindi:
      'जिस कॉल, भुगतान या केस के बारे में किसी को बताने से रोका जाए, वह ठगी है। घर वालों या बैंक को अभी बताएँ।',
    isPressing: true,
  },
  {
    key: 'safe',
    words:
      /\b(?:safe|secure|secured|supervision|verification) (?:bank |rbi |government |govt )?(?:account|a\/c|wallet)|\brbi account\b|सुरक्षित खात/,
    short: 'There is no “safe” account.',
    beside: ['otp', 'screen'],
    holds: 'Neither your bank nor the police has a “safe” account for your money.',
    act: 'Move nothing to an account that a caller names. Hang up, and call the number on your card.',
    hindi:
      'आपके पैसे रखने के लिए बैंक या पुलिस का कोई “सुरक्षित” खाता नहीं होता। किसी के बताए खाते में पैसे न भेजें। फ़ोन काट दें और अपने कार्ड पर लिखे नंबर पर कॉल करें।',
    isPressing: true,
  },
  {
    key: 'screen',
    words:
      /any ?desk|team ?viewer|quick ?support|rust ?desk|air ?droid|ultra ?viewer|screen.{0,3}shar|\bvirus(?:es)? (?:detected|found|alert|in your)|trojan|(?:phone|computer|pc|laptop|device|mobile|system|windows) (?:\w+ ){0,4}(?:infected|virus)|shar\w* (?:your |my )?screen|remote access|एनीडेस्क|टीमव्यूअर|स्क्रीन शेयर/,
    short: 'Share your screen with no caller.',
    holds: 'No bank, company or authority needs to see your screen.',
    act: 'Install no such program for a caller, and share no screen and no code: with it the caller sees and uses your bank’s app.',
    already:
      'Installed it already? Switch the phone to flight mode, and call 1930 and your bank from another one.',
    hindi:
      'किसी बैंक या कंपनी को आपकी स्क्रीन देखने की ज़रूरत नहीं होती। किसी के कहने पर ऐसी ऐप इंस्टॉल न करें और स्क्रीन शेयर न करें। कर ली हो, तो फ़ोन को फ़्लाइट मोड में डालें और दूसरे फ़ोन से 1930 पर और अपने बैंक को कॉल करें।',
    beside: ['otp'],
    isPressing: true,
  },
  {
    key: 'apk',
    words:
      /\bapk\b|\.apk|\binstall\b(?=.{0,40}(?:\bapp|apk|software|\bfile|desk|quick ?support|viewer|\blink|update|program|certificate|karo))|एपीके|इंस्टॉल/,
    short: 'Install no app from a message.',
    holds: 'An app comes from your phone’s app store, not from a message.',
    act: 'An APK file can read your messages and OTPs.',
    already:
      'Opened it already? Switch the phone to flight mode, and call 1930 and your bank from another one.',
    hindi:
      'ऐप सिर्फ़ अपने फ़ोन के ऐप स्टोर से लें। मैसेज में आई एपीके फ़ाइल न खोलें और इंस्टॉल न करें: वह आपके मैसेज और ओटीपी पढ़ सकती है। खोल ली हो, तो फ़ोन को फ़्लाइट मोड में डालें और दूसरे फ़ोन से 1930 पर और अपने बैंक को कॉल करें।',
    isPressing: true,
  },
  {
    key: 'forward',
    words: /\*(?:21|61|62|67|401|002|004)\*|\*401|call forward/,
    holds: 'Dial no code that a caller or a message tells you.',
    act: 'Codes such as *401* and *21* pass your calls on, and with them the OTPs that are told by voice. Dialled already? ##002# ends all forwarding.',
    hindi:
      'किसी के बताए कोड को डायल न करें: इससे आपके कॉल और ओटीपी दूसरे के पास जाते हैं। डायल कर दिया हो, तो ##002# डायल करें।',
    beside: [],
    isPressing: true,
  },
  {
    key: 'handle',
    words:
      /(?<![\p{L}\d])(?:telegram|insta(?:gram)?|टेलीग्राम)(?![\p{L}\d]).{0,40}(?<![\p{L}\p{N}._-])@[a-z]\w{3,31}(?![\w.-]*[\w@])|(?<![\p{L}\p{N}._-])@[a-z]\w{3,31}(?![\w.-]*[\w@]).{0,40}(?<![\p{L}\d])(?:telegram|insta(?:gram)?|टेलीग्राम)(?![\p{L}\d])/u,
    short: 'Do not write there: it is a chat with a stranger.',
    holds: 'A name with an @ opens a chat with a stranger.',
    act: 'Anyone can have one, under any name and picture. Send no OTP, no money and no picture of a card.',
    hindi:
      'वहाँ मैसेज न करें: यह किसी अजनबी से चैट है, नाम और फ़ोटो कोई भी लगा सकता है। न ओटीपी भेजें, न पैसे, न कार्ड की फ़ोटो।',
    isPressing: true,
  },
  {
    key: 'receive',
    words:
      /\bqr\b|(?<!\b(?:ct|mri|pet|body|bone|brain|ultrasound) )\bscan\b(?! (?:report|cent|copy|appointment))|\bcollect (?:req|pay|money|rs|inr|₹)|\b(?:accept|approve)\b(?!.{0,20}(?:leave|friend|connection|follow|access|join|meeting)).{0,20}\brequest|\bupi pin\b|\bm?pin\b.{0,20}(?:receive|refund|cashback|dal|enter)|(?:enter|dal\w*).{0,20}\bm?pin\b|\btoken (?:amount|money|advance|payment)|\d token\b|\bto (?:get (?:it|them|your|the|money)|reverse|claim)\b.{0,40}\b(?:send|pay|transfer)\b|\bolx\b|\bbuyer\b|\brefund\b|cashback|स्कैन|क्यूआर|पिन डाल|रिफंड|कैशबैक/,
    not: /income ?tax|\bitr\b|\bgst\b|pin ?code/,
    short: 'No PIN and no scan to receive money.',
    holds: 'To receive money you never scan a code and never enter a PIN.',
    act: 'What you scan or confirm with your PIN is paid from your account. Money that you are paid, a refund too, arrives by itself.',
    hindi: 'पैसे पाने के लिए न पिन डालना पड़ता है, न कोड स्कैन करना: पिन डालने से पैसे आपके खाते से जाते हैं।',
    beside: ['back', 'office', 'otp'],
    isPressing: true,
  },
];
