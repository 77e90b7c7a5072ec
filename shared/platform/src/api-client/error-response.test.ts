import fc from 'fast-check';
import { expect, it } from '@jest/globals';
import { ERROR_CODES, ErrorResponse } from '@shop/contracts/errors';
import { readErrorResponse } from './error-response.ts';

const maybe = (value: fc.Arbitrary<unknown>) => fc.oneof({ weight: 3, arbitrary: value }, fc.anything());
const body = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record(
      {
        error: maybe(fc.string()),
        code: maybe(fc.constantFrom(...ERROR_CODES)),
        fields: maybe(fc.dictionary(fc.string(), fc.string())),
        level: maybe(fc.constantFrom('user', 'secure', 'always', 'employee', 'admin')),
        requestId: maybe(fc.string()),
      },
      { requiredKeys: [] },
    ),
  },
  fc.anything(),
);
const wire = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');

it('accepts exactly the bodies that the schema allows, with the same properties', () => {
  fc.assert(
    fc.property(body, (made) => {
      const value = wire(made);
      const parsed = ErrorResponse.safeParse(value);
      expect(readErrorResponse(value)).toEqual(parsed.success ? parsed.data : null);
    }),
  );
});

it('returns every property of a response', () => {
  const response = {
    error: 'Fel',
    code: 'VALIDATION',
    fields: { email: 'Skriv din e-post' },
    level: 'secure',
    requestId: 'a',
  } as const;
  expect(readErrorResponse({ ...response, more: 1 })).toEqual(response);
});

it.each(['5', '"Fel"', '{"toString":"Fel"}'])(
  'leaves a field called __proto__ out, as the contract does: %s',
  (proto) => {
    const value: unknown = JSON.parse(
      `{"error":"Fel","code":"VALIDATION","fields":{"__proto__":${proto},"email":"Fel"}}`,
    );
    const { fields } = readErrorResponse(value) ?? {};
    expect(Reflect.ownKeys(fields ?? {})).toEqual(['email']);
    expect(fields).toEqual(ErrorResponse.parse(value).fields);
  },
);
