/** What is to be done is said in English and in Hindi, and both give one order. */
import { expect, it } from 'vitest';
import { adviceOn, inHindi } from '@/features/site/finder/link/advice.ts';
import { OF_SCRIPT } from '@/features/site/finder/link/advice-scripts.ts';
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
  ['to hang up', /hang up/i, /काट दें/],
  ['to ask the police', /police station/i, /थाने/],
  ['to enter nothing', /enter nothing/i, /कुछ न भरें/],
  ['not to install it', /\bnot (?:open or )?install\b/i, /इंस्टॉल न करें/],
  ['not to reply', /\bnot (?:reply|answer)\b|answer no/i, /जवाब न दें/],
  ['not to call', /\bnot call\b/i, /कॉल न करें/],
] as const;

const linesOf = (topic: Topic, said = '') =>
  STATES.map((state) => {
    const advice = adviceOn(topic, said);
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

/** Scripts with an order of their own. */
const ORDERING = Object.entries(OF_SCRIPT).filter(
  ([, own]) => own?.danger !== undefined || own?.doubt !== undefined,
);

it.each(ORDERING)('of a message by the script %s, gives its order in Hindi, too', (_, own) => {
  expect(own?.hindi).toMatch(/[\u0900-\u097f]/);
});

it.each([
  ['threat', 'police', 'doubt', /police station/, /थाने में पूछें/],
  ['script', 'fee', 'doubt', /before you have asked/, /न पूछ लिया हो/],
  ['own-short', '', 'untold', /^Expected it\?/, /^उम्मीद थी\?/],
  ['office', '', 'own', /number on its own site/, /अपनी साइट पर लिखे नंबर/],
  ['known', '', 'own', /^Not expected\?/, /^उम्मीद नहीं थी\?/],
] as const)('of %s %s, %s: the same in both', (topic, said, state, english, hindi) => {
  const advice = adviceOn(topic, said);
  expect(state === 'doubt' ? advice.doubt : advice.unexpected).toMatch(english);
  expect(inHindi(advice, state)).toMatch(hindi);
});
