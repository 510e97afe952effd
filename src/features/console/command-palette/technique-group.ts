/** The alert list by technique, found in the palette by the technique's name or by what people call it. */
import { Shapes } from 'lucide-react';
import { TECHNIQUE_NAMES } from '@/lookalike/technique-names.ts';
import { TECHNIQUES, type Technique } from '@/lookalike/types.ts';
import { paths } from '@/paths.ts';
import type { Command, CommandGroup } from './commands.ts';

/** What else a technique is called. */
const ALSO: Readonly<Partial<Record<Technique, string>>> = {
  homoglyph: 'homograph punycode idn unicode cyrillic letters',
  combosquatting: 'keyword words added',
  'tld-swap': 'ending suffix',
  'tld-in-label': 'ending suffix',
  'brand-in-subdomain': 'host levelsquatting',
  omission: 'typo typosquatting missing letter',
  insertion: 'typo typosquatting letter',
  replacement: 'typo typosquatting letter key',
  repetition: 'typo typosquatting doubled letter',
  transposition: 'typo typosquatting swapped letters',
  'double-replacement': 'typo typosquatting letters',
  addition: 'typo typosquatting letter',
  hyphenation: 'dash',
  transliteration: 'script devanagari spelling',
};

/** Of a typed phrase that names the list: “alerts by technique: homo”. */
const OF_LIST = new Set(['alert', 'alerts', 'by']);

/** Shorter words begin too many others. */
const LEAST = 3;

/** The techniques that what was typed begins the words of; none for less than three letters. Input: any text. */
export function techniqueGroup(query: string): CommandGroup {
  const words = query
    .toLowerCase()
    .split(/[\s:]+/)
    .filter((word) => word !== '' && !OF_LIST.has(word));
  const isMeant = (technique: Technique): boolean => {
    const known = `technique techniques ${TECHNIQUE_NAMES[technique]} ${ALSO[technique] ?? ''}`
      .toLowerCase()
      .split(' ');
    return words.every((word) => known.some((one) => one.startsWith(word)));
  };
  const found = words.some((word) => word.length >= LEAST) ? TECHNIQUES.filter(isMeant) : [];
  return { value: 'Techniques', items: found.map(commandOf) };
}

const commandOf = (technique: Technique): Command => ({
  id: `technique-${technique}`,
  label: `Alerts by technique: ${TECHNIQUE_NAMES[technique]}`,
  icon: Shapes,
  act: `${paths.admin.alerts()}?${new URLSearchParams({ technique })}`,
});
