/**
 * Other people's rules for our files: the published JSON schemas of STIX 2.1 and MISP, read from the folder that
 * `FORMATS_DATA` names. They are not part of the repository.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import AjvDraft04 from 'ajv-draft-04';
import addFormats from 'ajv-formats';

export const FORMATS_DATA = process.env['FORMATS_DATA'];

type Schema = Record<string, unknown>;
/** Returns the errors of a value in words; empty if the schema accepts it. */
export type Check = (value: unknown) => string[];

function read(...path: string[]): Schema {
  return JSON.parse(readFileSync(join(FORMATS_DATA ?? '', ...path), 'utf8')) as Schema;
}

/** By the type of an object: the bundle's own list of schemas lacks the note's. */
export function stixChecks(): (type: string) => Check {
  const ajv = new Ajv2020({ strict: false, unicodeRegExp: false, allErrors: true });
  addFormats.default(ajv);
  // Not among the package's formats. Our names are A-labels.
  ajv.addFormat('idn-hostname', /^(?:[a-z\d-]+\.)+[a-z\d-]+$/);
  const ids = new Map<string, string>();
  for (const folder of ['common', 'observables', 'sdos', 'sros']) {
    for (const file of readdirSync(join(FORMATS_DATA ?? '', 'stix', folder))) {
      const schema = read('stix', folder, file);
      ajv.addSchema(schema);
      ids.set(file.replace('.json', ''), String(schema['$id']));
    }
  }
  return (type) => {
    const check = ajv.getSchema(ids.get(type) ?? '');
    if (!check) throw new Error(`No schema for ${type}`);
    return (value) => (check(value) ? [] : [ajv.errorsText(check.errors)]);
  };
}

/** The strict schema of MISP events (draft 4). */
export function mispCheck(): Check {
  const schema = read('schema.json');
  // A slip of the file: a list of required names stands among the properties, as if it were one of them.
  const defs = schema['defs'] as Record<string, { properties: Schema }>;
  delete defs['sharing_group']?.properties['required'];
  const ajv = new AjvDraft04({ strict: false, allErrors: true });
  const check = ajv.compile(schema);
  return (value) => (check(value) ? [] : [ajv.errorsText(check.errors)]);
}

/** The tags that a MISP taxonomy allows: `phishing:state="active"`, `tlp:amber`. */
export function taxonomyTags(name: 'phishing' | 'tlp'): ReadonlySet<string> {
  const { namespace, predicates, values } = read(`taxonomy-${name}.json`) as unknown as {
    namespace: string;
    predicates: { value: string }[];
    values?: { predicate: string; entry: { value: string }[] }[];
  };
  const plain = predicates.map(({ value }) => `${namespace}:${value}`);
  const valued = (values ?? []).flatMap(({ predicate, entry }) =>
    entry.map(({ value }) => `${namespace}:${predicate}="${value}"`),
  );
  return new Set([...plain, ...valued]);
}
