import { type Answer, type Ask, resolver, type ResolverSettings } from './ask.ts';
import { checkName, type Siblings } from './check-name.ts';
import { queryName } from './names.ts';
import { isAway, Pace } from './pace.ts';
import type { DnsReason } from '../reason-text.ts';
import type { DnsState } from './types.ts';

export interface CheckNamesSettings extends ResolverSettings {
  /** Queries a second. */
  readonly rate: number;
  /** The registrable name of each (eTLD+1), if there are hosts among them: see checkName. */
  readonly registrableOf?: ((name: string) => string | undefined) | undefined;
  /** Called for each name once its state is known, and again if a second question found out more. */
  readonly onState: (name: string, state: DnsState) => void;
  readonly onProgress?: (progress: RunProgress) => void;
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
  readonly reason: DnsReason | null;
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
const PASSING: readonly DnsReason['code'][] = [
  'SERVFAIL',
  'TIMED-OUT',
  'NETWORK',
  'WILDCARD-UNKNOWN',
];

function isWorthAsking(state: DnsState): boolean {
  if (state.is === 'no-answer') return PASSING.includes(state.reason.code);
  return state.is === 'in-dns' && state.missing.some(({ reason }) => PASSING.includes(reason.code));
}

/** Why an answer means that this may be no resolver; null if it is one: SERVFAIL may be the name's own. */
function failureOf(answer: Answer): DnsReason | null {
  if (answer.is === 'no-answer') return answer.reason;
  return answer.message.rcode === RCODE_REFUSED ? { code: 'REFUSED' } : null;
}

/** 429 and 5xx: not now. */
const isRefusal = (reason: DnsReason): boolean =>
  reason.code === 'RATE-LIMITED' || (reason.code === 'HTTP' && reason.detail >= 500);

/**
 * Asks about many names in order, 8 at a time and at a rate, while the user and the network are there. SERVFAIL and
 * time-outs are asked again when all others are done; 429 and 5xx halve the rate. Two failures before any answer end the
 * check, and so does a cut connection.
 *
 * @param names A-labels; each is asked for once
 * @returns the progress at the end, however it came
 * @throws (rejects with) Error for a name that cannot be asked for, before any is
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
  readonly #resolve: Ask;
  readonly #pace: Pace;
  readonly #siblings: Siblings = new Map();
  readonly #calls = new AbortController();
  readonly #states = new Map<string, DnsState>();
  #ended: 'stopped' | 'failed' | 'done' | null = null;
  #reason: DnsReason | null = null;
  #hasAnswered = false;
  /** Failed calls in a row: of any kind until the resolver has answered, then those without a response. */
  #failures = 0;

  constructor(names: readonly string[], settings: CheckNamesSettings) {
    this.#names = names;
    this.#settings = settings;
    this.#resolve = resolver({ ...settings, signal: this.#calls.signal });
    this.#pace = new Pace({
      rate: settings.rate,
      atOnce: AT_ONCE_AT_START,
      signal: this.#calls.signal,
      onChange: () => this.#tell(),
    });
  }

  async run(): Promise<RunProgress> {
    const { signal } = this.#settings;
    const stop = () => this.#end('stopped');
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { signal: this.#calls.signal });
    this.#tell();
    const later: string[] = [];
    await this.#eachOf(this.#names, (name, state) => {
      if (isWorthAsking(state) || !this.#hasAnswered) later.push(name);
      // Until the resolver has answered something, its silence about a name means nothing.
      if (this.#hasAnswered) this.#found(name, state);
    });
    await this.#eachOf(later, (name, state) => {
      const isLess = state.is === 'no-answer' && this.#states.get(name)?.is === 'in-dns';
      if (!isLess) this.#found(name, state);
    });
    this.#end('done');
    return this.#progress();
  }

  /** Checks each name in order, several at a time, until the check ends. */
  async #eachOf(
    names: readonly string[],
    onState: (name: string, state: DnsState) => void,
  ): Promise<void> {
    const left = names.values();
    const worker = async () => {
      for (const name of left) {
        if (this.#ended !== null) return;
        const registrable = this.#settings.registrableOf?.(name);
        // oxlint-disable-next-line no-await-in-loop -- each worker takes one after the other
        const state = await checkName(name, {
          ask: this.#ask,
          siblings: this.#siblings,
          registrable,
        });
        onState(name, state);
      }
    };
    const workers = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
    const failed = workers.find(({ status }) => status === 'rejected');
    // The end of a check rejects what is under way.
    if (failed?.status !== 'rejected' || this.#ended !== null) return;
    this.#end('failed');
    throw failed.reason;
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

  #end(how: 'stopped' | 'failed' | 'done', reason: DnsReason | null = null): void {
    if (this.#ended !== null) return;
    this.#ended = how;
    this.#reason = reason;
    this.#calls.abort();
    this.#tell();
  }

  /** Asks in turn; again if the resolver refuses for a while or the network is away. */
  readonly #ask: Ask = async (question) => {
    const { signal } = this.#calls;
    for (let times = 1; ;) {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      const answer = await this.#pace.run(async () => {
        const begun = performance.now();
        const answer = await this.#resolve(question);
        // While it still has its place in the queue, because it decides what may begin next.
        if (!this.#isCutAway(answer)) this.#weigh(answer, begun);
        return answer;
      });
      signal.throwIfAborted();
      if (this.#isCutAway(answer)) continue;
      const isRefused = answer.is === 'no-answer' && isRefusal(answer.reason);
      if (!isRefused || times === MAX_TIMES) return answer;
      times += 1;
    }
  };

  /** True if the call ended because the browser went offline: that is not the resolver's silence. */
  #isCutAway(answer: Answer): boolean {
    return (
      answer.is === 'no-answer' &&
      (answer.reason.code === 'NETWORK' || answer.reason.code === 'TIMED-OUT') &&
      isAway()
    );
  }

  /** Adjusts the pace and the run to an answer. */
  #weigh(answer: Answer, begun: number): void {
    const failure = failureOf(answer);
    const isStart = !this.#hasAnswered;
    this.#hasAnswered ||= failure === null;
    const counts = this.#hasAnswered ? failure?.code === 'NETWORK' : failure !== null;
    this.#failures = counts ? this.#failures + 1 : 0;
    if (isStart) {
      this.#pace.atOnce = this.#hasAnswered ? AT_ONCE : AT_ONCE_AT_START - this.#failures;
    }
    if (failure === null) return;
    const rest = failure.code === 'RATE-LIMITED' ? (failure.detail ?? 0) : 0;
    const most = this.#hasAnswered ? MAX_CUT : AT_ONCE_AT_START;
    if (this.#failures >= most || rest > MAX_REST_SECONDS) this.#end('failed', failure);
    if (!isRefusal(failure) || this.#ended !== null) return;
    this.#reason = failure;
    this.#pace.slowDown(begun, failure.code === 'RATE-LIMITED' ? failure.detail : null);
  }
}
