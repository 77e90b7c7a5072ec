import * as fc from 'fast-check';

/** As much of a JSON schema as the OpenAPI document of the api uses. */
export interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  nullable?: boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  format?: string;
}

const LONG = 'å'.repeat(20_000);
const NESTING = 2_000;
const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

/**
 * Texts that have broken other servers: quotes and comments of SQL, paths, control characters, lone surrogates,
 * keywords.
 */
const NASTY_TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  '2147483648',
  '9223372036854775808',
  'NaN',
  'null',
  'undefined',
  'true',
  '[object Object]',
  "'; drop table product; --",
  "' or 1=1 --",
  '\\',
  '%',
  '_%_',
  '%00',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u2066',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '__proto__',
  'constructor',
  'toString',
  '2026-13-45T99:99:99Z',
  '275760-09-14',
  "a & | ! <-> :* ( ) '",
  '((((((((((',
  '"',
  '\r\nset-cookie: a=b',
  '🧑‍🚀'.repeat(50),
  'ẞİıſ',
  LONG,
];
const NASTY_NUMBERS = [
  0,
  -0,
  -1,
  1.5,
  0.1 + 0.2,
  1e21,
  -1e21,
  5e-324,
  Number.MAX_VALUE,
  Number.MAX_SAFE_INTEGER,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  8.64e15 + 1,
];

const nastyText = fc.oneof(fc.constantFrom(...NASTY_TEXTS), fc.string({ unit: 'binary', maxLength: 40 }));
const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.constantFrom<unknown>(...NASTY_NUMBERS, null, true, false, [], {}, [[]], { length: -1 }, deep(NESTING)),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Ids and words that exist, so that calls also get past the first look-up. */
export interface Samples {
  ids: readonly number[];
  texts: readonly string[];
}

const textOf = (
  { minLength = 0, maxLength = 60, format }: JsonSchema,
  { texts, ids }: Samples,
): fc.Arbitrary<string> => {
  if (format === 'email') return fc.emailAddress();
  if (format === 'uuid') return fc.uuid();
  if (format === 'date') return fc.constantFrom('2026-11-20', '0001-01-01', '9999-12-31');
  return fc.oneof(
    fc.constantFrom(...texts),
    fc.constantFrom(...ids.map(String)),
    fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) }),
    fc.constant('x'.repeat(Math.min(maxLength, 5_000))),
  );
};

const numberOf = ({ type, minimum, maximum }: JsonSchema, { ids }: Samples): fc.Arbitrary<number> => {
  const min = Math.ceil(minimum ?? -(2 ** 31));
  const max = Math.floor(maximum ?? 2 ** 31);
  const inRange = ids.filter((id) => id >= min && id <= max);
  const whole = fc.oneof(fc.integer({ min, max: Math.max(min, max) }), fc.constantFrom(min, max, ...inRange));
  return type === 'integer' ? whole : fc.oneof(whole, fc.double({ min, max: Math.max(min, max), noNaN: true }));
};

function objectOf(schema: JsonSchema, samples: Samples, nastiness: number): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const known = fc.record(
    Object.fromEntries(Object.entries(properties).map(([key, each]) => [key, arbitraryOf(each, samples, nastiness)])),
    { requiredKeys: required.filter((key) => key in properties) },
  );
  if (typeof additionalProperties !== 'object') return known;
  const others = fc.dictionary(nastyText, arbitraryOf(additionalProperties, samples, nastiness), { maxKeys: 4 });
  return fc.tuple(known, others).map(([a, b]) => ({ ...b, ...a }));
}

function fittingValue(schema: JsonSchema, samples: Samples, nastiness: number): fc.Arbitrary<unknown> {
  const deeper = (each: JsonSchema) => arbitraryOf(each, samples, nastiness);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined && choices.length > 0) return fc.oneof(...choices.map(deeper));
  if (schema.allOf !== undefined) return deeper(Object.assign({}, ...schema.allOf));
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  switch (schema.type) {
    case 'string':
      return textOf(schema, samples);
    case 'number':
    case 'integer':
      return numberOf(schema, samples);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(deeper(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 5, 5) });
    case 'object':
      return objectOf(schema, samples, nastiness);
    default:
      return fc.oneof(fc.constantFrom<unknown>(...samples.texts, ...samples.ids), nastyValue);
  }
}

/** Values for a schema; at every position, one in `nastiness` is something else entirely. */
export function arbitraryOf(schema: JsonSchema, samples: Samples, nastiness: number): fc.Arbitrary<unknown> {
  const fitting = fittingValue(schema, samples, nastiness);
  const present = schema.nullable === true ? fc.option(fitting, { freq: 5 }) : fitting;
  return fc.oneof({ arbitrary: present, weight: nastiness - 1 }, { arbitrary: nastyValue, weight: 1 });
}

const RAW_BODIES = [
  '',
  '{',
  'null',
  '0',
  '1e400',
  '"text"',
  '[]',
  '{}',
  '{"a":1,"a":2}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '['.repeat(50_000),
  '{"a":'.repeat(20_000),
  '\u0000',
  '\ufeff{}',
  `{"a":"${'x'.repeat(300_000)}"}`,
];

/** A request body: mostly a valid one, now and then one that is missing, broken, deep or far too long. */
export const bodyText = (schema: JsonSchema | undefined, samples: Samples): fc.Arbitrary<string | undefined> =>
  fc.oneof(
    { weight: 9, arbitrary: arbitraryOf(schema ?? {}, samples, 8).map((value) => JSON.stringify(value)) },
    { weight: 2, arbitrary: fc.constantFrom(...RAW_BODIES) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
