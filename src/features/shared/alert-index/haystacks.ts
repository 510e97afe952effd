/** What alerts are found by, and where in it the last words that were looked for stand. */

/** As many as a reader types and takes back at a stretch; each takes four bytes an alert. */
const MOST_KEPT = 16;

/**
 * Texts to search in. A key typed more is looked for from where the word before it was found, and one taken back
 * is known: of 100,000 texts only those are read that the last key left open, from the letter on that it reached.
 */
export class Haystacks {
  readonly #texts: readonly string[];
  /** For each needle of late, where it first stands in each text; -1 for nowhere. The newest comes last. */
  readonly #found = new Map<string, Int32Array>();

  constructor(texts: readonly string[]) {
    this.#texts = texts;
  }

  /** Where a needle first stands in each text; -1 for nowhere. Input: at least one character. */
  placesOf(needle: string): Int32Array {
    const places = this.#found.get(needle) ?? this.#lookFor(needle);
    this.#found.delete(needle);
    this.#found.set(needle, places);
    const [oldest = needle] = this.#found.keys();
    if (this.#found.size > MOST_KEPT) this.#found.delete(oldest);
    return places;
  }

  #lookFor(needle: string): Int32Array {
    let begun = '';
    for (const known of this.#found.keys()) {
      if (known.length > begun.length && needle.startsWith(known)) begun = known;
    }
    const from = this.#found.get(begun);
    const places = new Int32Array(this.#texts.length);
    for (let index = 0; index < places.length; index += 1) {
      const start = from?.[index] ?? 0;
      places[index] = start < 0 ? -1 : (this.#texts[index] ?? '').indexOf(needle, start);
    }
    return places;
  }
}
