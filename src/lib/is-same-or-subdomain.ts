/** The names above a host: `b.c` and `c` of `a.b.c`. */
export function* namesAbove(host: string): Generator<string> {
  for (let dot = host.indexOf('.'); dot >= 0; dot = host.indexOf('.', dot + 1)) {
    yield host.slice(dot + 1);
  }
}

/**
 * True if a host equals a name or is a subdomain of it.
 *
 * @param host in the case and form (ASCII or Unicode) of the name
 */
export const isSameOrSubdomain = (host: string, name: string): boolean =>
  host === name || host.endsWith(`.${name}`);
