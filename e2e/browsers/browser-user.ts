/** A person at one of the browsers: what the journeys of all of them are written in. */
import { setTimeout as pause } from 'node:timers/promises';
import { findField, findTarget, withLibrary } from './in-page.ts';

/** An element to find or click: by role and name, or in the row with a text. */
export interface Target {
  readonly role: 'button' | 'checkbox' | 'link' | 'heading' | 'table' | 'row';
  readonly name: string | RegExp;
  readonly row?: string;
}

/** Commands of a browser; elements are named as its protocol names them. */
export interface Driver {
  /** The browser's version. */
  readonly version: string;
  navigate(address: string): Promise<void>;
  /** Calls a function in the page, by its source, with arguments that JSON can hold. */
  run<Answer>(source: string, given: readonly unknown[]): Promise<Answer>;
  /** Runs a function that gives an element or null. */
  find(source: string, given: readonly unknown[]): Promise<string | null>;
  click(element: string): Promise<void>;
  /** Empties a field and types. */
  type(element: string, text: string): Promise<void>;
  /** The size of the page's viewport; some stay wider than a phone. */
  resize(width: number, height: number): Promise<void>;
  /** Returns the viewport as PNG in base64. */
  picture(): Promise<string>;
  close(): Promise<void>;
}

/** A call that the browser refused: the page may be closing, or rendering the element again. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

const PATIENCE_MS = 20_000;

/** Tries until something is there; a journey would wait for ever for what never comes. */
export async function patiently<Found>(
  what: string,
  look: () => Promise<Found | null | false>,
): Promise<Found> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    // One look after the other is the point.
    // oxlint-disable-next-line no-await-in-loop
    const found = await look().catch((error: unknown) => {
      if (error instanceof Refused) return null;
      throw error;
    });
    if (found !== null && found !== false) return found;
    if (performance.now() > end) throw new Error(`Not there in time: ${what}`);
    // oxlint-disable-next-line no-await-in-loop
    await pause(100);
  }
}

const written = ({ role, name, row }: Target) =>
  `${role} ${String(name)}${row === undefined ? '' : ` in the row of ${row}`}`;

/**
 * Each method waits until what it needs is there. While a modal dialog is open, only what is in it can be
 * reached, as for a person.
 */
export class BrowserUser {
  readonly driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.driver = driver;
    this.#origin = origin;
  }

  /** Opens a path of the site and waits until the page answers to input. */
  async open(path: string): Promise<void> {
    await this.driver.navigate(this.#origin + path);
    await patiently(`${path}, ready`, () =>
      this.ask(() => document.querySelector('#root:not([data-page])') !== null),
    );
  }

  async sees(target: Target): Promise<void> {
    await patiently(written(target), () => this.#find(target));
  }

  async press(target: Target): Promise<void> {
    await patiently(`${written(target)}, to be pressed`, async () => {
      const element = await this.#find(target);
      if (element === null) return false;
      await this.driver.click(element);
      return true;
    });
  }

  async fill(label: string, text: string): Promise<void> {
    await patiently(`field ${label}`, async () => {
      const element = await this.driver.find(withLibrary(String(findField)), [label]);
      if (element === null) return false;
      await this.driver.type(element, text);
      return true;
    });
  }

  /** Waits until the page's visible text has this in it. */
  async reads(text: string | RegExp): Promise<void> {
    await patiently(`text ${String(text)}`, async () => {
      const all = (await this.ask(() => document.body.innerText)).replaceAll(/\s+/g, ' ');
      return typeof text === 'string' ? all.includes(text) : text.test(all);
    });
  }

  /** Calls a function in the page with arguments that JSON can hold. */
  ask<Answer, Given extends readonly unknown[]>(
    call: (...given: Given) => Answer,
    ...given: Given
  ): Promise<Answer> {
    return this.driver.run<Answer>(String(call), given);
  }

  #find({ role, name, row }: Target): Promise<string | null> {
    const isPattern = name instanceof RegExp;
    return this.driver.find(withLibrary(String(findTarget)), [
      role,
      isPattern ? name.source : name,
      isPattern,
      row ?? null,
    ]);
  }
}
