import { lookalikeEngine } from '@/features/shared/engine/engine.ts';

/**
 * Whether a domain is one of the organisation's own assets or below one: then no request is prepared.
 *
 * @param candidate the impersonating domain as the backend sent it
 * @param assets the names of the organisation's assets
 * @throws when the engine fails
 */
export async function isOwnName(candidate: string, assets: readonly string[]): Promise<boolean> {
  const engine = lookalikeEngine();
  const found = await Promise.all(assets.map((asset) => engine.explain(asset, candidate)));
  return found.some((item) => item.kind === 'explanation' && item.relation !== 'other');
}
