/**
 * What queries by role and label ask of jsdom most, answered without its long way round; all else is
 * left to jsdom. quick-document.dom.test.ts shows that the answers are the same.
 */
import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { below, quickenSelectors } from './quick-selectors.ts';

type BrowserWindow = Window & typeof globalThis;

const quickened = new WeakSet<Window>();

/** Replaces slow parts of a document's window, once. */
export function quicken(window: BrowserWindow): void {
  if (quickened.has(window)) return;
  quickened.add(window);
  quickenSelectors(window);
  computedStyles(window);
  labels(window);
}

/**
 * Has React take no stack for each element it makes: it would only say in a warning who made the element,
 * and a warning fails a test without it.
 */
export function leaveOutOwnerStacks(): void {
  const internals: object = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  });
}

/**
 * Has a wait print the document when it has failed, not at each look that finds nothing yet: Testing
 * Library throws those errors away, and prints the document with the last one.
 */
export function printDocumentsOnce(): void {
  configure({
    getElementError: (message, container) => {
      const looksAgain: unknown = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics');
      if (looksAgain !== true) return withDocument(message, container);
      return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
    },
  });
}

const withDocument = getConfig().getElementError;

/** The attributes that jsdom's own sheet asks about before it says how an element is displayed. */
const ASKED = ['hidden', 'open', 'popover', 'type'] as const;

/** Whether a style attribute may set this. */
function styles(element: Element, property: string): boolean {
  const style = element.getAttribute('style');
  return style !== null && (style.includes(property) || style.includes('all:'));
}

function computedStyles(window: BrowserWindow): void {
  const computed = window.getComputedStyle.bind(window);
  const displays = new Map<string, string>();

  function display(element: Element): string {
    // A summary's depends on its neighbours.
    if (element.localName === 'summary' || styles(element, 'display'))
      return computed(element).display;
    const asked = ASKED.map((name) => element.getAttribute(name));
    const key = JSON.stringify([element.localName, ...asked]);
    const known = displays.get(key);
    if (known !== undefined) return known;
    const found = computed(element).display;
    displays.set(key, found);
    return found;
  }

  const inherited = (property: string, initial: string) => (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      // Hidden parts of a table collapse.
      if (at.hasAttribute('hidden') || styles(at, property))
        return computed(element).getPropertyValue(property);
    }
    return initial;
  };
  const visibility = inherited('visibility', 'visible');
  const pointerEvents = inherited('pointer-events', 'auto');
  const quick = new Map<string | symbol, (element: Element) => string>([
    ['display', display],
    ['visibility', visibility],
    ['pointerEvents', pointerEvents],
    ['pointer-events', pointerEvents],
  ]);

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || element.ownerDocument.styleSheets.length > 0) return computed(element, pseudo);
    const value = (property: string | symbol): unknown => {
      const answer = quick.get(property);
      if (answer) return answer(element);
      const full = computed(element);
      const found: unknown = Reflect.get(full, property);
      return typeof found === 'function' ? found.bind(full) : found;
    };
    const getPropertyValue = (name: string) =>
      quick.get(name)?.(element) ?? computed(element).getPropertyValue(name);
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_target, property) =>
        property === 'getPropertyValue' ? getPropertyValue : value(property),
    });
  };
}

const LABELABLE = 'button,input,meter,output,progress,select,textarea';

/** What a label is for, as `label.control`, which looks at every element of the document. */
function controlOf(label: Element): Element | null {
  const id = label.getAttribute('for');
  if (id === null) {
    const [first] = below(label, (element) => isLabelable(element), true);
    return first ?? null;
  }
  const found = id === '' ? null : label.ownerDocument.getElementById(id);
  return found && isLabelable(found) ? found : null;
}

const isLabelable = (element: Element) =>
  element.matches(LABELABLE) && !element.matches('input[type="hidden"]');

/** jsdom goes through the whole document for each control, and again for each label on the way. */
function labels(window: BrowserWindow): void {
  const { document } = window;
  let known: Map<Element, Element[]> | null = null;
  const forget = () => {
    known = null;
  };
  const changes = new window.MutationObserver(forget);
  changes.observe(document, { childList: true, subtree: true, attributes: true });

  function all(): Map<Element, Element[]> {
    if (changes.takeRecords().length > 0) forget();
    if (known) return known;
    known = new Map();
    for (const label of below(document, (element) => element.localName === 'label')) {
      const control = controlOf(label);
      if (control) known.set(control, [...(known.get(control) ?? []), label]);
    }
    return known;
  }

  for (const Control of [
    window.HTMLButtonElement,
    window.HTMLInputElement,
    window.HTMLMeterElement,
    window.HTMLOutputElement,
    window.HTMLProgressElement,
    window.HTMLSelectElement,
    window.HTMLTextAreaElement,
  ]) {
    const jsdom = Object.getOwnPropertyDescriptor(Control.prototype, 'labels');
    Object.defineProperty(Control.prototype, 'labels', {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement): unknown {
        if (!document.contains(this) || !isLabelable(this)) return jsdom?.get?.call(this);
        return all().get(this) ?? [];
      },
    });
  }
}
