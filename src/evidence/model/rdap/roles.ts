/**
 * Decides whose data may be read and kept: the registrar's and that of abuse contacts, never that of the people behind
 * the name (RFC 9083 section 10.2.4 lists the roles).
 */
import { isRecord, textsOf } from './lenient.ts';

/** Place of an entity: in the answer itself, in the registrar's entity, or in any other's. */
export type Place = 'answer' | 'registrar' | 'person';

const PEOPLE = new Set(['registrant', 'administrative', 'technical', 'billing']);

/** The roles of an entity, in lower case. Input: anything. */
export function rolesOf(entity: unknown): readonly string[] {
  if (!isRecord(entity)) return [];
  return textsOf(entity['roles'], 20).map((role) => role.toLowerCase());
}

/** True if an entity is the registrar: only one at the top of the answer. */
export const isRegistrar = (roles: readonly string[], place: Place): boolean =>
  place === 'answer' && roles.includes('registrar');

/**
 * True if an entity is an abuse contact that may be read. One that is also a person behind the name may not: a
 * complaint would reach the accused. A registrar's own technicians are no such people.
 */
export const isAbuse = (roles: readonly string[], place: Place): boolean =>
  roles.includes('abuse') &&
  place !== 'person' &&
  !roles.some((role) => (place === 'registrar' ? role === 'registrant' : PEOPLE.has(role)));
