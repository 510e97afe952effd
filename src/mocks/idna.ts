/** Internationalised names as the URL standard reads them, in Node and in browsers alike. */
import { toUnicode } from 'punycode/punycode.es6.js';
import { parseUrl } from '../lib/parse-url.ts';

/** A name with its labels as `xn--` where needed; empty if it is no host name. */
export function domainToASCII(name: string): string {
  return /[\s/?#@:\\]/.test(name) ? '' : (parseUrl(`http://${name}`)?.hostname ?? '');
}

/** Returns the Unicode form of a name; the text itself if it is no such name. */
export function domainToUnicode(name: string): string {
  try {
    return toUnicode(name);
  } catch {
    return name;
  }
}
