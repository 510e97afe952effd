/** Undoes the encodings in which a hostile text hides an address. All take any text. */
import { UNSEEN } from './invisible.ts';

/** Maximum number of times a text is percent-decoded: each redirect encodes its target again. */
const MAX_DECODED = 5;

/** Returns a text with percent-encoding decoded; undecodable parts stay. */
export function decodeAll(text: string): string {
  let decoded = text;
  for (let count = 0; count < MAX_DECODED && decoded.includes('%'); count += 1) {
    try {
      decoded = decodeURIComponent(decoded);
    } catch {
      return decoded;
    }
  }
  return decoded;
}

/** Undoes how version 2 of Proofpoint’s URL Defense writes an address: `-` for `%`, `_` for `/`. */
export const decodeProofpoint = (text: string): string =>
  decodeAll(text.replaceAll('-', '%').replaceAll('_', '/'));

/** Signs of addresses that have names in HTML. Browsers drop the last two in an address. */
const ENTITIES = new Map([
  ['period', '.'],
  ['colon', ':'],
  ['sol', '/'],
  ['commat', '@'],
  ['tab', ''],
  ['newline', ''],
]);

/** Returns a text with its HTML entities as characters; unknown ones stay. */
export const decodeEntities = (text: string): string =>
  text.replaceAll(
    /&(?:#0*(\d{1,5})|#x0*([\da-f]{1,4})|([a-z]{3,7}));?/gi,
    (all: string, decimal?: string, hex?: string, name?: string) =>
      name === undefined
        ? String.fromCharCode(Number(decimal ?? `0x${hex ?? ''}`))
        : (ENTITIES.get(name.toLowerCase()) ?? all),
  );

const EVERY_UNSEEN = new RegExp(UNSEEN, 'gu');

/** Returns a text in plain signs: decoded, without full-width and invisible characters. */
export const foldText = (text: string): string =>
  decodeEntities(decodeAll(text))
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replaceAll(EVERY_UNSEEN, '');

/** Returns the text that a value holds in Base64, or '' if it holds none in printable ASCII. */
export function decodeBase64(value: string): string {
  const [code = ''] = /^[\w+/-]{8,4000}(?==*$)/.exec(value) ?? [];
  try {
    const text = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    return /^[\x20-\x7e]+$/.test(text) ? text : '';
  } catch {
    return '';
  }
}
