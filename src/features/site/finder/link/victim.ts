/** What a person writes to whom it has happened already: "I clicked and entered my OTP", "paise kat gaye". */

/** What opens an account or a telephone to strangers. */
const GIVEN = String.raw`(?:otp|m?pin|cvv|card|password|details|code|aadha+r|pan|link|apk|app|file|any ?desk|team ?viewer|qr|form)`;

/** Who tells it, or whom it happened to at home. */
const WE = String.raw`\b(?:i|we|my (?:father|mother|mum|mom|dad|wife|husband|son|daughter|brother|sister|friend|parents|grand\w+))\b`;

const SAYS_SO = [
  new RegExp(
    String.raw`(?:${WE}(?: (?!not\b|never\b)\w+){0,3}? |^)(?:clicked|opened|pressed|tapped|entered|typed|filled|shared|gave|given|told|installed|downloaded|scanned|dialled)\b(?: \S+){0,8}? \S*${GIVEN}`,
  ),
  new RegExp(
    String.raw`${WE}(?: have|['’]ve)? (?:paid|sent|transferred|gave|given|made)\b.{0,40}\b(?:fraud|scam|cheat|thief|thieves|stranger|fake)`,
  ),
  /\bi\b.{0,40}\b(?:fake|fraud|scam)\w*.{0,40}\b(?:sent|paid|gave|transferred)\b|\b(?:fraud|scam)\w*\b.{0,20}\b(?:happened|with me|on me)\b/,
  /\b(?:took|taken|deducted|debited|withdr[ae]w\w*|stol\w+|unknown|unauthori[sz]ed)\b.{0,40}\b(?:from|in|of) my\b|\bmy (?:money|account|card|savings|balance)\b.{0,24}\b(?:debited|deducted|withdrawn)\b|\bwithout my (?:knowledge|permission|consent)\b|\bi (?:did not|didn['’]t|have not|haven['’]t|never) (?:do|done|did|made?|authori[sz]ed?)\b.{0,12}\b(?:transaction|payment|transfer|purchase)/,
  /\b(?:i|we)\b(?: have|['’]ve)? lost\b.{0,20}(?:\bmoney|savings|rupees|\brs\b|₹|lakh|\d{4})/,
  /\b(?:money|amount|rupees|rs\.? ?\d[\d,]*)\b(?: \w+){0,2} (?:gone|stolen|taken|vanished|missing)\b|\b(?:took|stole|emptied) (?:all )?(?:my|our) (?:\w+ )?(?:otp|pin|card|money|savings|account|salary|rs|\d)/,
  /\b(?:i|we)\b(?: (?!not\b|never\b)\w+){0,2} (?:scammed|cheated|hacked|defrauded|duped|robbed)|\bmy \w+(?: \w+)? (?:(?:is|was|got|has been) )?hacked|\bhack (?:ho|kar)\b|^(?:i am |i'm )?hacked$/,
  /\bmy (?:sim|network)\b.{0,30}(?:stopped|not working|no (?:network|signal)|(?:gone|went) (?:dead|off))/,
  // Hinglish
  /(?:\bpais[ae]|\brup\p{L}*|\bbalance|\d{3,}) (?:\w+ ){0,3}?(?:kat|nikal|chale?|ud|doob|gayab) ?(?:gay[eai]|gai|li[ye]{1,2}|ho gay[eai])\b/u,
  /\b(?:maine|mene|humne)\b.{0,40}\b(?:otp|m?pin|cvv|card|password|link|paise|apk|app|code|qr)\b.{0,24}\b(?:diy[ae]|di|de|bata\p{L}*|da+l\p{L}*|bhej\p{L}*|click|kiya|khol\p{L}*|install|scan)\b/u,
  /\b(?:otp|m?pin|cvv|password)\b.{0,16}\b(?:de|bata|da+l|bhej) di(?:ya|ye)?\b|\blink\b.{0,16}\bclick (?:kar di|ho ga|ki)/u,
  /\b(?:fraud|dhokha|scam|thagi)\b.{0,12}\b(?:ho gay[ai]|hua|kiya|kar (?:liya|diya))\b/,
  // Hindi and Marathi
  /(?:पैसे|पैसा|रुपये|रुपए|\d{3}).{0,16}(?:कट ग|कट लि|निकल ग|चले ग|चला गया|गायब|गेले|कापले|काढले)/,
  /(?:मैंने|मैने|हमने).{0,40}(?:ओटीपी|पिन|पासवर्ड|कार्ड|लिंक|पैसे|ऐप|otp|pin|link|app).{0,24}(?:बता|दे दि|दिया|डाल|भर|शेयर|क्लिक|खोल|भेज|इंस्टॉल)/,
  /(?<![\p{L}\p{M}])मी .{0,40}(?:ओटीपी|पिन|पासवर्ड|कार्ड|लिंक|पैसे|अॅप|otp|pin|link|app).{0,24}(?:सांग|दिल|टाक|भर|शेअर|क्लिक|उघड|पाठव)/u,
  /(?:धोखा|ठगी|फ्रॉड|फसवणूक).{0,10}(?:हो ग|हुआ|हुई|झाल)/,
  /लिंक.{0,10}क्लिक (?:कर दि|हो ग|के)|(?:ओटीपी|पिन|otp).{0,10}(?:बता दि|दे दि|दिला|सांगितल)/,
  // Bengali and Tamil
  /টাকা.{0,12}(?:চলে গ|কেটে নি|উধাও)/,
  /பணம்.{0,16}(?:போய்|போன|எடுக்க|திருட)/,
] as const;

/** What is written to the reader: of money that is asked back, or in the name of a bank. */
const TO_YOU =
  /\b(?:to|into|in|from) (?:your|ur)\b|\b(?:sent|paid|transferred|gave) you\b|\bcustomer\b|\baap(?:ke|ka|ko)\b|\bwapas\b|आपके|प्रिय/;

/**
 * Whether a text is its writer's own account of a loss, or of what leads to one.
 *
 * @param text in small letters
 */
export const isVictims = (text: string): boolean =>
  !TO_YOU.test(text) && SAYS_SO.some((form) => form.test(text));
