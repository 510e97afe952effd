/**
 * `getComputedStyle` for a document without style sheets. jsdom matches its whole default sheet against every
 * element, anew at each call; queries by role call it for each element and all that it stands in, which was a sixth
 * of the time of a test of a page.
 */

type BrowserWindow = Window & typeof globalThis;
type StyledElement = HTMLElement | SVGElement;

const HIDDEN =
  '[hidden]:not([hidden="until-found"]), dialog:not([open]), input[type="hidden"], [popover]';

/** Inherited properties that tests can see, with their initial values. */
const INHERITED = new Map([
  ['visibility', 'visible'],
  ['pointer-events', 'auto'],
]);

/** Properties by their name in style sheets. */
const READ_AS = new Map<string | symbol, string>([
  ['display', 'display'],
  ['visibility', 'visibility'],
  ['pointerEvents', 'pointer-events'],
]);

/**
 * Replaces jsdom's. Of the default sheet it knows `display`, which is jsdom's own answer for each tag, asked once,
 * and what hides; `visibility` and `pointer-events` are inherited; all else is what the element itself declares.
 */
export function installComputedStyle(window: BrowserWindow): void {
  const computed = window.getComputedStyle.bind(window);
  const displayOfTag = new Map<string, string>();

  function ofTag(element: Element): string {
    const known = displayOfTag.get(element.localName);
    if (known !== undefined) return known;
    const { display } = computed(element.cloneNode() as Element);
    displayOfTag.set(element.localName, display);
    return display;
  }

  function display(element: StyledElement): string {
    const own = element.style.display;
    if (own !== '') return own;
    return element.matches(HIDDEN) ? 'none' : ofTag(element);
  }

  function inherited(element: StyledElement, property: string, initial: string): string {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const own = (at as StyledElement).style.getPropertyValue(property);
      if (own !== '') return own;
    }
    return initial;
  }

  window.getComputedStyle = (element) => {
    const of = element as StyledElement;
    const { style } = of;
    function valueOf(property: string): string {
      if (property === 'display') return display(of);
      const initial = INHERITED.get(property);
      return initial === undefined
        ? style.getPropertyValue(property)
        : inherited(of, property, initial);
    }
    return new Proxy(style, {
      get(_style, key) {
        if (key === 'getPropertyValue') return valueOf;
        const property = READ_AS.get(key);
        if (property !== undefined) return valueOf(property);
        const value: unknown = Reflect.get(style, key, style);
        return typeof value === 'function' ? value.bind(style) : value;
      },
    });
  };
}
