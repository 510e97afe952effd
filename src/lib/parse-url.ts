/**
 * Parses a URL; null if `text` is none. Not `URL.canParse`, which browsers got years after everything else that this
 * site needs (Safari 17, Chrome 120).
 *
 * @param base the base of a relative URL
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
