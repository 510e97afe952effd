/**
 * Flags of the alerts that answer a question: 1 for each that does, else 0, by their places in the list. One plain
 * loop for each test, since each key leaves the worker a few milliseconds for 100,000 alerts.
 */

/** Adds the places whose text holds a word. */
export function addHeld(flags: Uint8Array, texts: readonly string[], word: string): void {
  for (const [index, text] of texts.entries()) if (text.includes(word)) flags[index] = 1;
}

/** Keeps the places whose code passes. */
export function keepCodes(
  flags: Uint8Array,
  codes: Uint8Array,
  passes: (code: number) => boolean,
): void {
  const kept = Uint8Array.from({ length: 256 }, (_, code) => Number(passes(code)));
  for (let index = 0; index < flags.length; index += 1) {
    if (kept[codes[index] ?? 0] === 0) flags[index] = 0;
  }
}

/** Keeps the places that pass. */
export function keepPlaces(flags: Uint8Array, passes: (index: number) => boolean): void {
  for (let index = 0; index < flags.length; index += 1) {
    if (flags[index] === 1 && !passes(index)) flags[index] = 0;
  }
}
