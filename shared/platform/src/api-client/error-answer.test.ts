import fc from 'fast-check';
import { expect, it } from '@jest/globals';
import { ERROR_CODES, ErrorAnswer } from '@shop/contracts/errors';
import { readErrorAnswer } from './error-answer.ts';

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
/** As it comes over the wire; of a key called `__proto__` the schema, unlike this reader, makes no key. */
const wire = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value) ?? 'null', (key, part: unknown) => (key === '__proto__' ? undefined : part));

it('takes exactly the bodies that the contract allows, and of these the same parts', () => {
  fc.assert(
    fc.property(body, (made) => {
      const value = wire(made);
      const parsed = ErrorAnswer.safeParse(value);
      expect(readErrorAnswer(value)).toEqual(parsed.success ? parsed.data : null);
    }),
  );
});

it('keeps every part of an answer', () => {
  const answer = {
    error: 'Fel',
    code: 'VALIDATION',
    fields: { email: 'Skriv din e-post' },
    level: 'secure',
    requestId: 'a',
  } as const;
  expect(readErrorAnswer({ ...answer, more: 1 })).toEqual(answer);
});
