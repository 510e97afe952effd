/** Advice on a link, in English and Hindi, by topic. Sources: I4C, Reserve Bank of India, NPCI. */

export type Topic = 'page' | 'mail' | 'app' | 'money' | 'own';

interface Advice {
  /** The first thing to do. */
  readonly first: string;
  readonly hindi: string;
  /** How to find out whether it is true. */
  readonly ask: string;
  /** A question about harm that may have been done already, and what then cannot wait. */
  readonly done: string;
  readonly harm: string;
}

const ASK = 'Ask the company by a number from your card, your bill or its own app.';

export const ADVICE: Record<Topic, Advice> = {
  page: {
    first: 'Don’t open it, and enter nothing there. Type the address that you know yourself.',
    hindi: 'इसे न खोलें और वहाँ कुछ न भरें। सही पता खुद टाइप करें।',
    ask: ASK,
    done: 'Entered something already?',
    harm: 'A password, a card number or an OTP? Call 1930, then your bank at the number on your card, and change the password.',
  },
  mail: {
    first: 'Don’t reply, and send nothing. Write to the address that you know.',
    hindi: 'जवाब न दें और कुछ न भेजें। उसी पते पर लिखें जिसे आप पहले से जानते हैं।',
    ask: ASK,
    done: 'Sent something already?',
    harm: 'Money, a password, an OTP or a picture of a card? Call 1930, then your bank at the number on your card, and change the password.',
  },
  app: {
    first: 'Don’t open or install it. Get apps only from your phone’s app store.',
    hindi: 'इसे न खोलें और इंस्टॉल न करें। ऐप सिर्फ़ अपने फ़ोन के ऐप स्टोर से लें।',
    ask: 'No bank, company or authority sends its app as a link, or needs to see your screen.',
    done: 'Installed it already?',
    harm: 'Switch the phone to flight mode. Call 1930 and your bank from another phone, and remove the app before you go online again.',
  },
  money: {
    first: 'Don’t pay, and enter no PIN, unless you know who that is.',
    hindi: 'जब तक आपको पता न हो कि यह किसका है, पैसे न भेजें और पिन न डालें।',
    ask: 'You never pay, scan a code or enter a PIN to receive money. Your UPI app shows who you are paying.',
    done: 'Paid already?',
    harm: 'Call 1930 and your bank at once, with the payment’s reference number (UTR). In the first hours, banks can still hold the payment.',
  },
  own: {
    first: 'Type the address yourself and look for it there.',
    hindi: 'पता खुद टाइप करके खोलें और इसे वहीं देखें।',
    ask: 'A real address can stand next to a false phone number. Take the number from your card or bill.',
    done: 'Entered something, and in doubt?',
    harm: 'A password, a card number or an OTP? Call 1930, then your bank at the number on your card, and change the password.',
  },
};

/** The first thing to do, in Hindi, if something may be gone already. */
export const HINDI_GONE = 'कुछ भर दिया हो, बता दिया हो या पैसे चले गए हों, तो तुरंत 1930 पर कॉल करें।';

/** Rules that always hold, for a message without a link. */
export const ALWAYS: readonly (readonly [english: string, hindi: string])[] = [
  [
    'Callers can fake any number or name. Hang up and call the number on your card or bill, or use the company’s app.',
    'कॉल करने वाला कोई भी नंबर या नाम दिखा सकता है। फ़ोन काटें और अपने कार्ड, बिल या ऐप में लिखे नंबर पर खुद कॉल करें।',
  ],
  [
    'Never share an OTP, PIN or password. No bank, company or authority asks for them. The only code you share is a delivery or ride OTP, in person.',
    'ओटीपी, पिन या पासवर्ड किसी को न बताएँ। सिर्फ़ डिलीवरी या सवारी का कोड सामने खड़े व्यक्ति को बताया जाता है।',
  ],
  [
    'You never need to pay, scan a code or enter a PIN to receive money. Your UPI app shows who you are paying before you pay.',
    'पैसे पाने के लिए न पैसे भेजने पड़ते हैं, न कोड स्कैन करना, न पिन डालना।',
  ],
  [
    'There is no “digital arrest” in Indian law. Hang up, tell your family and ask at your police station.',
    'क़ानून में “डिजिटल अरेस्ट” जैसी कोई चीज़ नहीं है। फ़ोन काटें, घर वालों को बताएँ और अपने थाने में पूछें।',
  ],
];
