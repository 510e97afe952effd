import type { RdapStatus } from './types.ts';

/**
 * Explanations of the status codes. Sources: RFC 9083 section 10.2.2, RFC 8056 section 2 (the statuses of EPP), RFC
 * 5731 section 2.3 and RFC 3915 section 3.1, which define each of these.
 */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['active', 'in use'],
  ['ok', 'in use'],
  ['inactive', 'without name servers, so it leads nowhere'],
  ['locked', 'no changes are possible'],

  ['client hold', 'switched off by the registrar'],
  ['client delete prohibited', 'protected from deletion by the registrar'],
  ['client renew prohibited', 'renewal blocked by the registrar'],
  ['client transfer prohibited', 'protected from transfer by the registrar'],
  ['client update prohibited', 'protected from changes by the registrar'],
  ['server hold', 'switched off by the registry'],
  ['server delete prohibited', 'protected from deletion by the registry'],
  ['server renew prohibited', 'renewal blocked by the registry'],
  ['server transfer prohibited', 'protected from transfer by the registry'],
  ['server update prohibited', 'protected from changes by the registry'],
  ['delete prohibited', 'protected from deletion'],
  ['renew prohibited', 'renewal blocked'],
  ['transfer prohibited', 'protected from transfer'],
  ['update prohibited', 'protected from changes'],

  ['pending create', 'its registration is under way'],
  ['pending delete', 'its deletion is under way'],
  ['pending renew', 'its renewal is under way'],
  ['pending restore', 'deleted, and its restoration is under way'],
  ['pending transfer', 'its transfer to another registrar is under way'],
  ['pending update', 'a change is under way'],

  ['add period', 'just registered: the registrar can still undo it'],
  ['auto renew period', 'just renewed by the registry: the registrar can still undo it'],
  ['renew period', 'just renewed: the registrar can still undo it'],
  ['transfer period', 'just transferred to another registrar'],
  ['redemption period', 'deleted: its last holder can still have it back'],
]);

/**
 * A status with its meaning.
 *
 * @param code as the registry writes it; also in EPP's spelling (`clientHold`), with or without the address that
 *   explains it (`clientHold https://icann.org/epp#clientHold`)
 * @returns the code unchanged; words null if no standard explains it
 */
export function statusOf(code: string): RdapStatus {
  const spaced = code
    .replace(/\s+https?:\/\/\S*$/i, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[\s_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return { code, words: WORDS.get(spaced) ?? null };
}
