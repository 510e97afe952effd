/**
 * The parts of a browser that jsdom lacks and our pages use. Each does the least that its users can
 * observe: a modal dialog is open and closes, a popover toggles, an observer never fires by itself.
 */

type BrowserWindow = Window & typeof globalThis;

let installed = false;

/** Adds what is missing, once per document; leaves alone what a newer jsdom brings. */
export function installBrowserParts(window: BrowserWindow): void {
  if (installed) return;
  installed = true;
  dialogs(window);
  popovers(window);
  fill(window, {
    ResizeObserver: Quiet,
    IntersectionObserver: Quiet,
    matchMedia: (query: string) => matchNothing(window, query),
  });
  fill(window.document, { fonts: { ready: Promise.resolve() } });
  // Present in jsdom, but only to print "not implemented".
  Object.assign(window, { scrollTo: () => {}, scrollBy: () => {} });
  fill(window.Element.prototype, {
    scrollIntoView() {},
    scrollTo() {},
    hasPointerCapture: () => false,
    setPointerCapture() {},
    releasePointerCapture() {},
    getAnimations: () => [],
  });
}

/** Defines what `target` does not have. */
function fill(target: object, parts: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(parts)) {
    if (Reflect.get(target, name) !== undefined) continue;
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}

class Quiet {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

function dialogs(window: BrowserWindow): void {
  fill(window.HTMLDialogElement.prototype, {
    show(this: HTMLDialogElement) {
      this.open = true;
    },
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new window.DOMException('Already open', 'InvalidStateError');
      this.open = true;
      const first = this.querySelector<HTMLElement>(
        '[autofocus], button, input, select, textarea, a[href], [tabindex]',
      );
      first?.focus();
    },
    close(this: HTMLDialogElement, value?: string) {
      if (!this.open) return;
      this.open = false;
      if (value !== undefined) this.returnValue = value;
      // As in a browser: called once the running script is done.
      queueMicrotask(() => this.dispatchEvent(new window.Event('close')));
    },
  });
  // Escape closes a modal dialog in a browser, after a `cancel` that a page may prevent.
  window.document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const open = [...window.document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
    if (open?.dispatchEvent(new window.Event('cancel', { cancelable: true }))) open.close();
  });
}

function popovers(window: BrowserWindow): void {
  const element = window.HTMLElement.prototype;
  if ('showPopover' in element) return;
  const shown = new WeakSet<HTMLElement>();
  const toggle = (target: HTMLElement, show: boolean) => {
    if (shown.has(target) === show) return;
    if (show) shown.add(target);
    else shown.delete(target);
    const event = new window.Event('toggle');
    Object.assign(event, {
      newState: show ? 'open' : 'closed',
      oldState: show ? 'closed' : 'open',
    });
    target.style.display = show ? 'block' : 'none';
    target.dispatchEvent(event);
  };
  Object.assign(element, {
    showPopover(this: HTMLElement) {
      toggle(this, true);
    },
    hidePopover(this: HTMLElement) {
      toggle(this, false);
    },
    togglePopover(this: HTMLElement, force?: boolean) {
      toggle(this, force ?? !shown.has(this));
      return shown.has(this);
    },
  });
  // A button with `popovertarget` opens its popover.
  window.document.addEventListener('click', (event) => {
    const source =
      event.target instanceof window.Element && event.target.closest('[popovertarget]');
    if (!source) return;
    const target = window.document.getElementById(source.getAttribute('popovertarget') ?? '');
    if (!target) return;
    const action = source.getAttribute('popovertargetaction') ?? 'toggle';
    toggle(target, action === 'toggle' ? !shown.has(target) : action === 'show');
  });
}

function matchNothing(window: BrowserWindow, query: string) {
  return Object.assign(new window.EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
}
