import { type Clock, systemClock } from '../clock.ts';
import { PacedQueue } from '../paced-queue.ts';
import type { Presence } from '../presence.ts';
import type { Answer, Ask, ResolverSettings } from './ask.ts';
import type { Question } from './classify.ts';
import { Siblings } from './siblings.ts';
import type { CheckProgress, DnsState, NoAnswerReason } from './types.ts';

export interface CheckNamesSettings extends ResolverSettings {
  /** Queries a second. */
  readonly rate: number;
  /** The registrable name of each (eTLD+1), where hosts are among them: see checkName. */
  readonly registrableOf?: (name: string) => string | undefined;
  /** Told of each name once its state is known, and again when asking anew found out more. */
  readonly onState?: (name: string, state: DnsState) => void;
  readonly onProgress?: (progress: CheckProgress) => void;
  /** Nothing is asked while the reader or the network is away; `browserPresence` in a page. */
  readonly presence?: Presence;
  /** Makes a label that no zone has; a random one by default. */
  readonly randomLabel?: () => string;
}

/** Names, and calls, under way at a time. */
export const AT_ONCE = 8;
/** Until the resolver has answered: the two whose failure ends a check. */
const AT_ONCE_AT_START = 2;
/** The most that one question is sent when the resolver refuses for a while (429, 5xx). */
const MAX_TIMES = 4;
/** A resolver that wants a longer rest ends the check, in seconds. */
const MAX_REST_SECONDS = 120;
/**
 * So many calls without any response, one after the other, and the connection is taken to be cut. A change of
 * the network ends all calls under way once.
 */
const MAX_CUT = 2 * AT_ONCE;
const RCODE_REFUSED = 5;

/** 429 and 5xx: not now. */
function isRefusal(answer: Answer): boolean {
  if (answer.is === 'message') return false;
  const { reason } = answer;
  return reason.code === 'RATE-LIMITED' || (reason.code === 'HTTP' && reason.detail >= 500);
}

/** Whether a resolver that begins so is none: SERVFAIL may be the name's own, and 429 passes. */
function isFailure(answer: Answer): NoAnswerReason | null {
  if (answer.is === 'message') {
    return answer.message.rcode === RCODE_REFUSED ? { code: 'REFUSED' } : null;
  }
  return answer.reason.code === 'RATE-LIMITED' ? null : answer.reason;
}

/** How one list of names is asked about: the pace, and when to give up. */
export class NamesRun {
  readonly queue: PacedQueue;
  readonly siblings: Siblings;
  readonly calls = new AbortController();
  readonly names: readonly string[];
  ended: 'stopped' | 'failed' | 'done' | null = null;
  reason: NoAnswerReason | null = null;
  asked = 0;
  hasAnswered = false;
  failures = 0;
  cut = 0;

  readonly #ask: Ask;
  readonly #clock: Clock;
  readonly #presence: Presence | undefined;

  constructor(
    names: readonly string[],
    settings: CheckNamesSettings,
    resolve: Ask,
    onChange: () => void,
  ) {
    const { rate, clock = systemClock, presence, randomLabel } = settings;
    this.names = names;
    this.#ask = resolve;
    this.#clock = clock;
    this.#presence = presence;
    this.queue = new PacedQueue({
      rate,
      atOnce: AT_ONCE_AT_START,
      clock,
      onChange,
      ...(presence && { presence }),
    });
    this.siblings = new Siblings(this.paced, randomLabel);
  }

  end(how: 'stopped' | 'failed' | 'done', reason: NoAnswerReason | null = null): void {
    if (this.ended !== null) return;
    this.ended = how;
    this.reason = reason;
    this.queue.stop();
    this.calls.abort();
  }

  /** Asks in turn; again where the resolver refuses for a while or the network is away. */
  readonly paced: Ask = async (question) => {
    for (let times = 1; ;) {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      const answer = await this.queue.run(() => this.#weighed(question));
      this.calls.signal.throwIfAborted();
      if (this.#isCutAway(answer)) continue;
      if (!isRefusal(answer) || times === MAX_TIMES) return answer;
      times += 1;
    }
  };

  /** One call, weighed while it still has its place in the queue: it decides what may begin next. */
  async #weighed(question: Question): Promise<Answer> {
    const begun = this.#clock.ticks();
    const answer = await this.#ask(question, this.calls.signal);
    if (!this.#isCutAway(answer)) this.#weigh(answer, begun);
    return answer;
  }

  /** Whether the call ended because the browser went offline: it is not the resolver's silence. */
  #isCutAway(answer: Answer): boolean {
    return (
      answer.is === 'no-answer' &&
      (answer.reason.code === 'NETWORK' || answer.reason.code === 'TIMED-OUT') &&
      (this.#presence?.isAway() ?? false)
    );
  }

  /** What an answer means for those that follow. */
  #weigh(answer: Answer, begun: number): void {
    const failure = isFailure(answer);
    if (failure !== null && !this.hasAnswered) {
      this.failures += 1;
      if (this.failures < AT_ONCE_AT_START) this.queue.atOnce = AT_ONCE_AT_START - this.failures;
      else this.end('failed', failure);
    }
    if (answer.is === 'message') {
      this.cut = 0;
      if (failure === null && !this.hasAnswered) {
        this.hasAnswered = true;
        this.queue.atOnce = AT_ONCE;
      }
      return;
    }
    this.cut = answer.reason.code === 'NETWORK' ? this.cut + 1 : 0;
    if (this.cut >= MAX_CUT) this.end('failed', answer.reason);
    if (!isRefusal(answer) || this.ended !== null) return;
    this.reason = answer.reason;
    if (answer.retryAfter !== null && answer.retryAfter > MAX_REST_SECONDS) {
      this.end('failed', answer.reason);
    } else this.queue.slowDown(begun, answer.retryAfter);
  }
}
