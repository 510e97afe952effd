/** A person in front of the product: finds the way, waits as long as it says it is busy, reads what it says. */
import { errors, expect, type Locator, type Page } from '@playwright/test';
import { heading, logIn } from '../support/people.ts';
import type { BackendState, TestBackend } from '../support/site.ts';
import { Calls } from './calls.ts';
import type { Random } from './random.ts';
import { Announcements } from './announcements.ts';
import { isBeingReplaced, look, vitals, type Seen } from './visible-lists.ts';
import { toldTooEarly, type Change, type Ledger, type Outcome } from './ledger.ts';
import { lastPresses, recordPresses } from './press-log.ts';

/** Words of a failure of each change: a late message about another one is not about this. */
const FAILURES: Readonly<Record<Change, RegExp>> = {
  'add asset': /^(?:[\w.-]+: )?Failed to create asset/,
  'delete asset': /^(?:Delete asset: )?(?:Failed to delete asset|Error deleting asset)/,
  'approve asset': /^Error approving asset/,
  'sign up': /^(?:Signup failed|Failed to create account)/,
  'delete organisation': /^(?:Delete organisation: )?Failed to delete organisation/,
  'approve organisation': /^Failed to approve organization/,
  'add user': /^Failed to add user/,
  'edit profile': /^Failed to update profile/,
};
/** The server's own words, for any change. */
const SERVERS =
  /^(?:Internal server error|Token has expired|Your role can't do this|An? .* exists|.* (?:is already registered|not found))/;

/** Longer than any honest wait: silence (15 s), a refresh, a second try. */
const MOST_BUSY_MS = 45_000;
/** How long a hand holds down what it presses. */
const HOLDS_MS = [0, 60, 120];
/** To press something that is there, on a busy machine. */
const MOST_HAND_MS = 20_000;

/** The session ended, or a row went, under the person's hand: what they meant to press is not there. */
export class Interrupted extends Error {}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface Mark {
  readonly heard: number;
  readonly path: string;
}

export class Person {
  readonly page: Page;
  readonly random: Random;
  readonly ledger: Ledger;
  readonly backend: TestBackend;
  readonly announcements: Announcements;
  credentials: Credentials | null;
  readonly #calls: Calls;

  private constructor(
    page: Page,
    { announcements, calls }: { announcements: Announcements; calls: Calls },
    parts: Parts,
  ) {
    this.page = page;
    this.announcements = announcements;
    this.#calls = calls;
    this.random = parts.random;
    this.ledger = parts.ledger;
    this.backend = parts.backend;
    this.credentials = parts.credentials;
  }

  static async at(page: Page, parts: Parts): Promise<Person> {
    page.setDefaultTimeout(MOST_HAND_MS);
    page.setDefaultNavigationTimeout(MOST_BUSY_MS);
    await recordPresses(page);
    const calls = Calls.of(page, parts.ledger);
    return new Person(page, { announcements: await Announcements.of(page), calls }, parts);
  }

  get path(): string {
    return new URL(this.page.url()).pathname;
  }

  get #holds(): number {
    return this.random.pick(HOLDS_MS);
  }

  /** Here and now, before a press. */
  mark(): Mark {
    return { heard: this.announcements.now, path: this.path };
  }

  /** Waits until nothing says that it is busy, and something can be read. */
  async settle(): Promise<Seen> {
    let seen: Seen | null = null;
    /** The page's headings, each with its words for pending work, in their order. */
    const said: string[] = [];
    const settled = expect
      .poll(
        async () => {
          seen = await look(this.page);
          const words = seen === null ? 'being loaded' : `${seen.heading}: ${seen.busy.join('; ')}`;
          if (said.at(-1) !== words) said.push(words);
          if (seen === null) return 'the page is being loaded';
          if (seen.busy.length > 0) {
            return `busy for ever: ${seen.busy.join('; ')} (${this.#calls.underWay()})`;
          }
          if (seen.heading === '' || seen.characters < 40)
            return `a blank page: ${this.page.url()}`;
          return 'settled';
        },
        { timeout: MOST_BUSY_MS, intervals: [20, 50, 100] },
      )
      .toBe('settled');
    try {
      await settled;
    } catch (error) {
      const told = [String(error), await vitals(this.page), ...said, this.#calls.lastEnded()];
      throw new Error(told.join('\n'), { cause: error });
    }
    const now = seen as unknown as Seen;
    if (/^(?:Unexpected Application Error|There is no page)/.test(now.heading)) {
      this.ledger.wrong.push(`${now.heading} at ${this.page.url()}`);
    }
    return now;
  }

  /** Closes what is open, losing what was typed. */
  async closeDialogs(): Promise<void> {
    for (let tries = 0; tries < 8 && (await this.settle()).dialog; tries += 1) {
      const discard = this.page.getByRole('button', { name: 'Discard' });
      if (!(await discard.isVisible())) {
        await this.page.keyboard.press('Escape');
        continue;
      }
      try {
        await this.click(discard);
      } catch (error) {
        // A save has answered the question meanwhile.
        if (!(error instanceof Interrupted)) throw error;
      }
    }
  }

  /** Signs in if need be, as often as it takes. */
  async beSignedIn(): Promise<void> {
    for (let tries = 0; tries < 60; tries += 1) {
      const seen = await this.settle();
      const { path } = this;
      if (/can.t reach the server/i.test(seen.heading)) {
        await this.page.getByRole('button', { name: 'Retry' }).click();
      } else if (/^\/(?:superadmin|admin)/.test(path)) {
        return;
      } else if (path === '/login' && this.credentials) {
        const retry = this.page.getByRole('button', { name: 'Retry' });
        if (await retry.isVisible()) await retry.click();
        else await this.#fillIn(this.credentials);
      } else {
        await this.open('/login');
      }
    }
    throw new Error('Could not sign in in 60 tries');
  }

  /** Fills in the sign-in form, which goes under the hand when the page learns who is here already. */
  async #fillIn(credentials: Credentials): Promise<void> {
    try {
      await logIn(this.page, credentials);
    } catch (error) {
      if (!(error instanceof errors.TimeoutError) || this.path === '/login') throw error;
    }
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.page.locator('#root:not([data-page])').waitFor({ state: 'attached' });
  }

  /** By the page itself: the browser's own command fails while the page that was gone back to is made. */
  async forward(): Promise<void> {
    try {
      await this.page.evaluate(() => window.history.forward());
    } catch (error) {
      if (!isBeingReplaced(error)) throw error;
    }
  }

  /** Opens a page of the console by its sidebar. False when the session ended on the way. */
  async goTo(name: string): Promise<boolean> {
    const link = this.page
      .getByRole('navigation', { name: 'Console' })
      .getByRole('link', { name, exact: true });
    for (let tries = 0; tries < 5; tries += 1) {
      await this.beSignedIn();
      await this.closeDialogs();
      await this.beSignedIn();
      try {
        await this.click(link);
        // Input that was interrupted by the session's end is back in its dialog.
        await this.closeDialogs();
        const { heading: title } = await this.settle();
        return title === name;
      } catch (error) {
        // The console gave way to "Can't reach the server" under the hand: that says what to press.
        if (!(error instanceof Interrupted)) throw error;
      }
    }
    throw new Error(`No way to ${name} in five tries`);
  }

  /**
   * Presses: one click, an impatient two, or Enter twice in a field.
   *
   * @param field where Enter does the same
   */
  async press(button: Locator, field?: Locator): Promise<void> {
    const how = this.random.pick(field ? ['click', 'double', 'enter'] : ['click', 'double']);
    await this.#calls.pressing(async () => {
      if (how === 'enter' && field) {
        await unlessGone(field, () => field.press('Enter'));
        await this.page.keyboard.press('Enter');
      } else if (how === 'double') await this.#doubleClick(button);
      else await this.click(button);
    });
  }

  /** Presses twice, impatiently. */
  async pressTwice(button: Locator): Promise<void> {
    await this.#calls.pressing(() => this.#doubleClick(button));
  }

  #doubleClick(button: Locator): Promise<void> {
    return unlessGone(button, () => button.dblclick({ noWaitAfter: true, delay: this.#holds }));
  }

  /**
   * Presses what sends a call; where none was sent, that is counted, and it is pressed once more.
   *
   * @param instead what the product may show in the place of sending
   */
  async pressUntilSent(button: Locator, path: string, instead?: Locator): Promise<void> {
    for (let tries = 0; tries < 3; tries += 1) {
      const before = { sent: this.#calls.sent(path), path: this.path };
      await this.press(button);
      const answered = async () =>
        this.#calls.sent(path) > before.sent ||
        this.path !== before.path ||
        ((await instead?.isVisible()) ?? false);
      const sent = await expect
        .poll(answered, { timeout: 2_000 })
        .toBe(true)
        .then(
          () => true,
          () => false,
        );
      if (sent) return;
      this.ledger.lost.push(`${String(button)}:\n${await lastPresses(this.page)}`);
    }
  }

  /** @throws Interrupted when it is not there any more */
  async click(button: Locator): Promise<void> {
    const press = () =>
      unlessGone(button, () => button.click({ noWaitAfter: true, delay: this.#holds }));
    try {
      await press();
    } catch (error) {
      // Input that was interrupted by the session's end may come back in its dialog once the page has settled.
      const isCovered = await this.page.getByText('What you typed is here again').isVisible();
      const isInVain = error instanceof errors.TimeoutError || error instanceof Interrupted;
      if (!isInVain || !isCovered) throw error;
      await this.closeDialogs();
      await press();
    }
  }

  /**
   * Waits for what the product tells of a change, and puts it in the ledger.
   *
   * @param before where the person was before the press
   * @param isBack whether they pressed Back then: what was not sent yet is taken back, and nothing is said of it
   */
  async outcome(
    change: Change,
    subject: string,
    before: Mark,
    done: RegExp,
    isBack = false,
  ): Promise<Outcome> {
    await this.settle();
    const told = () => {
      const success = this.announcements.since(before.heard, done);
      if (success !== undefined) return this.ledger.tell(change, subject, 'done', success);
      const failed =
        this.announcements.since(before.heard, FAILURES[change], true) ??
        this.announcements.since(before.heard, SERVERS, true);
      if (failed !== undefined) return this.ledger.tell(change, subject, 'failed', failed);
      // Logged out: the log-in page says why, and nothing about the change. What was sent before Back is reported.
      const away = isBack ? !this.#calls.isCreating : this.path !== before.path;
      return away ? this.ledger.tell(change, subject, 'unknown') : null;
    };
    let answer: Outcome | null = null;
    await expect
      .poll(() => (answer = told()), { timeout: 30_000, message: `told of "${change} ${subject}"` })
      .not.toBeNull();
    if (answer === 'done') await this.expectDone(change, subject);
    return answer ?? 'unknown';
  }

  /** To be asked at once: what was not done when it was told as done may be so later, by another hand. */
  async expectDone(change: Change, subject: string): Promise<void> {
    this.ledger.wrong.push(...toldTooEarly(change, subject, await this.store()));
  }

  /** True if a signed-in person no longer is, and could not click something for that reason. */
  async wasSentAway(error: unknown): Promise<boolean> {
    if (!(error instanceof errors.TimeoutError) || this.credentials === null) return false;
    await this.settle();
    return !/^\/(?:superadmin|admin)/.test(this.path);
  }

  async store(): Promise<BackendState['store']> {
    return (await this.backend.state()).store;
  }

  async logOut(): Promise<void> {
    await this.closeDialogs();
    await this.beSignedIn();
    await this.click(this.page.getByRole('button', { name: /^Account: / }));
    // A page that cannot reach the server offers the same.
    const account = this.page.getByRole('dialog', { name: 'Account' });
    await this.click(account.getByRole('button', { name: 'Log out' }));
    await expect(heading(this.page, 'Log in')).toBeVisible({ timeout: 15_000 });
  }
}

interface Parts {
  random: Random;
  ledger: Ledger;
  backend: TestBackend;
  credentials: Credentials | null;
}

async function unlessGone(target: Locator, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (error instanceof errors.TimeoutError && (await target.count()) === 0) {
      throw new Interrupted(`Gone: ${String(target)}`, { cause: error });
    }
    throw error;
  }
}
