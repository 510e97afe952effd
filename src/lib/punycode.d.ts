/** The ES build by its file name: the bare name would be Node's own deprecated module in tests. */
declare module 'punycode/punycode.es6.js' {
  export function toASCII(name: string): string;
  export function toUnicode(name: string): string;
  /** Decodes the part after `xn--`; throws RangeError on malformed input. */
  export function decode(text: string): string;
  /** Encodes a Unicode label, without the `xn--`; throws RangeError on overflow. */
  export function encode(text: string): string;
}
