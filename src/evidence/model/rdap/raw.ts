/** The raw answer as the user may see it: everything that the registry says, except about people. */
import { isRecord } from './lenient.ts';
import { isAbuse, isRegistrar, rolesOf, type Place } from './roles.ts';

/** Deeper than any answer in use; deeper parts are left out, since an answer may nest without end. */
const MAX_DEPTH = 24;
/** Longest text that is indented. A hostile answer of one megabyte could become twenty by its blanks. */
const MAX_INDENTED = 200_000;

/** Placeholder for text that is left out. */
const LEFT_OUT = 'left out by this page: personal data';
const TOO_DEEP = 'left out by this page: too deep';

/** Members that hold a contact: jCard (RFC 9083) and JSContact (RFC 9553). */
const CARD = /^(?:vcardarray|jscard|jscontact)/i;
/** Members that are left out everywhere: registries' own, and who made a change (RFC 9083 section 4.5). */
const PERSONAL = /registrant|^eventactor$/i;

/**
 * The answer as JSON text. Of every contact except the registrar and those for abuse only the roles are kept, so that
 * no personal data of registrants, administrative, technical or billing contacts are shown or held; the registrar's
 * card and those for abuse stay unchanged. `eventActor` is removed, too: it may be a person.
 *
 * @param answer parsed JSON, of any shape and depth. Never throws.
 */
export function rawText(answer: unknown): string {
  const shown = withoutPeople(answer, 'answer', 0);
  const short = JSON.stringify(shown) ?? '';
  return short.length > MAX_INDENTED ? short : JSON.stringify(shown, null, 2);
}

function withoutPeople(value: unknown, place: Place, depth: number): unknown {
  const isList = Array.isArray(value);
  if (!isList && !isRecord(value)) return value;
  if (depth >= MAX_DEPTH) return TOO_DEEP;
  if (isList) return value.map((one) => withoutPeople(one, place, depth + 1));
  return value['objectClassName'] === 'entity'
    ? entityOf(value, place, depth)
    : membersOf(value, place, depth, false);
}

/** @param hasCard true if the object's own card may be shown */
function membersOf(
  object: Record<string, unknown>,
  place: Place,
  depth: number,
  hasCard: boolean,
): unknown {
  const shown: [string, unknown][] = [];
  for (const [key, value] of Object.entries(object)) {
    if (PERSONAL.test(key) || (CARD.test(key) && !hasCard)) {
      shown.push([key, LEFT_OUT]);
    } else if (key.toLowerCase() === 'entities') {
      const all: unknown[] = Array.isArray(value) ? value : [value];
      shown.push([key, all.map((one) => entityOf(one, place, depth + 2))]);
    } else {
      shown.push([key, withoutPeople(value, place, depth + 1)]);
    }
  }
  // Not by assignment: a member may be called `__proto__`.
  return Object.fromEntries(shown);
}

function entityOf(entity: unknown, place: Place, depth: number): unknown {
  if (!isRecord(entity)) return LEFT_OUT;
  if (depth >= MAX_DEPTH) return TOO_DEEP;
  const roles = rolesOf(entity);
  if (isRegistrar(roles, place)) return membersOf(entity, 'registrar', depth, true);
  if (isAbuse(roles, place)) return membersOf(entity, 'person', depth, true);
  return { objectClassName: 'entity', roles, entity: LEFT_OUT };
}
