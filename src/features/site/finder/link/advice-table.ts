/**
 * What to do about what was sent, in words: by what it is. `{ask}` stands for how to ask the sender itself,
 * `{address}` for the name that the link is on.
 */
import type { VerdictKind } from './verdict-kind.ts';

/** What decides what is to be done. */
export type Topic =
  VerdictKind | 'chat' | 'file' | 'group' | 'mail' | 'meeting' | 'office' | 'pay' | 'unconfirmed';

export interface Advice {
  /** What matters first, in one line, of a danger and of a doubt. */
  readonly danger: string;
  readonly doubt: string;
  /** The same for those who read Hindi more easily; of a doubt, where that wants another order. */
  readonly hindi: string;
  readonly hindiDoubt?: string | undefined;
  /** How it can be settled. */
  readonly settle: string;
  /** What is to be done of what is neither. */
  readonly unexpected: string;
  readonly hindiUnexpected: string;
  /** What may have happened already, as a question, and what then cannot wait. */
  readonly done: string;
  /** The same in Hindi, with what then cannot wait, where it is not what a page is told. */
  readonly hindiDone?: string;
  readonly harm: string;
  readonly never: string;
}

export const PAGE: Advice = {
  danger: 'Do not open it, do not answer it, and enter nothing there.',
  doubt: 'Do not press it. Type the address that you know yourself.',
  hindi: 'इस लिंक को न खोलें, जवाब न दें और वहाँ कुछ न भरें।',
  hindiDoubt: 'इस लिंक को न खोलें। सही पता खुद टाइप करें।',
  settle: 'To know whether it is true, {ask}.',
  unexpected:
    'Not expected? Do not open it, and enter nothing there: type the address that you know, or {ask}.',
  hindiUnexpected: 'उम्मीद नहीं थी? तो इसे न खोलें और वहाँ कुछ न भरें: सही पता खुद टाइप करें या {ask}।',
  done: 'Entered something already?',
  harm: 'A password, a card number or an OTP? Call 1930, then your bank at the number on your card, and change the password.',
  never: 'Never give a password, a card number or an OTP to a page that a message led to.',
};

const INSTALLED = {
  done: 'Installed it already?',
  hindiDone:
    'इंस्टॉल कर लिया हो, तो फ़ोन को फ़्लाइट मोड में डालें और दूसरे फ़ोन से 1930 पर और अपने बैंक को कॉल करें।',
  harm: 'Switch the phone to flight mode, call 1930 and your bank from another one, and remove the app before you go online again.',
} as const;

const FILE: Partial<Advice> = {
  ...INSTALLED,
  danger: 'Do not open or install it.',
  doubt: 'Do not open or install it. Get the app from your phone’s app store.',
  hindi: 'इसे न खोलें और इंस्टॉल न करें। ऐप सिर्फ़ अपने फ़ोन के ऐप स्टोर से लें।',
  settle: 'Is there such an app? Then your phone’s app store has it.',
  unexpected: 'Not expected? Do not open or install it: ask the sender, at a number that you know.',
  hindiUnexpected: 'उम्मीद नहीं थी? तो इसे न खोलें और इंस्टॉल न करें: भेजने वाले से उनके पुराने नंबर पर पूछें।',
  never: 'Never install an app, or open a program, that came with a message.',
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
  harm: AT_ONCE,
  never: 'Never enter a PIN or scan a code to receive money.',
};

/** Of a name that is compared with a company which it is not known to be of: to be confirmed, not opened. */
const UNCONFIRMED: Partial<Advice> = {
  danger: 'Before you open it, {ask}.',
  doubt: 'Before you open it, {ask}.',
  hindi: 'इसे खोलने से पहले {ask}।',
  settle: 'Until it is confirmed, type the address that you know.',
  unexpected: 'Before you open it, {ask}.',
  hindiUnexpected: 'इसे खोलने से पहले {ask}।',
};

/** Of a name of the sender's own: typed by hand it leads there, whatever the link does. */
const OWN: Partial<Advice> = {
  unexpected: 'Type {address} yourself, and look for it there.',
  hindiUnexpected: '{address} खुद टाइप करके खोलें और इसे वहीं देखें।',
  done: 'Entered something already, and in doubt?',
};

/** What differs from a page. */
export const ADVICE: Partial<Record<Topic, Partial<Advice>>> = {
  payment: PAYMENT,
  unconfirmed: UNCONFIRMED,
  mail: {
    danger: 'Do not reply, and send nothing.',
    doubt: 'Do not reply, and send nothing. Write to the address that you know.',
    hindi: 'जवाब न दें और कुछ न भेजें। उसी पते पर लिखें जिसे आप पहले से जानते हैं।',
    unexpected: 'Not expected? Do not reply: write to the address that you know, or {ask}.',
    hindiUnexpected: 'उम्मीद नहीं थी? तो जवाब न दें: सही पते पर खुद लिखें या {ask}।',
    done: 'Sent something already?',
    harm: 'Money, a password, an OTP or a picture of a card? Call 1930 at once, then your bank at the number on your card, and change the password.',
    never: 'Never send a password, a card number or an OTP by email.',
  },
  chat: {
    danger: 'Do not reply, and send no OTP, no money and no picture of a card.',
    doubt: 'Do not reply, and send no OTP, no money and no picture of a card.',
    hindi: 'जवाब न दें। न ओटीपी भेजें, न पैसे, न कार्ड की फ़ोटो।',
    done: 'Sent something already?',
    harm: 'Money, an OTP or a picture of a card? Call 1930 at once, then your bank at the number on your card.',
    never: 'Block and report the sender in the app: they are not told of the report.',
  },
  group: {
    danger: 'Do not join it, and send no money, no OTP and no picture of a card there.',
    doubt:
      'Not expected? Do not join it. Send no money, no OTP and no picture of a card there in any case.',
    hindi: 'उम्मीद नहीं थी? तो इसमें शामिल न हों। वहाँ किसी भी हाल में न पैसे भेजें, न ओटीपी, न कार्ड की फ़ोटो।',
    settle: 'Ask the one who sent it, at a number that you know.',
    done: 'Sent something already?',
    harm: 'Money, an OTP or a picture of a card? Call 1930 at once, then your bank at the number on your card.',
    never: 'Joined it already? Leave it, and report it in the app.',
  },
  meeting: {
    danger: 'Do not join it, and share no screen and no code.',
    doubt: 'Not expected? Do not join it. Share no screen, no code and no card there in any case.',
    hindi: 'उम्मीद नहीं थी? तो इसमें शामिल न हों। वहाँ किसी भी हाल में स्क्रीन, ओटीपी या कार्ड न दिखाएँ।',
    settle: 'To know who invites you, {ask}.',
    done: 'Joined already?',
    harm: 'Did you show your screen, a card or an ID there, or tell a code? Leave it, call 1930, then your bank at the number on your card.',
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
  office: OWN,
  known: OWN,
  open: {
    doubt: 'Not expected? Do not open it. Enter nothing there in any case.',
    hindi: PAGE.hindi,
    hindiDoubt: 'उम्मीद नहीं थी? तो इसे न खोलें। वहाँ किसी भी हाल में कुछ न भरें।',
    settle: 'To know whose page it is, {ask}.',
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
    settle: 'If it is true, the sender’s own app or site says the same. To know, {ask}.',
  },
  'own-short': {
    unexpected:
      'You did not expect it? Do not open it: open the company’s own app. Enter nothing there in any case.',
    hindiUnexpected:
      'इसकी उम्मीद नहीं थी? तो इसे न खोलें: कंपनी की अपनी ऐप खोलें। वहाँ किसी भी हाल में कुछ न भरें।',
  },
  'own-network': {
    doubt: 'Do not open it, unless it is for your own router or device.',
    hindi: PAGE.hindi,
    hindiDoubt:
      'जब तक यह आपके अपने राउटर या डिवाइस का पता न हो, इसे न खोलें। यह आपके अपने नेटवर्क का पता है, किसी कंपनी का नहीं।',
    settle: 'The address of your own router stands on its label.',
  },
  file: FILE,
};
