/** A link that was pasted instead of a name: somebody may have sent it to the user. */
import { readName } from '@/lib/read-name.ts';
import { MAX_LINK } from './fragment.ts';

/**
 * The navigation state that carries a pasted text, if it is a link with a path.
 *
 * @param typed any text
 */
export function pastedState(typed: string): { pasted: string } | null {
  const reading = readName(typed);
  const isLink = reading.ok && reading.as === 'url' && /^[^/?#]*[/?#]\S/.test(reading.after);
  return isLink ? { pasted: typed.trim().slice(0, MAX_LINK) } : null;
}

/** The link in such a state (any value). Hostile: any text; null if there is none. */
export function pastedLink(state: unknown): string | null {
  return typeof state === 'object' &&
    state !== null &&
    'pasted' in state &&
    typeof state.pasted === 'string'
    ? state.pasted
    : null;
}
