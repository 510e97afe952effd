/** What to do about what was sent, in words: by what it is. */
import type { VerdictKind } from './verdict-kind.ts';

/** What decides what is to be done. */
export type Topic =
  VerdictKind | 'beside' | 'chat' | 'file' | 'mail' | 'meeting' | 'office' | 'pay';

export interface Advice {
  /** What matters first, in one line, of a danger and of a doubt. */
  readonly danger: string;
  readonly doubt: string;
  /** The same for those who read Hindi more easily; of a doubt, where that wants another order. */
  readonly hindi: string;
  readonly hindiDoubt?: string | undefined;
  /** How the doubt can be settled. */
  readonly settle: string;
  /** What is to be done of what is neither. */
  readonly unexpected: string;
  readonly hindiUnexpected: string;
  /** What may have happened already, as a question, and what then cannot wait. */
  readonly done: string;
  /** The same in Hindi, where it is not what a page is told. */
  readonly hindiDone?: string;
  readonly harm: string;
  readonly never: string;
}

export const PAGE: Advice = {
  danger: 'Do not open it, do not answer it, and enter nothing there.',
  doubt: 'Do not press it. Open the company’s app, or type its address.',
  hindi: 'इस लिंक को न खोलें, जवाब न दें और वहाँ कुछ न भरें।',
  hindiDoubt: 'इस लिंक को न खोलें। कंपनी की अपनी ऐप खोलें या उसका पता खुद टाइप करें।',
  settle:
    'Do not press it until the company has confirmed it, at an address or number that you know.',
  unexpected:
    'Not expected? Do not open it, and enter nothing there: type the address you know, or call the number on your card.',
  hindiUnexpected:
    'उम्मीद नहीं थी? तो इसे न खोलें और वहाँ कुछ न भरें: सही पता खुद टाइप करें या अपने कार्ड पर लिखे नंबर पर कॉल करें।',
  done: 'Entered something already?',
  harm: 'Did you enter a password, a card number or an OTP already? Call 1930, then your bank on the number on your card, and change the password.',
  never: 'Never give a password, a card number or an OTP to a page that a message led to.',
};

const INSTALLED = {
  done: 'Installed it already?',
  hindiDone: 'इंस्टॉल कर लिया',
  harm: 'Installed it already? Switch the phone to flight mode, call 1930 and your bank from another one, and remove the app before you go online again.',
} as const;

const FILE: Partial<Advice> = {
  ...INSTALLED,
  danger: 'Do not open or install it.',
  doubt: 'Do not open or install it. Get the app from your phone’s app store.',
  hindi: 'इसे न खोलें और इंस्टॉल न करें। ऐप सिर्फ़ अपने फ़ोन के ऐप स्टोर से लें।',
  settle:
    'Do not open or install it: look for the app in your phone’s app store, and ask the sender, at a number that you know, what it is.',
  unexpected: 'Not expected? Do not open or install it: ask the sender, at a number that you know.',
  hindiUnexpected: 'उम्मीद नहीं थी? तो इसे न खोलें और इंस्टॉल न करें: भेजने वाले से उनके पुराने नंबर पर पूछें।',
  never: 'Never install an app, or open a program, that came with a message.',
};

const CALL: Partial<Advice> = {
  danger: 'Do not call it, do not answer it, and pay nothing.',
  doubt: 'Do not call it, and pay nothing to it. Use a number that you know.',
  hindi: 'इस नंबर पर कॉल न करें, जवाब न दें और पैसे न भेजें।',
  hindiDoubt: 'इस नंबर पर कॉल न करें और पैसे न भेजें। वही नंबर मिलाएँ जिसे आप पहले से जानते हैं।',
  settle:
    'A company’s number is on your card, your bill or in its app; a friend’s, the one that you had before. Call that one.',
  done: 'Called or paid already?',
  harm: 'Called already, or let them see your screen? Hang up, switch the phone to flight mode, and call 1930 and your bank from another one.',
  never: 'Never tell a caller an OTP, a PIN or a card number.',
};

/** Of money that has left the account. */
const AT_ONCE =
  'Call 1930 and your bank at once, with the payment’s reference number (UTR): in the first hours it can still be held.';

const PAYMENT: Partial<Advice> = {
  danger: 'Do not pay, do not scan it, and enter no PIN.',
  doubt: 'Do not pay, and enter no PIN, unless you know who that is.',
  hindi: 'पैसे न भेजें। पैसे पाने के लिए न पिन डालना पड़ता है, न कोड स्कैन करना।',
  hindiDoubt: 'जब तक आप न जानते हों कि यह किसका है, पैसे न भेजें और पिन न डालें।',
  settle: 'Ask who is to be paid at an address or number that you know.',
  done: 'Paid already?',
  harm: `Paid already? ${AT_ONCE}`,
  never: 'Never enter a PIN or scan a code to receive money.',
};

/** What differs from a page. */
export const ADVICE: Partial<Record<Topic, Partial<Advice>>> = {
  payment: PAYMENT,
  'upi-id': PAYMENT,
  'upi-bait': PAYMENT,
  call: CALL,
  beside: {
    ...CALL,
    danger: 'Do not call the number that comes with it.',
    doubt: 'Do not call the number that comes with it.',
    hindi: 'साथ में दिए गए नंबर पर कॉल न करें। सही नंबर आपके कार्ड या बिल पर लिखा है।',
  },
  mail: {
    danger: 'Do not reply, and send nothing.',
    doubt: 'Do not reply, and send nothing. Write to the company at the address you know.',
    hindi: 'जवाब न दें और कुछ न भेजें। कंपनी को उसी पते पर लिखें जिसे आप पहले से जानते हैं।',
    settle:
      'Do not reply until the company has confirmed it, at an address or number that you know.',
    unexpected:
      'Not expected? Do not reply: write to the address you know, or call the number on your card.',
    hindiUnexpected:
      'उम्मीद नहीं थी? तो जवाब न दें: सही पते पर खुद लिखें या अपने कार्ड पर लिखे नंबर पर कॉल करें।',
    done: 'Sent something already?',
    harm: 'Sent money, a password, an OTP or a picture of a card already? Call 1930 at once, then your bank on the number on your card, and change the password.',
    never: 'Never send a password, a card number or an OTP by email.',
  },
  chat: {
    danger: 'Do not reply, and send no OTP, no money and no picture of a card.',
    doubt: 'Do not reply, and send no OTP, no money and no picture of a card.',
    hindi: 'जवाब न दें। न ओटीपी भेजें, न पैसे, न कार्ड की फ़ोटो।',
    settle: 'Do not reply, and send no OTP, no PIN and no picture of a card or an ID.',
    done: 'Sent something already?',
    harm: 'Sent money, an OTP or a picture of a card already? Call 1930 at once, then your bank on the number on your card.',
    never: 'Block and report the sender in the app: they are not told of the report.',
  },
  meeting: {
    danger: 'Do not join it, and share no screen and no code.',
    doubt: 'Not expected? Do not join it. Share no screen, no code and no card there in any case.',
    hindi: 'उम्मीद नहीं थी? तो इसमें शामिल न हों। वहाँ किसी भी हाल में स्क्रीन, ओटीपी या कार्ड न दिखाएँ।',
    settle: 'Ask who invites you, at an address or number that you know.',
    done: 'Joined already?',
    harm: 'Showed your screen, a card or an ID there, or told a code? Leave it, call 1930, then your bank on the number on your card.',
    never: 'Never show a caller your screen, an OTP or a PIN, and pay no one in a meeting.',
  },
  pay: {
    ...PAYMENT,
    doubt: 'Not expected? Do not pay. Ask the business first, at a number that you know.',
    hindiDoubt: 'उम्मीद नहीं थी? तो पैसे न भेजें। पहले दुकान या कंपनी से उसी नंबर पर पूछें जिसे आप पहले से जानते हैं।',
  },
  map: {
    unexpected: 'Not expected? Do not open it. A place on a map asks for no password and no card.',
    hindiUnexpected: 'उम्मीद नहीं थी? तो इसे न खोलें। नक्शे पर कोई जगह पासवर्ड या कार्ड नहीं माँगती।',
  },
  office: {
    unexpected:
      'Not expected? Do not open it, and enter nothing there: type the office’s address, or call the number on its own site.',
    hindiUnexpected:
      'उम्मीद नहीं थी? तो इसे न खोलें और वहाँ कुछ न भरें: दफ़्तर का पता खुद टाइप करें या उसकी अपनी साइट पर लिखे नंबर पर कॉल करें।',
  },
  open: {
    doubt: 'Not expected? Do not open it. Enter nothing there in any case.',
    hindi: PAGE.hindi,
    hindiDoubt: 'उम्मीद नहीं थी? तो इसे न खोलें। वहाँ किसी भी हाल में कुछ न भरें।',
    settle:
      'Ask the company at an address or number that you know whether the page is theirs. Until then, enter nothing there.',
  },
  remote: {
    ...INSTALLED,
    danger: 'Do not install it, and never share the code it shows.',
    doubt: 'Do not install it, and never share the code it shows.',
    hindi: 'इसे इंस्टॉल न करें और इसका कोड किसी को न बताएँ। किसी बैंक को आपकी स्क्रीन देखने की ज़रूरत नहीं होती।',
    settle:
      'Hang up on anyone who asks for it: no bank, company or authority needs to see your screen.',
    never: 'Never let a caller see or steer your screen.',
  },
  shortener: {
    settle:
      'Do not press it: what it says should stand in the company’s app or under its address, too.',
  },
  'own-short': {
    unexpected:
      'Expected it? Even then, enter nothing there. Else do not open it: open the company’s own app.',
    hindiUnexpected: 'उम्मीद थी? तब भी वहाँ कुछ न भरें। नहीं तो इसे न खोलें: कंपनी की अपनी ऐप खोलें।',
  },
  'own-network': {
    doubt: 'Do not open it.',
    hindi: PAGE.hindi,
    hindiDoubt: 'इसे न खोलें।',
    settle: 'Do not open it, unless it is for your own router or device.',
  },
  file: FILE,
};
