/** What is to be done is said in English and in Hindi, and both give one order. */
import { expect, it } from 'vitest';
import { adviceOn, inHindi } from '@/features/site/finder/link/advice.ts';
import { ANY_CONTACT } from '@/features/site/finder/link/contact.ts';
import { ADVICE, type Topic } from '@/features/site/finder/link/advice-table.ts';

const STATES = ['danger', 'doubt', 'untold'] as const;

/** Every kind with words of its own, and some that have those of a page. */
const TOPICS = new Set<Topic>([
  ...(Object.keys(ADVICE) as Topic[]),
  ...(['imitates', 'named', 'unknown', 'known', 'restricted', 'store'] as const),
]);

/** The orders that must stand in both lines or in neither. */
const ORDERS = [
  ['not to open it', /\bnot (?:open|press)\b/i, /न खोलें|न दबाएँ/],
  ['to enter nothing', /enter nothing/i, /कुछ न भरें/],
  ['not to install it', /\bnot (?:open or )?install\b/i, /इंस्टॉल न करें/],
  ['not to reply', /\bnot (?:reply|answer)\b|answer no/i, /जवाब न दें/],
  ['not to call', /\bnot call\b/i, /कॉल न करें/],
] as const;

const linesOf = (topic: Topic) =>
  STATES.map((state) => {
    const advice = adviceOn(topic);
    return {
      state,
      english: state === 'untold' ? advice.unexpected : advice[state],
      hindi: inHindi(advice, state),
    };
  });

it.each([...TOPICS])('of %s, gives one order in both languages', (topic) => {
  for (const { state, english, hindi } of linesOf(topic)) {
    expect(hindi).toMatch(/[\u0900-\u097f]/);
    for (const [order, inEnglish, inHindiWords] of ORDERS) {
      expect([state, order, inHindiWords.test(hindi)]).toEqual([
        state,
        order,
        inEnglish.test(english),
      ]);
    }
  }
});

it.each([
  ['own-short', 'untold', /^You did not expect it\? Do not open it/, /^इसकी उम्मीद नहीं थी\?/],
  [
    'office',
    'own',
    /^Type uidai\.gov\.in yourself, and look for it there\.$/,
    /uidai\.gov\.in खुद टाइप करके खोलें/,
  ],
  [
    'known',
    'own',
    /^Type uidai\.gov\.in yourself, and look for it there\.$/,
    /uidai\.gov\.in खुद टाइप करके खोलें/,
  ],
  [
    'named',
    'untold',
    /^Not expected\?.* call a number that you know\.$/,
    /^उम्मीद नहीं थी\?.* पहले से जानते हैं।$/,
  ],
] as const)('of %s, %s: the same in both', (topic, state, english, hindi) => {
  const advice = adviceOn(topic, { contact: ANY_CONTACT, address: 'uidai.gov.in' });
  expect(advice.unexpected).toMatch(english);
  expect(inHindi(advice, state)).toMatch(hindi);
});

it.each([
  ['imitates', 'Entered something already?', /कुछ भर दिया.*1930/],
  ['file', 'Installed it already?', /इंस्टॉल कर लिया.*फ़्लाइट मोड.*1930/],
] as const)('asks of a danger, %s, what may have happened, in both', (topic, done, hindi) => {
  expect(adviceOn(topic).done).toBe(done);
  expect(inHindi(adviceOn(topic), 'danger')).toMatch(hindi);
});

it.each([...TOPICS])('of %s, leaves no place unfilled', (topic) => {
  expect(Object.values(adviceOn(topic)).join(' ')).not.toMatch(/[{}]/);
});
