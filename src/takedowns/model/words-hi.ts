/** The words of letters in Hindi, in the formal register of correspondence with authorities and companies. */
import type { Policy } from './policy.ts';
import type { LetterWords } from './words-en.ts';

const others = (more: number) => (more === 0 ? '' : ` तथा ${more} अन्य`);

/** References to an element in the policies that apply to the names. */
function places(policies: readonly Policy[], indrp: string, udrp: string): string {
  const said = [
    policies.includes('indrp') && `INDRP, अनुच्छेद 4(${indrp})`,
    policies.some((policy) => policy !== 'indrp') && `UDRP, अनुच्छेद 4(a)(${udrp})`,
  ].filter((one) => one !== false);
  return `(${said.join('; ')})`;
}

const UNITS = { hour: 'घंटे', day: 'दिन', month: 'महीने', year: 'वर्ष' } as const;
const ONE_UNIT = { ...UNITS, hour: 'घंटा', month: 'महीना' } as const;

export const HINDI: LetterWords = {
  locale: 'hi-IN-u-nu-latn',
  letters: /\p{Script=Devanagari}/u,
  month: 'long',
  head: { to: 'प्रति', subject: 'विषय', date: 'दिनांक' },
  greeting: 'महोदय/महोदया,',
  closing: 'भवदीय,',

  abuse: {
    subject: (name, more) => `डोमेन के दुरुपयोग की शिकायत: ${name}${others(more)}`,
    intro: (count) =>
      count === 1
        ? 'हम नीचे दिए गए डोमेन नाम के दुरुपयोग की सूचना दे रहे हैं। यह नाम हमारे डोमेन नाम की नकल है। कृपया इसकी जाँच कर आवश्यक कार्रवाई करें।'
        : `हम नीचे दिए गए ${count} डोमेन नामों के दुरुपयोग की सूचना दे रहे हैं। ये नाम हमारे डोमेन नामों की नकल हैं। कृपया इनकी जाँच कर आवश्यक कार्रवाई करें।`,
    sightings: {
      phishing: 'फ़िशिंग: ऐसा पृष्ठ जो पासवर्ड, कोड या भुगतान का विवरण माँगता है',
      malware: 'मैलवेयर: ऐसा पृष्ठ या फ़ाइल जो खोलने वाले के उपकरण को हानि पहुँचाती है',
      mail: 'हमारे नाम से भेजे गए भ्रामक ई-मेल',
      shop: 'ऐसी दुकान या सेवा जो स्वयं को हमारी बताती है',
      other: 'अन्य छल, जिसका विवरण नीचे है',
    },
    ways: {
      email: 'ई-मेल से',
      sms: 'एसएमएस से',
      chat: 'व्हाट्सऐप या किसी अन्य मैसेंजर से',
      social: 'सोशल मीडिया पर',
      search: 'खोज परिणामों या विज्ञापनों में',
      call: 'टेलीफ़ोन से',
      watch: 'हमारी अपनी निगरानी में',
      other: 'किसी अन्य माध्यम से',
    },
    seen: 'क्या देखा गया',
    seenAt: 'कब',
    way: 'किस माध्यम से मिला',
    request:
      'कृपया अपनी संदर्भ संख्या हमें भेजें और लॉग सुरक्षित रखें। यह शिकायत होस्टिंग प्रदाता और सक्षम प्राधिकारियों को भेजी जा सकती है, किंतु पंजीकरणकर्ता को नहीं।',
  },

  provider: {
    subject: (name, more) => `डोमेन बंद करवाने का अनुरोध: ${name}${others(more)}`,
    intro: (count, only) =>
      only === null
        ? `कृपया नीचे दिए गए ${count} डोमेन नाम बंद करवाएँ।`
        : `कृपया डोमेन नाम ${only.name}${only.alert === '' ? '' : ` (अलर्ट ${only.alert})`} बंद करवाएँ।`,
    name: {
      details: 'अलर्ट के मूल शब्द',
      alert: 'अलर्ट',
      urls: 'जिन पतों पर देखा गया',
      hosts: 'आईपी पते',
    },
    closing: 'सादर,',
  },

  trademark: {
    noMark: '[आपका चिह्न]',
    subject: (mark, name, more) => `ट्रेडमार्क संबंधी सूचना (${mark}): ${name}${others(more)}`,
    intro: (mark, count) =>
      count === 1
        ? `हम सूचित करते हैं कि नीचे दिया गया डोमेन नाम हमारे चिह्न ${mark} की नकल है। यह सूचना केवल नाम के विषय में है।`
        : `हम सूचित करते हैं कि नीचे दिए गए डोमेन नाम हमारे चिह्न ${mark} की नकल हैं। यह सूचना केवल नामों के विषय में है।`,
    mark: 'हमारा चिह्न',
    rights: 'इस चिह्न पर हमारे अधिकार',
    elements: (count, policies, hasRights) => {
      const one = count === 1;
      const mark = hasRights ? 'ऐसे चिह्न' : 'हमारे चिह्न';
      const ours = hasRights ? ', जिस पर हमारा अधिकार है' : '';
      const joined = policies.every((policy) => policy === 'indrp') ? 'अथवा' : 'और';
      return [
        one
          ? `यह डोमेन नाम ${mark} के समान है, या उससे भ्रामक रूप से मिलता-जुलता है${ours} ${places(policies, 'a', 'i')}।`
          : `ये डोमेन नाम ${mark} के समान हैं, या उससे भ्रामक रूप से मिलते-जुलते हैं${ours} ${places(policies, 'a', 'i')}।`,
        one
          ? `हमारी जानकारी के अनुसार पंजीकरणकर्ता का इस नाम पर कोई अधिकार या वैध हित नहीं है ${places(policies, 'b', 'ii')}। हमने किसी को भी इस नाम में अपने चिह्न के उपयोग की अनुमति नहीं दी है।`
          : `हमारी जानकारी के अनुसार पंजीकरणकर्ताओं का इन नामों पर कोई अधिकार या वैध हित नहीं है ${places(policies, 'b', 'ii')}। हमने किसी को भी इन नामों में अपने चिह्न के उपयोग की अनुमति नहीं दी है।`,
        one
          ? `हमारे मत में इस नाम का पंजीकरण दुर्भावना से किया गया है ${joined} इसका उपयोग दुर्भावना से किया जा रहा है ${places(policies, 'c', 'iii')}।`
          : `हमारे मत में इन नामों का पंजीकरण दुर्भावना से किया गया है ${joined} इनका उपयोग दुर्भावना से किया जा रहा है ${places(policies, 'c', 'iii')}।`,
      ];
    },
    badFaith: 'दुर्भावना दर्शाने वाले तथ्य',
    policies: {
      indrp: '.in और .भारत के नामों पर: .IN डोमेन नाम विवाद समाधान नीति (INDRP)।',
      udrp: 'सामान्य (जेनेरिक) प्रत्ययों के नामों पर: समान डोमेन नाम विवाद समाधान नीति (UDRP)।',
      country: 'अन्य प्रत्ययों के नामों पर: उनकी रजिस्ट्री की विवाद नीति; UDRP का उल्लेख तुलना के लिए है।',
    },
    request:
      'कृपया यह सूचना पंजीकरणकर्ता तक पहुँचाएँ और अपने निर्णय से हमें अवगत कराएँ। उपर्युक्त नीति के अंतर्गत शिकायत करने का तथा अन्य सभी अधिकार हम सुरक्षित रखते हैं।',
  },

  untranslated: (label) => `${label} (बिना अनुवाद)`,

  name: {
    domain: 'डोमेन नाम',
    notDomain: 'नाम, जैसा सूचित किया गया (यह डोमेन नाम नहीं है)',
    unicode: 'यूनिकोड में',
    spelt: 'अक्षर-दर-अक्षर',
    imitates: 'हमारा नाम, जिसकी नकल है',
    how: 'नकल का ढंग',
    letters: 'भ्रामक अक्षर',
    details: 'हमारी निगरानी की सूचना, मूल शब्दों में',
    registrar: 'रजिस्ट्रार',
    registered: 'पंजीकरण',
    mail: 'मेल सर्वर',
    hosts: 'आईपी पते',
    dns: 'डीएनएस',
    alert: 'हमारा संदर्भ',
    urls: 'पूरे पते',
    phrases: {
      addition: 'नाम के आरंभ या अंत में एक अक्षर जोड़ा गया',
      bitsquatting: 'एक अक्षर केवल एक बिट से भिन्न',
      homoglyph: 'अक्षर के स्थान पर वैसा ही दिखने वाला दूसरा अक्षर',
      hyphenation: 'दो अक्षरों के बीच योजक चिह्न (-) जोड़ा गया',
      insertion: 'बीच में एक अक्षर जोड़ा गया',
      omission: 'एक या अधिक अक्षर छोड़े गए',
      plural: 'बहुवचन का s जोड़ा गया',
      repetition: 'एक अक्षर दो बार लिखा गया',
      replacement: 'एक अक्षर के स्थान पर दूसरा अक्षर',
      subdomain: 'बिंदु से नाम दो भागों में बाँटा गया',
      transposition: 'पास-पास के दो अक्षरों की अदला-बदली',
      'vowel-swap': 'एक स्वर के स्थान पर दूसरा स्वर',
      combosquatting: 'ब्रांड के पूरे या अधूरे नाम के साथ अन्य शब्द जुड़े हैं',
      'tld-swap': 'प्रत्यय (एंडिंग) बदला गया',
      'missing-dot': 'पते का एक बिंदु हटाया गया',
      'dot-to-dash': 'बिंदु के स्थान पर योजक चिह्न (-)',
      'tld-in-label': 'असली नाम का प्रत्यय नाम के भीतर ही लिखा गया',
      'brand-in-subdomain': 'ब्रांड का नाम किसी और के डोमेन के आगे लगाया गया',
      'word-order': 'शब्दों या अक्षरों का क्रम बदला गया',
      'double-replacement': 'दो अक्षरों के स्थान पर एक ही अक्षर दो बार',
      transliteration: 'नाम दूसरी लिपि की वर्तनी में लिखा गया',
      multiple: 'एक साथ कई तरीक़े',
    },
  },
  lookedUp: (time) => `${time} को जाँचा गया`,
  invented: 'गढ़े गए उत्तर',
  gone: {
    'no-address': 'नाम मौजूद है, पर उसका कोई आईपी पता नहीं है',
    'not-in-dns': 'ऐसा कोई नाम नहीं है',
  },
  age: ({ count, unit }) =>
    count === 0
      ? `एक ${UNITS[unit]} से कम पुराना`
      : `${count} ${count === 1 ? ONE_UNIT[unit] : UNITS[unit]} पुराना`,
};
