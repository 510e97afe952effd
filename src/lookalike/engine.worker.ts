/**
 * The engine in its own worker. Its methods are called through engine.ts. The long ones work in slices
 * (lib/worker-side.ts), so that `explain` is answered while a list of 100,000 names is compared.
 */
import { type Callback, Jobs, Reporter, serve } from '@/lib/worker-side.ts';
import { findConflicts, isComparable, type FoundConflict, type AssetRef } from './conflicts.ts';
import { explain } from './explain.ts';
import { isParsedDomain, parseDomain } from './parse-domain.ts';
import { generateSteps } from './generate.ts';
import { type Highlights, highlightsFor } from './highlights.ts';
import { isPublicSuffix } from '../lib/public-suffix.ts';
import { matchKindOf, type MatchKind } from './match-kind.ts';
import type { Explanation, GeneratedName, InvalidName, Technique } from './types.ts';

export interface Pair {
  readonly asset: string;
  readonly candidate: string;
}

export interface NameFacts {
  /** The registrable name (eTLD+1), as A-labels; null if it is no domain name. */
  readonly registrable: string | null;
  /** The name that was registered; on a hosting platform (`github.io`) the one below it. */
  readonly registered: string | null;
  /** True if anybody can register names under it: a public suffix, or a hosting platform. */
  readonly isSuffix: boolean;
  readonly hasKnownSuffix: boolean;
  /** True if `findConflicts` can compare it; it skips others. */
  readonly isComparable: boolean;
}

export interface Match {
  readonly kind: MatchKind;
  /** The similarity that views show, in percent. */
  readonly percent: number;
}

/** The part of an explanation that a list needs: a hundredth of its size. */
export interface Summary extends Match {
  readonly techniques: readonly Technique[];
  readonly similarity: number;
  /** The deceptive characters of the candidate; null if the engine cannot say. */
  readonly marked: Highlights | null;
}

export interface Wanted {
  /** All by default. */
  readonly techniques?: readonly Technique[];
  readonly limit?: number;
}

/** Time between two reports of a long comparison, in milliseconds. */
const REPORT_MS = 100;
/** Number of pairs whose match is kept for the next list, which usually has the same ones. */
const MAX_KEPT = 300_000;

const matchOf = (explanation: Explanation | InvalidName, candidate: string): Match => ({
  kind: matchKindOf(explanation, candidate),
  percent: explanation.kind === 'invalid' ? 0 : explanation.percent,
});

/** Methods of the worker, one for each question. `stop` identifies a job by its number `job`. */
export class EngineWorker {
  readonly #jobs = new Jobs();
  /** Matches of the pairs that were compared, by both names. */
  readonly #found = new Map<string, Match>();

  /** Ends a job; its method then resolves with its partial result. */
  stop(job: number): void {
    this.#jobs.stop(job);
  }

  /** One pair in full. */
  explain(asset: string, candidate: string): Explanation | InvalidName {
    return explain(asset, candidate);
  }

  readNames(names: readonly string[]): NameFacts[] {
    return names.map((name) => {
      const forms = parseDomain(name);
      const platform = parseDomain(name, true);
      return {
        registrable: isParsedDomain(forms) ? forms.registrable : null,
        registered: isParsedDomain(platform) ? platform.registrable : null,
        isSuffix: isParsedDomain(forms) && isPublicSuffix(forms.ascii),
        hasKnownSuffix: isParsedDomain(forms) && forms.suffixKnown,
        isComparable: isComparable(name),
      };
    });
  }

  /** Up to some hundreds of pairs in short form, in order. */
  async compare(job: number, pairs: readonly Pair[]): Promise<Summary[]> {
    const summaries: Summary[] = [];
    function* steps() {
      for (const { asset, candidate } of pairs) {
        const explanation = explain(asset, candidate);
        yield summaries.push({
          ...matchOf(explanation, candidate),
          techniques: explanation.techniques.map(({ technique }) => technique),
          similarity: explanation.similarity,
          marked: highlightsFor(explanation, candidate),
        });
      }
    }
    await this.#jobs.work(job, steps());
    return summaries;
  }

  /** The matches of a part of a long list, in the order of the pairs; each pair is compared once. */
  async match(job: number, pairs: readonly Pair[]): Promise<Match[]> {
    const known = this.#found;
    const matches: Match[] = [];
    function* steps() {
      for (const { asset, candidate } of pairs) {
        const key = `${asset}\n${candidate}`;
        const found = known.get(key) ?? matchOf(explain(asset, candidate), candidate);
        if (known.size >= MAX_KEPT) known.clear();
        known.set(key, found);
        yield matches.push(found);
      }
    }
    await this.#jobs.work(job, steps());
    return matches;
  }

  /**
   * Finds pending names that conflict with another asset (conflicts.ts).
   *
   * @param onProgress called several times a second with the number of finished pending names
   */
  async findConflicts(
    job: number,
    pending: readonly AssetRef[],
    against: readonly AssetRef[],
    onProgress: Callback<[done: number]>,
  ): Promise<FoundConflict[]> {
    const conflicts: FoundConflict[] = [];
    let done = 0;
    let toldAt = performance.now();
    function* steps() {
      for (const conflict of findConflicts(pending, against)) {
        if (conflict) conflicts.push(conflict);
        yield (done += 1);
      }
    }
    const reporter = new Reporter(onProgress);
    await this.#jobs.work(job, steps(), async () => {
      if (performance.now() - toldAt < REPORT_MS) return;
      toldAt = performance.now();
      await reporter.tell(Math.max(0, done - against.length));
    });
    await reporter.close();
    return conflicts;
  }

  /**
   * The possible lookalikes of a name.
   *
   * @param onNames called after each slice with its names
   */
  async generate(
    job: number,
    asset: string,
    { techniques, limit = Infinity }: Wanted,
    onNames: Callback<[names: readonly GeneratedName[]]>,
  ): Promise<void> {
    let names: GeneratedName[] = [];
    let made = 0;
    function* steps() {
      for (const name of generateSteps(asset, techniques)) {
        if (made >= limit) return;
        if (name) {
          names.push(name);
          made += 1;
        }
        yield;
      }
    }
    const reporter = new Reporter(onNames);
    const report = async () => {
      const news = names;
      names = [];
      if (news.length > 0) await reporter.tell(news);
    };
    await this.#jobs.work(job, steps(), report);
    await report();
    await reporter.close();
  }
}

serve(new EngineWorker());
