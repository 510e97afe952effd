/** Which elements of the page show which row of a table. */
import type { RowSource } from './rows.ts';

/** A row that is drawn: the place where its elements stand, and their React key. */
interface Elements {
  readonly place: number;
  readonly key: number;
}

/**
 * Gives rows their elements.
 *
 * A row keeps its elements. In a new list, a row that comes takes over those of a row that goes and stood in its
 * place, and React writes the new texts into them: the browser needs half of the time that it takes to make them
 * anew (`npm run bench:table`). Where most rows are new, the others hand theirs on too. The row with the focus
 * never does, so the focus goes to a neighbour by use-kept-focus.ts, and not to another row under the same place.
 */
export class RowElements {
  #list: unknown = null;
  #drawn: ReadonlyMap<string, Elements> = new Map();
  #active = '';
  #made = 0;

  /**
   * The React keys of the rows that are drawn. The same question has the same answer, however often it is asked.
   *
   * @param list of which they are rows: only a new list gives elements to other rows
   * @param names of the rows, in order, each once
   * @param active the name of the row that has the focus, or had it last; '' for none
   */
  keysOf(list: unknown, names: readonly string[], active: string): readonly number[] {
    const isNew = list !== this.#list;
    const staying = names.filter((name) => this.#drawn.has(name));
    const keeps = new Set(isNew && staying.length * 2 < names.length ? [active] : staying);
    const free = isNew
      ? Array.from(this.#drawn).filter(([name]) => !keeps.has(name) && name !== this.#active)
      : [];
    const takes = orderedTakes(
      names.map((name) => (keeps.has(name) ? this.#drawn.get(name) : undefined)),
      free.map(([, elements]) => elements),
    );
    const keys = takes.map((elements) => elements?.key ?? this.#make());
    this.#list = list;
    this.#drawn = new Map(names.map((name, place) => [name, { place, key: keys[place] ?? -1 }]));
    this.#active = active;
    return keys;
  }

  #make(): number {
    this.#made += 1;
    return this.#made;
  }
}

/**
 * For each row its own elements, or free ones that stand between those of its neighbours: to move elements costs
 * what it costs to make them.
 *
 * @param own of each row, in order; undefined for one that keeps none
 * @param free in their order
 */
function orderedTakes(
  own: readonly (Elements | undefined)[],
  free: readonly Elements[],
): readonly (Elements | undefined)[] {
  let passed = -1;
  return own.map((elements, at) => {
    if (elements) {
      passed = Math.max(passed, elements.place);
      return elements;
    }
    const isAhead = (one: Elements | undefined) => one !== undefined && one.place > passed;
    const next = own.slice(at).find(isAhead)?.place ?? Infinity;
    const taken = free.find((one) => isAhead(one) && one.place < next);
    passed = taken?.place ?? passed;
    return taken;
  });
}

/** What each row that is drawn is called, by its position: the backend may give no id, or the same one twice. */
export function namesOf(
  rows: RowSource<unknown>,
  drawn: readonly { readonly position: number }[],
): ReadonlyMap<number, string> {
  const ids = new Set<string>();
  return new Map(
    drawn.map(({ position }) => {
      const id = rows.idAt(position);
      const name = id === '' || ids.has(id) ? `at ${position}` : `id ${id}`;
      ids.add(id);
      return [position, name];
    }),
  );
}
