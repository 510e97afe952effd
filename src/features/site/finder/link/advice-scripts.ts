/** What is to be done about a message, in words, by the script that its words go by. */
import { type Advice, AT_ONCE, FILE, TOLD } from './advice-table.ts';

const SENT = { done: 'Sent money already?', harm: `Sent money already? ${AT_ONCE}` } as const;

const OWN_APP =
  'Look in your bank’s own app. Call no number in the message, but the one on your card.';

/** Of money that is said to have left the account. */
const NOT_YOU: Partial<Advice> = {
  danger: OWN_APP,
  doubt: OWN_APP,
  hindi:
    'अपने बैंक की ऐप में देखें। मैसेज में दिए गए नंबर पर नहीं, अपने कार्ड पर लिखे नंबर पर कॉल करें। पैसे आपने नहीं भेजे? तुरंत 1930 पर कॉल करें।',
  settle: 'Look in your bank’s own app, or call the number on your card: did the money leave?',
  done: 'Not you?',
  harm: `It did, and it was not you? ${AT_ONCE}`,
  never: 'Never tell an OTP or a PIN, and install nothing, to have a payment stopped.',
};

/** What is to be done about a script, whatever link or number its message came with. */
export const OF_SCRIPT: Readonly<Partial<Record<string, Partial<Advice>>>> = {
  code: {
    doubt: 'Tell it to no caller, and send it to no one.',
    hindi:
      'यह ओटीपी किसी को न बताएँ। आपने इसे नहीं माँगा, तो हो सकता है कि कोई आपका खाता खोलने की कोशिश कर रहा हो।',
    settle:
      'You did not ask for it? Open the company’s app yourself, not by a link, and change the password or the PIN.',
    ...TOLD,
  },
  helpline: {
    doubt: 'Money gone, or a code told? Call 1930, then your bank on the number on your card.',
    hindi:
      'पैसे चले गए हों या ओटीपी बता दिया हो, तो 1930 पर खुद कॉल करें, फिर अपने कार्ड पर लिखे नंबर पर अपने बैंक को।',
    unexpected: '1930 called you? Hang up, and dial it yourself.',
    done: 'What to tell them?',
    harm: 'Tell them when it was, how much, and the payment’s reference number (UTR). In the first hours it can still be held.',
    never: 'Never tell an OTP or a PIN to a caller, whatever number the call shows.',
  },
  emergency: {
    doubt: 'In danger? Call 112. Money gone, or a code told? Call 1930.',
    hindi: 'खतरे में हों तो 112 पर कॉल करें। पैसे चले गए हों या ओटीपी बता दिया हो, तो 1930 पर।',
    unexpected: '112 called you? Hang up, and dial it yourself.',
    done: 'Money gone already?',
    harm: `Money gone already? ${AT_ONCE}`,
    never: 'Never tell an OTP or a PIN to a caller, whatever number the call shows.',
  },
  // Words of a neighbour or a society: no card has their number.
  unnamed: {
    doubt:
      'Do nothing that it asks. Ask the sender in person, or at a number that you already have.',
    hindi: 'जैसा इसमें कहा गया है, वैसा न करें। भेजने वाले से मिलकर या उनके पुराने नंबर पर पूछें।',
  },
  advice: {
    doubt: 'Tell no one an OTP, a PIN or a password, and do not open a link that asks for them.',
    hindi: 'ओटीपी, पिन या पासवर्ड किसी को न बताएँ, और जो लिंक इन्हें माँगे, उसे न खोलें।',
    unexpected: 'A number or a link follows it? Paste the whole message.',
    ...TOLD,
  },
  sender: {
    doubt: 'Use no link and no number from a message because of its sender’s name.',
    hindi: 'भेजने वाले का नाम नकली हो सकता है: उसे देखकर मैसेज का कोई लिंक या नंबर इस्तेमाल न करें।',
    unexpected: 'Open the company’s own app, or call the number on your card.',
  },
  victim: {
    danger: 'Delete nothing: keep the message, the link and the payment’s reference number (UTR).',
    hindi:
      'अभी 1930 पर कॉल करें, फिर अपने कार्ड पर लिखे नंबर पर अपने बैंक को कॉल करें। कार्ड, नेट बैंकिंग और यूपीआई बंद करवाएँ। मैसेज और स्क्रीनशॉट सँभालकर रखें।',
    done: 'And then?',
    harm: 'Say when it was, how much, and the reference number. Complain at cybercrime.gov.in, too. An app installed, or your screen shown? Switch that phone to flight mode and call from another one. No network all at once? Have your operator block the SIM.',
    never:
      'Pay no one who offers to get your money back, and answer no call about it: thieves ask twice.',
  },
  debit: NOT_YOU,
  'debit-due': {
    ...NOT_YOU,
    settle: 'Look in your bank’s own app or your payment app: is anything to be paid?',
    harm: `It has left already, and it was not you? ${AT_ONCE}`,
  },
  family: {
    ...SENT,
    danger: 'Send nothing. Call them on the number you had before.',
    hindi: 'पैसे न भेजें। उन्हें उनके पुराने नंबर पर फ़ोन करें और खुद पूछें।',
    never:
      'Never send money to a new number or UPI ID before you have reached them on the number you had before. Voices and pictures are imitated, too.',
  },
  credit: {
    doubt: 'Look in your bank’s own app: did it come? Send nothing back.',
    hindi: 'अपने बैंक की ऐप में देखें कि पैसे सच में आए हैं या नहीं। कोई वापस माँगे, तो पैसे न भेजें।',
    settle: 'Someone asks for it back? Ask your bank to return it to the account it came from.',
    unexpected: 'Someone asks for it back? Ask your bank to return it to the account it came from.',
    done: 'Sent it back already?',
    harm: `Sent it back already? ${AT_ONCE}`,
    never: 'Never enter a PIN or scan a code to receive money.',
  },
  trai: {
    danger: 'Hang up, and press nothing.',
    doubt: 'Hang up, and press nothing.',
    hindi: 'फ़ोन काट दें और कुछ न दबाएँ। ट्राई किसी का नंबर बंद नहीं करता।',
    done: 'Told or paid already?',
    never: 'Never press a key, or tell an OTP, because a caller threatens to cut off your number.',
  },
  police: {
    settle: 'Ask at your own police station whether it is true: go there, or look up its number.',
  },
  blackmail: {
    ...SENT,
    danger: 'Pay nothing, and answer no more. Keep what they wrote.',
    hindi:
      'पैसे न दें और जवाब न दें। मैसेज सँभालकर रखें और 1930 पर कॉल करें। गलती आपकी नहीं है: किसी भरोसेमंद को बताएँ।',
    never: 'Tell someone you trust, and the police: they count on your silence.',
  },
  gift: {
    ...SENT,
    danger: 'Buy nothing, and send no code. Call them on the number you had before.',
    hindi: 'कुछ न खरीदें और कोई कोड न भेजें। उन्हें उनके पुराने नंबर पर फ़ोन करके पूछें।',
    never: 'Never send the code of a gift card: it is as good as money.',
  },
  forward: {
    danger: 'Do not dial it.',
    hindi:
      'इसे डायल न करें: इससे आपके कॉल और ओटीपी दूसरे के पास जाते हैं। डायल कर दिया हो, तो ##002# डायल करें।',
    done: 'Dialled already?',
    harm: 'Dialled already? Dial ##002#, which ends all forwarding of calls. Then call your bank on the number on your card, and 1930 if money is gone.',
    never: 'Never dial a code that a caller or a message tells you.',
  },
  safe: {
    ...SENT,
    danger: 'Hang up, and move nothing. Call the number on your card.',
    hindi: 'फ़ोन काट दें और पैसे कहीं न भेजें। अपने कार्ड पर लिखे नंबर पर बैंक को कॉल करें।',
    never: 'Never move money to an account that a caller names.',
  },
  fee: {
    ...SENT,
    danger: 'Pay no fee, and answer no more.',
    doubt: 'Pay no fee before you have asked the company itself, at a number that you know.',
    hindi: 'कोई फ़ीस न भरें और जवाब न दें। पहले फ़ीस माँगकर पैसे ठगे जाते हैं।',
    hindiDoubt: 'जब तक आपने कंपनी से जाने-पहचाने नंबर पर खुद न पूछ लिया हो, कोई फ़ीस न भरें।',
    never: 'Never pay to be paid, to get a loan, or to get work.',
  },
  apk: FILE,
  loan: {
    ...SENT,
    danger: 'Pay no fee, and install no app for it.',
    doubt: 'Pay no fee, and install no app for it.',
    hindi: 'लोन के लिए न कोई फ़ीस भरें और न कोई ऐप इंस्टॉल करें।',
    settle: 'Ask your own bank for a loan, in its app or at its branch.',
    never: 'Never pay to get a loan, and give no app your contacts and pictures.',
  },
  mistake: {
    ...SENT,
    danger: 'Send nothing back. Look into your bank’s app: did any money come?',
    hindi: 'पैसे वापस न भेजें। पहले अपने बैंक की ऐप में देखें कि पैसे सच में आए हैं या नहीं।',
    never: 'Never send it back yourself: ask your bank to return it to the account it came from.',
  },
  work: {
    ...SENT,
    danger: 'Do not answer, and pay nothing in.',
    hindi: 'जवाब न दें और पैसे जमा न करें। पहले थोड़ा पैसा देकर बाद में बड़ी रकम ठगी जाती है।',
    never: 'Never pay to get work, or to get out what you have earned.',
  },
  prize: {
    ...SENT,
    danger: 'Do not answer, and pay no fee.',
    hindi: 'जवाब न दें और कोई फ़ीस न भरें। जिस लॉटरी में आपने हिस्सा नहीं लिया, उसका इनाम नहीं मिलता।',
    never: 'Never pay a fee or a tax to be paid a prize.',
  },
  profit: {
    ...SENT,
    danger: 'Do not join, and pay nothing in.',
    hindi: 'न जुड़ें और पैसे न लगाएँ। पक्के मुनाफ़े का वादा कोई असली सलाहकार नहीं करता।',
    never: 'Never pay into an app or an account that a group or a caller names.',
  },
  power: {
    danger: 'Do not call it and pay nothing. The right number is on your bill.',
    doubt: 'Do not call it and pay nothing. The right number is on your bill.',
    hindi: 'कॉल न करें और पैसे न भेजें। सही नंबर आपके बिल पर लिखा है।',
    settle: 'Call the number on an older bill, or look into the company’s app: is anything unpaid?',
    done: 'Called or paid already?',
    harm: `Paid already? ${AT_ONCE} Installed an app for them? Switch the phone to flight mode and call from another one.`,
    never: 'Never install an app, or tell an OTP or a PIN, to keep the power on.',
  },
};
