/** A link that was pasted where a name was asked for: its reader may have been sent it. */
import { refang } from '@/lib/defang.ts';
import { MAX_LINK } from './fragment.ts';

const LINK = /^(?:[a-z][a-z0-9+.-]*:\/\/)?[^\s/@]+\.[^\s/@]+\/\S/i;

/**
 * The state of a navigation that brings along what was pasted where it is a link with a path.
 *
 * @param typed any text
 */
export const pastedState = (typed: string): { pasted: string } | null =>
  LINK.test(refang(typed.trim())) ? { pasted: typed.trim().slice(0, MAX_LINK) } : null;

/** The link that such a state (any value) brings along. Hostile: any text; null for none. */
export function pastedLink(state: unknown): string | null {
  return typeof state === 'object' &&
    state !== null &&
    'pasted' in state &&
    typeof state.pasted === 'string'
    ? state.pasted
    : null;
}
