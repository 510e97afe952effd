/**
 * A notice as a mail message in a file: RFC 5322, MIME (RFC 2045), header text beyond ASCII as encoded words
 * (RFC 2047). Mail programs open it as a draft (`X-Unsent`, read by Outlook and others).
 */
import { readMailAddress } from '@/lib/mail-address.ts';

export interface Message {
  /** The sender. `name` may be empty; `address` is the account's, any text. */
  readonly from: { readonly name: string; readonly address: string };
  /** Addresses that `readMailAddress` accepted; at least one. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly body: string;
  /** Milliseconds since the epoch. */
  readonly date: number;
  /** The language of the body (BCP 47). */
  readonly language: string;
}

const CRLF = '\r\n';
/** RFC 2045, section 6.8. */
const BASE64_LINE = 76;
/** Most bytes of text in an encoded word: also after "Subject: ", its line has at most 76 characters (RFC 2047, section 2). */
const WORD_BYTES = 39;

/**
 * The whole file, only ASCII.
 *
 * @throws Error for a message without a recipient, or with one whose address could end a header
 */
export function messageText({ from, to, subject, body, date, language }: Message): string {
  if (to.length === 0 || to.some((address) => !/^[!-~]+@[!-~]+$/.test(address))) {
    throw new Error('A message needs addresses in ASCII');
  }
  const address = readMailAddress(from.address);
  const sender = headerText(from.name, true);
  const headers = [
    `Date: ${messageDate(date)}`,
    // The mail program adds its own where the account's cannot be written.
    ...(address === null
      ? []
      : [`From: ${sender === '' ? address : `${sender}${CRLF} <${address}>`}`]),
    `To: ${to.join(`,${CRLF} `)}`,
    `Subject: ${headerText(subject, false)}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    `Content-Language: ${language}`,
    'X-Unsent: 1',
  ];
  return [...headers, '', ...linesOf(base64(body.replace(/\r\n|\r|\n/g, CRLF))), ''].join(CRLF);
}

/** `Mon, 23 Nov 2026 03:12:00 +0000` (RFC 5322, section 3.3). */
const messageDate = (at: number): string => new Date(at).toUTCString().replace('GMT', '+0000');

/**
 * Text within a header. Controls become blanks; text beyond ASCII, too long for a line, or like an encoded word, is
 * encoded.
 *
 * @param phrase true if it is before an address: the signs that mean something there are encoded, too
 */
function headerText(text: string, phrase: boolean): string {
  // oxlint-disable-next-line no-control-regex -- they are what it is about
  const clean = text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
  const isPlain = phrase
    ? /^[A-Za-z0-9 !#$%&'*+/=?^_`{|}~-]*$/.test(clean)
    : /^[ -~]*$/.test(clean);
  if (isPlain && clean.length <= 60 && !clean.includes('=?')) return clean;
  return encodedWords(clean).join(`${CRLF} `);
}

/** No character is divided between two words (RFC 2047, section 5). */
function encodedWords(text: string): string[] {
  const encoder = new TextEncoder();
  const pieces: string[] = [];
  let piece = '';
  for (const character of text) {
    if (piece !== '' && encoder.encode(piece + character).length > WORD_BYTES) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece].map((one) => `=?utf-8?B?${base64(one)}?=`);
}

/** Base64 of the text in UTF-8. */
function base64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

const linesOf = (encoded: string): string[] =>
  encoded.match(new RegExp(`.{1,${BASE64_LINE}}`, 'g')) ?? [];
