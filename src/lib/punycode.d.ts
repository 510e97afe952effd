/** The ES build by its file name: the bare name would be Node's own deprecated module in tests. */
declare module 'punycode/punycode.es6.js' {
  export function toASCII(name: string): string;
  export function toUnicode(name: string): string;
}
