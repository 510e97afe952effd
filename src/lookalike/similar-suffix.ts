/** Whether a hurried reader takes one public suffix for another. */

/** One ending is the other with a letter or a label more, or both are sold by one country's registry. */
export function isSimilarSuffix(one: string, two: string): boolean {
  const [short, long] = one.length < two.length ? [one, two] : [two, one];
  const country = /(?<=\.|^)[^.]{2}$/u.exec(one)?.[0];
  return (
    (long.startsWith(short) && (long.length === short.length + 1 || long[short.length] === '.')) ||
    (country !== undefined && [two, `.${two}`].some((text) => text.endsWith(`.${country}`)))
  );
}
