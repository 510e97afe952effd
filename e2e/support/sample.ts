/** `npm run test:full` looks at everything; `npm test` at a sample that is always the same. */
export const FULL = process.env['FULL'] === '1';

/** All of them in a full run; else every `step`th, beginning with the first. */
export function sample<Item>(all: readonly Item[], step: number): readonly Item[] {
  return FULL ? all : all.filter((_item, at) => at % step === 0);
}
