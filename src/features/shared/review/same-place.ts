/**
 * After an approval the next row may move under the pointer. A second press at that place was meant for the row
 * that has gone, also where the browser does not count it as half of a double click: on a touch screen, and
 * when the two are further apart.
 */
import { sessionState } from '@/lib/session-state.ts';

/** For so long the place stays inert, from the press and again from when its row has gone, in milliseconds. */
const INERT_MS = 500;
/** A hand that presses twice moves less than this, in CSS pixels. */
const NEAR = 24;

interface Press {
  readonly currentTarget: Element;
  readonly clientX: number;
  readonly clientY: number;
  /** 0 for the keyboard, 2 for the second half of a double click. */
  readonly detail: number;
}

class LastPress {
  #button: Element | null = null;
  #at = { x: 0, y: 0 };
  #until = 0;

  isMeant({ currentTarget, clientX: x, clientY: y, detail }: Press): boolean {
    if (detail === 0) return true;
    const now = performance.now();
    const isNear = Math.hypot(x - this.#at.x, y - this.#at.y) < NEAR;
    const isOther = this.#button !== null && this.#button !== currentTarget;
    if (detail > 1 || (isOther && isNear && now < this.#until)) return false;
    this.#button = currentTarget;
    this.#at = { x, y };
    this.#until = now + INERT_MS;
    return true;
  }

  hasGone(button: Element): void {
    if (this.#button === button) this.#until = performance.now() + INERT_MS;
  }

  close(): void {
    this.#button = null;
  }
}

/** Whether a press on a decision is meant; one that is counts as the last from here on. */
export const isMeant = (press: Press): boolean => sessionState.get(LastPress).isMeant(press);

/** To be told when a decision's button has gone. */
export const hasGone = (button: Element): void => sessionState.get(LastPress).hasGone(button);
