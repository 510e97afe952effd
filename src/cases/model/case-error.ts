/** Reasons why cases could not be read or stored, in words for the user. */

const WORDS = {
  refused:
    'This browser isn’t saving data for this site. You may be in a private window, or site data may be blocked.',
  full: 'This browser has no room left for it. Free some space on the disk, or delete other sites’ data.',
  blocked:
    'Another tab still has an older version of this site open. Close or reload that tab, then try again.',
  outdated: 'A newer version of this site is open in another tab. Reload this page to go on.',
  ended: 'You are signed out.',
  failed: 'Something went wrong in the browser. Try again.',
} as const;

export type CaseErrorKind = keyof typeof WORDS;

export class CaseError extends Error {
  override readonly name: string = 'CaseError';
  readonly kind: CaseErrorKind;

  constructor(kind: CaseErrorKind, options?: ErrorOptions) {
    super(WORDS[kind], options);
    this.kind = kind;
  }
}

/**
 * The names under which browsers refuse IndexedDB: blocked site data (SecurityError), Firefox's private windows before
 * version 115 (InvalidStateError), no IndexedDB (ReferenceError, TypeError).
 */
const REFUSALS: ReadonlySet<unknown> = new Set([
  'SecurityError',
  'InvalidStateError',
  'NotAllowedError',
  'ReferenceError',
  'TypeError',
]);

/** Classifies a failure of IndexedDB. `opening`: the database could not be opened. */
export function caseErrorOf(cause: unknown, opening = false): CaseError {
  if (cause instanceof CaseError) return cause;
  const name = typeof cause === 'object' && cause !== null && 'name' in cause ? cause.name : '';
  if (name === 'QuotaExceededError') return new CaseError('full', { cause });
  if (name === 'VersionError') return new CaseError('outdated', { cause });
  return new CaseError(opening && REFUSALS.has(name) ? 'refused' : 'failed', { cause });
}
