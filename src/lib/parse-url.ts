/**
 * An address in its parts, null where `text` is none. Not `URL.canParse`, which came years after the rest
 * of what this site needs (Safari 17, Chrome 120).
 *
 * @param base what a relative address is read against
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
