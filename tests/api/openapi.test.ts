/** The contract as OpenAPI 3.1 (`npm run openapi`): valid, whole, and honest about what is accepted. */
import { Validator } from '@seriousme/openapi-schema-validator';
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { endpoints } from '@/api/contract/index.ts';
import { openApiDocument } from '@/build/openapi.ts';
import { callNames } from './calls.ts';

interface Operation {
  operationId: string;
  security: object[];
  parameters?: { name: string; in: string; required: boolean }[];
  requestBody?: { content: { 'application/json': { schema: object } } };
  responses: Record<string, { content: { 'application/json': { schema: object } } }>;
}

/** Read back from its text, as those read it who get the file. */
function readBack(text = JSON.stringify(openApiDocument())) {
  const document = JSON.parse(text) as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Record<string, object>> };
  };
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );
  return { document, operations };
}

it('is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { errors, valid } = await validator.validate(readBack().document);
  expect(errors ?? []).toEqual([]);
  expect([valid, validator.version]).toEqual([true, '3.1']);
  expect(() => validator.resolveRefs()).not.toThrow();
});

it('has the seventeen calls', () => {
  const ids = readBack().operations.map(({ operationId }) => operationId);
  expect(ids).toHaveLength(17);
  expect(ids.toSorted()).toEqual(callNames.toSorted());
});

it.each(callNames)('describes %s as the contract has it', (name) => {
  const { path, method, bearer, sends } = endpoints[name];
  const operation = readBack().operations.find(({ operationId }) => operationId === name);
  if (!operation) throw new Error('It is missing');
  const { security, parameters = [], requestBody, responses } = operation;
  expect(operation).toMatchObject({ path, method: method.toLowerCase() });
  expect(security).toEqual(bearer === 'none' ? [] : [{ [`${bearer}Token`]: [] }]);
  expect(parameters).toMatchObject(
    sends === 'query' ? [{ name: 'id', in: 'query', required: true }] : [],
  );
  expect(requestBody !== undefined).toBe(sends === 'json');
  expect(Object.keys(responses)).toEqual(
    bearer === 'none' ? ['2XX', 'default'] : ['401', '2XX', 'default'],
  );
  expect(responses['default']?.content['application/json'].schema).toEqual({
    $ref: '#/components/schemas/Error',
  });
});

it('names every field of the bodies, and says of each what is understood or sent', () => {
  const { schemas } = readBack().document.components;
  const names =
    'AddUserPayload Asset ById CurrentUser Error ImpersonationAlert LoginPayload NewAssetPayload ' +
    'Organization OrganizationDetail Profile ProfilePayload SignupPayload';
  expect(Object.keys(schemas).toSorted()).toEqual(names.split(' '));
  for (const [name, { properties = {} }] of Object.entries(schemas)) {
    for (const [field, schema] of Object.entries(properties)) {
      // A transformation that the conversion dropped would leave nothing.
      const told = ['type', 'anyOf', 'enum'].some((key) => key in (schema as object));
      expect(told ? [] : [name, field]).toEqual([]);
    }
  }
});

it('accepts a list bare, under its name, and both of them under `data`', () => {
  const alerts = readBack().operations.find(({ operationId }) => operationId === 'alertList');
  const list = { type: 'array', items: { $ref: '#/components/schemas/ImpersonationAlert' } };
  const named = {
    type: 'object',
    required: ['impersonations'],
    properties: { impersonations: list },
  };
  expect(alerts?.responses['2XX']?.content['application/json'].schema).toEqual({
    anyOf: [
      list,
      named,
      { type: 'object', required: ['data'], properties: { data: { anyOf: [list, named] } } },
    ],
  });
});

it('is written to standard output by `npm run openapi`', () => {
  const text = execFileSync('node', ['tests/setup/openapi.mjs'], { encoding: 'utf8' });
  expect(readBack(text)).toEqual(readBack());
});
