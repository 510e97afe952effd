/**
 * Holds what this tab keeps in memory for the signed-in person: workers, lists, answers. One object holds everything,
 * so that one line disposes of it all when that person signs out or another signs in.
 */
import { tokenStore } from './token-store.ts';

interface Part {
  /** Ends what the part has under way, and lets go of what it keeps. */
  close(): void;
}

class SessionState {
  readonly #parts = new Map<new () => Part, Part>();

  /** The session's one object of this class, made when it is first asked for. */
  get<Kind extends Part>(kind: new () => Kind): Kind {
    const known = this.#parts.get(kind);
    if (known instanceof kind) return known;
    const part = new kind();
    this.#parts.set(kind, part);
    return part;
  }

  close(): void {
    const parts = [...this.#parts.values()];
    this.#parts.clear();
    for (const part of parts) part.close();
  }
}

export const sessionState = new SessionState();

tokenStore.subscribe(() => sessionState.close());
