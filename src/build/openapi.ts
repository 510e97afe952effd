/**
 * The contract table as an OpenAPI 3.1 document, for backend developers: what the site sends, and the answers that it
 * accepts. https://spec.openapis.org/oas/v3.1.1
 */
import { toJsonSchemaDefs, type JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { endpoints, type EndpointName } from '../api/contract/endpoints.ts';
import * as entities from '../api/contract/entities.ts';
import * as payloads from '../api/contract/payloads.ts';

type Json = Readonly<Record<string, unknown>>;

const REFERENCE = '#/components/schemas/';
const refer = (name: string): Json => ({ $ref: REFERENCE + name });

/** The schemas by the names that the contract gives them. */
const named = new Map<v.GenericSchema, string>(
  Object.entries({ ...entities, ...payloads }).flatMap(([name, value]) =>
    isSchema(value) ? [[value, name]] : [],
  ),
);

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
}

/** JSON schemas of the accepted input; the metadata of a reader describe its transformation. */
function convert(schemas: Record<string, v.GenericSchema>): Record<string, JsonSchema> {
  return toJsonSchemaDefs(schemas, {
    target: 'draft-2020-12',
    errorMode: 'ignore',
    overrideRef: ({ referenceId }) => REFERENCE + referenceId,
  });
}

function schemaOf(schema: v.GenericSchema): Json | JsonSchema {
  const name = named.get(schema);
  return name === undefined ? (convert({ it: schema })['it'] ?? {}) : refer(name);
}

const objectWith = (key: string, inside: Json | JsonSchema): Json => ({
  type: 'object',
  required: [key],
  properties: { [key]: inside },
});

/** The body of a success: directly, or under one of the reader's keys. */
function answerOf(output: v.GenericSchema): Json | JsonSchema {
  const { 'x-under': keys, 'x-row': row } = v.getMetadata(output);
  if (!Array.isArray(keys)) return schemaOf(output);
  const wrapInKeys = (inside: Json | JsonSchema) =>
    keys.map((key: unknown) => objectWith(String(key), inside));
  if (!isSchema(row)) return { anyOf: [schemaOf(output), ...wrapInKeys(schemaOf(output))] };
  const list = { type: 'array', items: schemaOf(row) };
  const bare = [list, ...wrapInKeys(list)];
  return { anyOf: [...bare, objectWith('data', { anyOf: bare })] };
}

const inJson = (schema: Json | JsonSchema): Json => ({ 'application/json': { schema } });

const error = (description: string): Json => ({ description, content: inJson(refer('Error')) });

const REFUSED_TOKEN = {
  access: 'The access token is refused: it is refreshed and the call sent once more.',
  refresh: 'The refresh token is refused: the session ends, and the words are its reason.',
};

function operationOf(name: EndpointName): Json {
  const { summary, bearer, sends, roles, input, output, changes, firstByteMs } = endpoints[name];
  const seconds = (firstByteMs ?? 15_000) / 1_000;
  return {
    operationId: name,
    summary,
    description: [
      roles.length > 0 && `For ${roles.join(', ')}.`,
      changes && 'It changes something: it is never repeated by itself and must not be cached.',
      `The first byte of the answer may take ${seconds} seconds.`,
    ]
      .filter(Boolean)
      .join(' '),
    tags: [endpoints[name].path.split('/')[1]],
    security: bearer === 'none' ? [] : [{ [`${bearer}Token`]: [] }],
    ...(sends === 'query' && input !== null ? { parameters: parametersOf(input) } : {}),
    ...(sends === 'json' && input !== null
      ? { requestBody: { required: true, content: inJson(schemaOf(input)) } }
      : {}),
    responses: {
      '2XX': { description: 'Done.', content: inJson(answerOf(output)) },
      ...(bearer === 'none' ? {} : { 401: error(REFUSED_TOKEN[bearer]) }),
      default: error('Refused. The words are shown to the user.'),
    },
  };
}

function parametersOf(input: v.GenericSchema): Json[] {
  const { properties = {} } = convert({ it: input })['it'] ?? {};
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: true,
    schema,
  }));
}

const WORDS: Json = {
  description: 'A text, or the errors of the fields, of which the first text is shown.',
  anyOf: [{ type: 'string' }, { type: 'object' }, { type: 'array' }, { type: 'boolean' }],
};

const ERROR: Json = {
  type: 'object',
  description: 'The text under `error`, else under `message`, else under `msg` is shown.',
  properties: { error: WORDS, message: WORDS, msg: WORDS },
};

const DESCRIPTION = `What the site calls, and what it understands of the answers.

- Unknown fields are ignored. A field that is missing or cannot be read counts as not given.
- A success whose body holds an \`error\`, or \`success: false\`, counts as refused.
- Requests carry \`Content-Type: application/json\` and, where they need one, a bearer token.
- 401 is answered by one refresh for all calls and tabs, and a second attempt. After a second 401 the self
  lookup is asked once: accepted, the call is not for this role; refused, the site signs out.
  A 422 to a reading call whose \`msg\` is one of Flask-JWT-Extended's about a malformed token counts as 401.
- The refresh signs out unless it is answered with 5xx, 408, 425 or 429, or not at all.
- Between two pieces of an answer there may be 15 seconds.`;

/** The whole document. */
export function openApiDocument() {
  const paths: Record<string, Record<string, Json>> = {};
  const names = Object.keys(endpoints).filter((key): key is EndpointName => key in endpoints);
  for (const name of names) {
    const { path, method } = endpoints[name];
    (paths[path] ??= {})[method.toLowerCase()] = operationOf(name);
  }
  const token = (description: string): Json => ({ type: 'http', scheme: 'bearer', description });
  return {
    openapi: '3.1.1',
    info: { title: 'The backend of the consoles', version: '1', description: DESCRIPTION },
    servers: [{ url: 'http://{host}:5000', variables: { host: { default: 'localhost' } } }],
    paths,
    components: {
      schemas: {
        ...convert(Object.fromEntries([...named].map(([schema, name]) => [name, schema]))),
        Error: ERROR,
      },
      securitySchemes: {
        accessToken: token('The `Access_token` of the login, or the one of the last refresh.'),
        refreshToken: token('The `Refresh_token` of the login.'),
      },
    },
  };
}
