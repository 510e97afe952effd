/** Undoes the codes that mail programs, terminals and web pages leave in copied text. */

const ENTITY = /&(?:(nbsp|lt|gt|quot|amp|period|shy)|#(\d{1,7})|#x([\da-f]{1,6}));/gi;
const NAMED: Readonly<Record<string, string>> = {
  nbsp: ' ',
  lt: '<',
  gt: '>',
  quot: '"',
  amp: '&',
  period: '.',
  shy: '\u00ad',
};

function characterOf(entity: string, name?: string, decimal?: string, hex?: string): string {
  if (name !== undefined) return NAMED[name.toLowerCase()] ?? entity;
  const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : entity;
}

/** Colours of a terminal: after the sign Escape, or after its form in logs. */
const COLOUR = new RegExp(
  String.raw`(?:${String.fromCodePoint(27)}|\\(?:x1b|u001b|033|e))\[[\d;]*[a-z]`,
  'gi',
);

function decodedBytes(run: string): string {
  try {
    return decodeURIComponent(run.replaceAll('=', '%'));
  } catch {
    return run;
  }
}

/** Undoes quoted-printable, in which the source of a mail writes each equals sign `=3D`. */
const decodeQuotedPrintable = (text: string): string =>
  text.includes('=3D')
    ? text.replaceAll('=\n', '').replaceAll(/(?:=[\dA-F]{2})+/g, decodedBytes)
    : text;

/**
 * Returns a pasted text without byte order marks, the NULs of UTF-16, terminal colours and quoted-printable, with `\n`
 * at the end of lines and characters for entities.
 *
 * @param text any text
 */
export function readablePaste(text: string): string {
  const lines = text
    .replace(/^(?:[\ufeff\ufffe]|ÿþ|þÿ|ï»¿|\ufffd{2})+/, '')
    .replaceAll('\0', '')
    .replaceAll(COLOUR, '')
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n');
  const plain = decodeQuotedPrintable(lines);
  return plain.includes('&') ? plain.replace(ENTITY, characterOf) : plain;
}
