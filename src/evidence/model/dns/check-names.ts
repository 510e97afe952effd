import { type Answer, type Ask, resolver, type ResolverSettings } from './ask.ts';
import { checkName, type Siblings } from './check-name.ts';
import type { Question } from './classify.ts';
import { queryName } from './names.ts';
import { Pace, type Presence } from './pace.ts';
import type { DnsState, NoAnswerReason } from './types.ts';

export interface CheckNamesSettings extends ResolverSettings {
  /** Queries a second. */
  readonly rate: number;
  /** The registrable name of each (eTLD+1), if there are hosts among them: see checkName. */
  readonly registrableOf?: ((name: string) => string | undefined) | undefined;
  /** Called for each name once its state is known, and again if a second question found out more. */
  readonly onState: (name: string, state: DnsState) => void;
  readonly onProgress?: (progress: RunProgress) => void;
  /** Nothing is asked while the user or the network is away; `browserPresence` in a page. */
  readonly presence: Presence;
  /** Ends the check at once; its results stay. */
  readonly signal?: AbortSignal;
}

/** How far a check of many names has come. */
export interface RunProgress {
  /**
   * `waiting`: for the tab to be shown, for the network to return, or for as long as the resolver wants. `stopped`: by
   * the caller. `failed`: the check gave up.
   */
  readonly is: 'running' | 'waiting' | 'stopped' | 'failed' | 'done';
  /** With `failed` the reason; with `waiting` what the resolver said, null if the tab or the network is away. */
  readonly reason: NoAnswerReason | null;
  /** Number of finished names, of `names` in total. */
  readonly asked: number;
  readonly names: number;
  /** Queries a second at the moment. */
  readonly rate: number;
}

/** Number of names, and of calls, in progress at a time. */
const AT_ONCE = 8;
/** Until the resolver has answered: the two whose failure ends a check. */
const AT_ONCE_AT_START = 2;
/** Maximum number of tries of one question when the resolver refuses for a while (429, 5xx). */
const MAX_TIMES = 4;
/** A resolver that wants a longer rest ends the check, in seconds. */
const MAX_REST_SECONDS = 120;
/**
 * After this many calls in a row without any response the connection counts as cut. A change of the network ends all
 * running calls once.
 */
const MAX_CUT = 2 * AT_ONCE;
const RCODE_REFUSED = 5;

/** Reasons that may be gone when the same is asked later. */
const PASSING: readonly NoAnswerReason['code'][] = [
  'SERVFAIL',
  'TIMED-OUT',
  'NETWORK',
  'WILDCARD-UNKNOWN',
];

function isWorthAsking(state: DnsState): boolean {
  if (state.is === 'no-answer') return PASSING.includes(state.reason.code);
  return state.is === 'in-dns' && state.missing.some(({ reason }) => PASSING.includes(reason.code));
}

/** Why such a first answer means that this is no resolver; null if it may be one: SERVFAIL may be the name's own. */
function failureOf(answer: Answer): NoAnswerReason | null {
  if (answer.is === 'no-answer') return answer.reason;
  return answer.message.rcode === RCODE_REFUSED ? { code: 'REFUSED' } : null;
}

/** 429 and 5xx: not now. */
const isRefusal = (reason: NoAnswerReason): boolean =>
  reason.code === 'RATE-LIMITED' || (reason.code === 'HTTP' && reason.detail >= 500);

/**
 * Asks about many names in order, 8 at a time and at a rate. SERVFAIL and time-outs are asked again when all others are
 * done; 429 and 5xx halve the rate. Two failures before any answer end the check, and so does a cut connection.
 *
 * @param names A-labels; each is asked for once
 * @returns the progress at the end, however it came
 * @throws (rejects with) DnsNameError for a name that cannot be asked for, before any is
 */
export async function checkNames(
  names: readonly string[],
  settings: CheckNamesSettings,
): Promise<RunProgress> {
  return new NamesRun([...new Set(names.map(queryName))], settings).run();
}

/** One check: its results, its pace, and when to give up. */
class NamesRun {
  readonly #names: readonly string[];
  readonly #settings: CheckNamesSettings;
  readonly #ask: Ask;
  readonly #pace: Pace;
  readonly #siblings: Siblings = new Map();
  readonly #calls = new AbortController();
  readonly #states = new Map<string, DnsState>();
  #ended: 'stopped' | 'failed' | 'done' | null = null;
  #reason: NoAnswerReason | null = null;
  #hasAnswered = false;
  #failures = 0;
  #cut = 0;

  constructor(names: readonly string[], settings: CheckNamesSettings) {
    this.#names = names;
    this.#settings = settings;
    this.#ask = resolver(settings);
    this.#pace = new Pace({
      rate: settings.rate,
      atOnce: AT_ONCE_AT_START,
      presence: settings.presence,
      signal: this.#calls.signal,
      onChange: () => this.#tell(),
    });
  }

  async run(): Promise<RunProgress> {
    const { signal } = this.#settings;
    const stop = () => this.#end('stopped');
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop);
    this.#tell();
    const later: string[] = [];
    await this.#eachOf(this.#names, async (name) => {
      const state = await this.#check(name);
      if (isWorthAsking(state) || !this.#hasAnswered) later.push(name);
      // Until the resolver has answered something, its silence about a name means nothing.
      if (this.#hasAnswered) this.#found(name, state);
    });
    await this.#eachOf(later, async (name) => {
      const state = await this.#check(name);
      const before = this.#states.get(name);
      if (!before || before.is === 'no-answer' || state.is !== 'no-answer')
        this.#found(name, state);
    });
    signal?.removeEventListener('abort', stop);
    this.#end('done');
    return this.#progress();
  }

  #check(name: string): Promise<DnsState> {
    const registrable = this.#settings.registrableOf?.(name);
    return checkName(name, { ask: this.#paced, siblings: this.#siblings, registrable });
  }

  #found(name: string, state: DnsState): void {
    this.#states.set(name, state);
    this.#settings.onState(name, state);
    this.#tell();
  }

  #tell(): void {
    this.#settings.onProgress?.(this.#progress());
  }

  #progress(): RunProgress {
    const { state, rate } = this.#pace;
    const is = this.#ended ?? (state === 'running' ? state : 'waiting');
    const reason = this.#ended !== null || state === 'held' ? this.#reason : null;
    return { is, reason, asked: this.#states.size, names: this.#names.length, rate };
  }

  #end(how: 'stopped' | 'failed' | 'done', reason: NoAnswerReason | null = null): void {
    if (this.#ended !== null) return;
    this.#ended = how;
    this.#reason = reason;
    this.#calls.abort();
    this.#tell();
  }

  /** Does something for each item in order, several at a time, until the check ends. */
  async #eachOf(items: readonly string[], work: (item: string) => Promise<void>): Promise<void> {
    const left = items.values();
    const worker = async () => {
      for (const item of left) {
        if (this.#ended !== null) return;
        try {
          // oxlint-disable-next-line no-await-in-loop -- each worker takes one after the other
          await work(item);
        } catch (error) {
          if (this.#ended !== null) return;
          this.#end('failed');
          throw error;
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }

  /** Asks in turn; again if the resolver refuses for a while or the network is away. */
  readonly #paced: Ask = async (question) => {
    for (let times = 1; ;) {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      const answer = await this.#pace.run(() => this.#weighed(question));
      this.#calls.signal.throwIfAborted();
      if (this.#isCutAway(answer)) continue;
      if (answer.is === 'message' || !isRefusal(answer.reason) || times === MAX_TIMES)
        return answer;
      times += 1;
    }
  };

  /** One call. It is judged while it still has its place in the queue, because it decides what may begin next. */
  async #weighed(question: Question): Promise<Answer> {
    const begun = performance.now();
    const answer = await this.#ask(question, this.#calls.signal);
    if (!this.#isCutAway(answer)) this.#weigh(answer, begun);
    return answer;
  }

  /** True if the call ended because the browser went offline: that is not the resolver's silence. */
  #isCutAway(answer: Answer): boolean {
    return (
      answer.is === 'no-answer' &&
      (answer.reason.code === 'NETWORK' || answer.reason.code === 'TIMED-OUT') &&
      this.#settings.presence.isAway()
    );
  }

  /** Adjusts the pace and the run to an answer. */
  #weigh(answer: Answer, begun: number): void {
    const failure = failureOf(answer);
    if (!this.#hasAnswered) {
      if (failure === null) {
        this.#hasAnswered = true;
        this.#pace.atOnce = AT_ONCE;
      } else {
        this.#failures += 1;
        if (this.#failures === AT_ONCE_AT_START) this.#end('failed', failure);
        else this.#pace.atOnce = AT_ONCE_AT_START - this.#failures;
      }
    }
    if (answer.is === 'message') {
      this.#cut = 0;
      return;
    }
    const { reason } = answer;
    this.#cut = reason.code === 'NETWORK' ? this.#cut + 1 : 0;
    const rest = reason.code === 'RATE-LIMITED' ? reason.detail : null;
    if (this.#cut >= MAX_CUT || (rest ?? 0) > MAX_REST_SECONDS) this.#end('failed', reason);
    if (!isRefusal(reason) || this.#ended !== null) return;
    this.#reason = reason;
    this.#pace.slowDown(begun, rest);
  }
}
