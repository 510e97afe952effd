/** Plain selectors, read once and answered from the elements themselves; the others are left to jsdom. */

type BrowserWindow = Window & typeof globalThis;
type Test = (element: Element) => boolean;

/** Whose values are compared as they are written; those of `type` and the like are not, in HTML. */
const EXACT = /^(?:id|role|name|for|href|aria-[a-z]+|data-[a-z-]+)$/;
const TAG = /\*|[a-z][a-z\d]*|(?=\[|:not\(\[)/y;
const ATTRIBUTE =
  /\[([a-z-]+)(?:(~?=)(?:"([^"\\]*)"|([a-z][a-z\d-]*)))?\]|:not\(\[([a-z-]+)(?:=("[^"\\]*"))?\]\)/y;
const COMMA = /\s*,\s*/y;

/** A sticky pattern at a place of the text. */
function at(pattern: RegExp, text: string, place: number): RegExpExecArray | null {
  pattern.lastIndex = place;
  return pattern.exec(text);
}

function has(name: string, sign: string | undefined, value: string): Test | null {
  if (sign === undefined) return (element) => element.hasAttribute(name);
  if (sign === '~=') {
    if (!EXACT.test(name) || value === '' || /\s/.test(value)) return null;
    return (element) =>
      element
        .getAttribute(name)
        ?.split(/[\t\n\f\r ]+/)
        .includes(value) ?? false;
  }
  if (EXACT.test(name) || value === '') return (element) => element.getAttribute(name) === value;
  if (name !== 'type' && name !== 'scope') return null;
  return (element) => element.getAttribute(name)?.toLowerCase() === value.toLowerCase();
}

/** What a list of plain selectors asks; null for any other text. */
function read(text: string): Test | null {
  const byTag = new Map<string, Test[][]>();
  let place = 0;
  for (;;) {
    const tag = at(TAG, text, place);
    if (!tag) return null;
    place += tag[0].length;
    const tests: Test[] = [];
    for (let found = at(ATTRIBUTE, text, place); found; found = at(ATTRIBUTE, text, place)) {
      place += found[0].length;
      const [, name, sign, quoted, bare, without, withoutValue] = found;
      if (without === undefined) {
        const test = has(name ?? '', sign, quoted ?? bare ?? '');
        if (!test) return null;
        tests.push(test);
      } else {
        const test = has(without, withoutValue && '=', withoutValue?.slice(1, -1) ?? '');
        if (!test) return null;
        tests.push((element) => !test(element));
      }
    }
    const key = tag[0] || '*';
    byTag.set(key, [...(byTag.get(key) ?? []), tests]);
    if (place === text.length) break;
    const comma = at(COMMA, text, place);
    if (!comma) return null;
    place += comma[0].length;
  }
  const any = byTag.get('*') ?? [];
  const holds = (element: Element) => (tests: Test[]) => tests.every((test) => test(element));
  return (element) => {
    const own = byTag.get(element.localName);
    return !!own?.some(holds(element)) || any.some(holds(element));
  };
}

const known = new Map<string, Test | null>();

function plain(text: unknown): Test | null {
  if (typeof text !== 'string') return null;
  const before = known.get(text);
  if (before !== undefined) return before;
  const test = read(text);
  known.set(text, test);
  return test;
}

/** All elements below a node that pass, in their order; with `one`, no more than the first. */
export function below(root: ParentNode, test: Test, one = false, found: Element[] = []): Element[] {
  for (let child = root.firstElementChild; child; child = child.nextElementSibling) {
    if (test(child)) found.push(child);
    if (one && found.length > 0) return found;
    below(child, test, one, found);
  }
  return found;
}

/** Replaces the methods of a window's elements and documents that take a selector. */
export function quickenSelectors(window: BrowserWindow): void {
  const { Element, Document, DocumentFragment } = window;
  for (const prototype of [Element.prototype, Document.prototype, DocumentFragment.prototype]) {
    const { querySelector, querySelectorAll } = prototype;
    Object.assign(prototype, {
      querySelector(this: ParentNode, text: string) {
        const test = plain(text);
        return test ? (below(this, test, true)[0] ?? null) : querySelector.call(this, text);
      },
      querySelectorAll(this: ParentNode, text: string) {
        const test = plain(text);
        return test ? below(this, test) : querySelectorAll.call(this, text);
      },
    });
  }
  const { matches, closest } = Element.prototype;
  Object.assign(Element.prototype, {
    matches(this: Element, text: string) {
      return plain(text)?.(this) ?? matches.call(this, text);
    },
    closest(this: Element, text: string) {
      const test = plain(text);
      if (!test) return closest.call(this, text);
      const around = (element: Element | null): Element | null =>
        !element || test(element) ? element : around(element.parentElement);
      return around(this);
    },
  });
}
