/** A link that was pasted where a name was asked for: its reader may have been sent it. */
import { readName } from '@/lib/read-name.ts';
import { MAX_LINK } from './fragment.ts';

/**
 * The state of a navigation that brings along what was pasted where it is a link with a path.
 *
 * @param typed any text
 */
export function pastedState(typed: string): { pasted: string } | null {
  const reading = readName(typed);
  const isLink = reading.ok && reading.as === 'url' && /^[^/?#]*[/?#]\S/.test(reading.after);
  return isLink ? { pasted: typed.trim().slice(0, MAX_LINK) } : null;
}

/** The link that such a state (any value) brings along. Hostile: any text; null for none. */
export function pastedLink(state: unknown): string | null {
  return typeof state === 'object' &&
    state !== null &&
    'pasted' in state &&
    typeof state.pasted === 'string'
    ? state.pasted
    : null;
}
