declare module 'punycode/punycode.es6.js' {
  /** Decodes the part after `xn--`; throws RangeError on malformed input. */
  export function decode(text: string): string;
  /** Encodes a Unicode label, without the `xn--`; throws RangeError on overflow. */
  export function encode(text: string): string;
}
