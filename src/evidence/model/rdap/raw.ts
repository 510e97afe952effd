/** The raw answer as the user may see it: everything that the registry says, except about people. */
import { isRecord, rolesOf } from './lenient.ts';

/** Deeper than any answer in use; deeper parts are left out, since an answer may nest without end. */
const MAX_DEPTH = 24;
/** Longest text that is indented. A hostile answer of one megabyte could become twenty by its blanks. */
const MAX_INDENTED = 200_000;

/** Placeholder for text that is left out. */
const LEFT_OUT = 'left out by this page: personal data';
const TOO_DEEP = 'left out by this page: too deep';

/**
 * Members that are left out everywhere: contacts as jCard (RFC 9083) and JSContact (RFC 9553), registries' own, and who
 * made a change (RFC 9083 section 4.5).
 */
const PERSONAL = /^(?:vcardarray|jscard|jscontact|eventactor$)|registrant/i;

/**
 * The answer as JSON text. Of every contact only the roles are kept, so that no personal data of registrants,
 * administrative, technical or billing contacts are shown or held.
 *
 * @param answer parsed JSON, of any shape and depth. Never throws.
 */
export function rawText(answer: unknown): string {
  const shown = withoutPeople(answer, 0);
  const short = JSON.stringify(shown) ?? '';
  return short.length > MAX_INDENTED ? short : JSON.stringify(shown, null, 2);
}

function withoutPeople(value: unknown, depth: number): unknown {
  const isList = Array.isArray(value);
  if (!isList && !isRecord(value)) return value;
  if (depth >= MAX_DEPTH) return TOO_DEEP;
  if (isList) return value.map((one) => withoutPeople(one, depth + 1));
  if (value['objectClassName'] === 'entity') return onlyRoles(value);
  const members = Object.entries(value).map(([key, part]) => {
    if (PERSONAL.test(key)) return [key, LEFT_OUT] as const;
    if (key.toLowerCase() !== 'entities') return [key, withoutPeople(part, depth + 1)] as const;
    const entities: unknown[] = Array.isArray(part) ? part : [part];
    return [key, entities.map(onlyRoles)] as const;
  });
  // Not by assignment: a member may be called `__proto__`.
  return Object.fromEntries(members);
}

const onlyRoles = (entity: unknown) => ({
  objectClassName: 'entity',
  roles: isRecord(entity) ? rolesOf(entity) : [],
  entity: LEFT_OUT,
});
