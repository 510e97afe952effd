/** Fields and their labels. jsdom walks the whole document for each pair of them: two thirds of such a test's time. */

type BrowserWindow = Window & typeof globalThis;

const LABELABLE = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea';

/** Replaces `label.control` and the `labels` of each kind of field; only labels that can be a field's are asked. */
export function installLabels(window: BrowserWindow): void {
  const { document } = window;
  const all = document.getElementsByTagName('label');

  function control(this: HTMLLabelElement): Element | null {
    const id = this.getAttribute('for');
    if (id === null) return this.querySelector(LABELABLE);
    const found = document.getElementById(id);
    return found?.matches(LABELABLE) ? found : null;
  }

  function labels(this: HTMLElement): HTMLLabelElement[] | null {
    if (!this.matches(LABELABLE)) return null;
    return [...all].filter((label) => {
      const id = label.getAttribute('for');
      return (id === null ? label.contains(this) : id === this.id) && label.control === this;
    });
  }

  const define = (type: { prototype: object }, name: string, get: () => unknown) =>
    Object.defineProperty(type.prototype, name, { get, configurable: true });
  define(window.HTMLLabelElement, 'control', control);
  for (const type of [
    window.HTMLButtonElement,
    window.HTMLInputElement,
    window.HTMLMeterElement,
    window.HTMLOutputElement,
    window.HTMLProgressElement,
    window.HTMLSelectElement,
    window.HTMLTextAreaElement,
  ]) {
    define(type, 'labels', labels);
  }
}
