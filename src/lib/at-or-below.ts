/**
 * Whether a host is a name, or lies below it.
 *
 * @param host in the case and form (ASCII or Unicode) of the name
 */
export const isAtOrBelow = (host: string, name: string): boolean =>
  host === name || host.endsWith(`.${name}`);
