/** Carries what DNS and registries answered over a reload: kept beside the cases, and taken in again. */
import { CaseError } from '@/cases/case-error.ts';
import type { CaseDatabase } from '@/cases/browser/case-database.ts';
import { answererOf, evidenceConfig } from '@/evidence-config.ts';
import { dnsFinding, registrationFinding, type Finding } from '@/evidence/finding.ts';
import { keptAnswers, type Answered } from '@/evidence/kept.ts';

/** Who answers on this site today, for each kind; null for no one. */
function sourceOf(of: Finding['of']): string | null {
  const { doh, rdap } = evidenceConfig();
  const service = of === 'dns' ? doh : rdap;
  return service && answererOf(service);
}

function findingOf(answered: Answered): Finding | null {
  if (answered.of === 'dns') return dnsFinding(answered.name, answered.answer);
  return registrationFinding(answered.name, sourceOf('registration') ?? '', answered.answer);
}

/** Never rejects: what cannot be kept or read is shown no longer than this session. The cases' own state says why. */
export class LastingAnswers {
  readonly #database: CaseDatabase;
  readonly #ends: readonly (() => void)[];

  constructor(database: CaseDatabase) {
    this.#database = database;
    this.#ends = [
      keptAnswers().follow((answered) => answered !== 'earlier' && void this.#keep(answered)),
      database.watch((news) => news.what === 'all' && void this.#recall()),
    ];
    void this.#recall();
  }

  close(): void {
    for (const end of this.#ends) end();
  }

  /** An answer of another service, or an invented one where answers are real, is not shown as this site's. */
  async #recall(): Promise<void> {
    const kept = keptAnswers();
    const findings = await unlessRefused(this.#database.findings());
    kept.recall((findings ?? []).filter(({ of, source }) => source === sourceOf(of)));
  }

  async #keep(answered: Answered): Promise<void> {
    const found = findingOf(answered);
    if (found !== null) await unlessRefused(this.#database.keepFinding(found));
  }
}

/** Null when the store is out of reach. */
async function unlessRefused<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof CaseError) return null;
    throw error;
  }
}
