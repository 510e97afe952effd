import type { Asset } from '@/api/contract/index.ts';
import type { AlertIndex } from '@/features/shared/alert-index/alert-index.ts';
import { engine } from '@/lookalike/engine.ts';
import { placedAround, type PlacedAlert } from './alerts-about.ts';
import { checkNames, type NameFacts } from './check-names.ts';

const NO_ALERTS: ReadonlyMap<string, readonly PlacedAlert[]> = new Map();

/**
 * Asks the engine's worker and the alerts' worker about names, and reads their answers.
 *
 * @param names ASCII forms
 * @param own the organisation's assets
 * @param list undefined while the alerts are not loaded: then none are found
 * @param signal ends the comparison early
 * @throws as Engine
 */
export async function askAboutNames(
  names: readonly string[],
  own: readonly Asset[],
  list: AlertIndex | undefined,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, NameFacts>> {
  const compared = names.map((name) => ({ id: name, name, owner: 'new' }));
  const owned = own.map(({ name }, at) => ({ id: String(at), name, owner: 'own' }));
  const [conflicts, alerts] = await Promise.all([
    owned.length > 0 ? engine().findConflicts(compared, owned, () => {}, signal) : [],
    placedAround(list, names).catch(() => NO_ALERTS),
  ]);
  const explained = conflicts.map(async ({ id, other, kind }) => {
    const asset = own[Number(other)];
    const found = kind === 'lookalike' && asset ? await engine().explain(asset.name, id) : null;
    return found?.kind === 'explanation' ? [[id, found] as const] : [];
  });
  const explanations = new Map((await Promise.all(explained)).flat());
  return checkNames(names, own, { conflicts, explanations, alerts });
}
