/**
 * Tables of confusable characters. Only tables: glyph-distance.ts reads them, and adds rules from Unicode's
 * decompositions and names. Written by eye. The pairs are of the kind in UTS #39
 * (https://www.unicode.org/reports/tr39/), whose table by itself contains few of the imitations in use.
 */

/** Two ASCII characters, each mistaken for the other, by the cost of the difference. */
export const ASCII_TWINS: readonly (readonly [cost: number, pairs: string])[] = [
  [0.15, 'o0'],
  [0.16, 'l1 il i1'],
  [0.3, 's5 z2 gq g9 q9 vy uv b8 b6 e3 a4 t7 ij'],
  [0.55, 'ce mn 38 69 17 vw 35'],
  [0.66, 'bd nr hn hb ft nu pq lj cg'],
];

/** Runs of ASCII characters that are mistaken for one letter. */
export const ASCII_RUNS: readonly (readonly [cost: number, letter: string, runs: string])[] = [
  [0.12, 'm', 'rn'],
  [0.12, 'w', 'vv'],
  [0.16, 'd', 'cl c1 ci'],
  [0.3, 'k', 'lc'],
  [0.3, '8', 'oo'],
  [0.4, 'm', 'nn rr in ni nri'],
  [0.4, 'w', 'uu vu uv'],
  [0.4, 'n', 'ri ii'],
  [0.4, 'u', 'ii li il'],
  [0.4, 'h', 'li 1i ln lh ih'],
  [0.4, 'b', 'lo l3 13 lb'],
  [0.4, 'd', 'ol dl'],
  [0.4, 'k', 'lk ik lx ic'],
  [0.4, 'y', 'ij vj'],
  [0.4, 'q', 'cj oj'],
  [0.4, 'g', 'cj oj'],
  [0.4, 'a', 'ci cl'],
  [0.4, 'p', 'lo'],
];

/**
 * `letter` followed by its imitators, from other scripts and from rare Latin letters. One line per script, so that it
 * can be compared with a chart.
 */
export const IDENTICAL = [
  // Cyrillic
  'aа cс dԁ eе hһ iі jј lӏ oо pр qԛ sѕ vѵ wԝ xх yу',
  // Greek
  'oο vν jϳ iι',
  // Armenian
  'oօ hհ uս nո gց',
  // Latin, Lisu and Georgian letters drawn like another, and the zeros of other scripts
  'gɡ lǀ iı lꓲ oჿ 0०০੦૦௦౦೦൦ o०০੦૦௦౦೦൦๐໐၀୦',
];

export const SIMILAR = [
  // Cyrillic
  'bьв eєҽҿ fғ gԍ hнћђ kкқҝҟҡӄԟ mмӎ nпңҥ oѳө rгґ tтҭ uцџ wшѡ xҳӽ yүұ',
  '1ӏ 3зӡҙ 4чҷ 6б',
  // Greek and Coptic
  'aα bβ fϝ kκ lι nη oσ pρᴩ qφ rᴦ sς tτ uυ wω xχ yγ 6ϭ',
  // Armenian
  'dժ fք nռղ qզգ uս wա',
  // Latin letters whose names do not say what they look like
  'aɑ bƅ iɩ kĸ oɵ pƿ sƽ uʊʋ vᶌ wɯɰ zʒ 1ıǀ 2ƨƻ 3ʒȝɜ 5ƽ 8ȣ',
  // Lisu letters are drawn like Latin capitals
  'aꓮ bꓐ cꓚ dꓓ eꓰ fꓝ gꓖ hꓧ jꓙ kꓗ lꓡ mꓟ nꓠ oꓳ pꓑ rꓣ sꓢ tꓔ uꓴ vꓦ wꓪ xꓫ yꓬ zꓜ',
  // Georgian, Arabic, Hebrew, Indian and East Asian
  'yყ 1١۱ l١۱اןו o〇ס໐ဝഠ l丨 8৪ 9ৎ -ー一',
  // Devanagari letters that differ in one stroke
  'घध बव भम षप यथ डङ',
];

export const LOOSE = [
  // Cyrillic
  'aә cҫ dԃ eз iј nиӊ oд rя wщ xж yч 0ө 3эє 6ь',
  // Greek, Armenian, Thai and others
  'bδ dδ eε 3ε hի iյ jյ lւ mտ pթ tեէ uմน wพ o٥ပ',
  // Latin
  'aə bþ pþ dð eəǝɘ gɣ hɥ iɟ kʞ nɲŋɳ oɔ rɹ vʌ wʍ yʎ zƨ lʟ 6ƅ',
];

/** Letters that stand for two. */
export const LIGATURES: Readonly<Record<string, string>> = {
  æ: 'ae',
  ӕ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ĳ: 'ij',
  ǆ: 'dz',
  ǉ: 'lj',
  ǌ: 'nj',
  ꝏ: 'oo',
  ꜩ: 'tz',
  ы: 'bl',
  ю: 'lo',
  ꜳ: 'aa',
};

/** Blocks of code points that contain Latin letters. */
export const LATIN_BLOCKS = [
  [0xdf, 0x24f],
  [0x250, 0x2af],
  [0x1d00, 0x1d2b],
  [0x1d6b, 0x1d9a],
  [0x1e00, 0x1eff],
  [0x2c60, 0x2c7b],
  [0xa723, 0xa7ca],
  [0xab30, 0xab64],
] as const;

/**
 * Combining marks that decorate a letter without changing it, by ranges of code points. In Indian scripts these are
 * only the nukta and the nasal dots: the other marks are vowels.
 */
export const ORNAMENTS = [
  [0x300, 0x36f],
  [0x483, 0x487],
  [0x591, 0x5c7],
  [0x64b, 0x65f],
  [0x93c, 0x93c],
  [0x901, 0x902],
  [0x1dc0, 0x1dff],
] as const;
