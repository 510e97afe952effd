/**
 * Holds this tab's in-memory state of the logged-in user: workers, lists, answers. One object holds everything, so that
 * one line disposes of it all when that user logs out or another one logs in.
 */
import { tokenStore } from './token-store.ts';

interface Part {
  /** Ends the part's running work, and frees its data. */
  close(): void;
}

class SessionState {
  readonly #parts = new Map<new () => Part, Part>();

  /** Returns the session's one object of this class, created at first use. */
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
