import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { checkEvents, readEvents, takes, type JsonSchema } from './event-contract.ts';

const object = (properties: Record<string, JsonSchema>, required: string[] = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  properties,
  required,
});
const NUMBER = { type: 'number' };
const TEXT = { type: 'string' };

describe('the events of a release', () => {
  const built = readEvents([
    "useEffect(() => bus.on('dropdown.opened', close), [bus]);",
    "platform.bus.emit(\"cart.add\", added);\n  bus.emit(\n    'login.open', { mode: 'login' });",
    "element.on('click', () => undefined);",
  ]);

  it('are found where they are emitted and heard', () => {
    expect(Object.keys(built.emits)).toEqual(['cart.add', 'login.open']);
    expect(Object.keys(built.hears)).toEqual(['dropdown.opened']);
    // Who emits may leave out what has a default.
    expect(built.emits['cart.add']).toMatchObject({ required: ['productId', 'unitPrice'] });
  });

  it('fit the shop that they were built with', () => {
    expect(checkEvents(built)).toEqual([]);
    expect(checkEvents(JSON.parse(JSON.stringify(built)))).toEqual([]);
  });

  it.each([
    ['an event that nobody knows', { emits: { 'cart.explode': object({}) }, hears: {} }, 'cart.explode, which'],
    [
      'a payload without what handlers need',
      { emits: { 'cart.add': object({ productId: NUMBER }) }, hears: {} },
      'cart.add in another shape',
    ],
    [
      'a payload of another type',
      { emits: { 'cart.add': object({ productId: TEXT, unitPrice: NUMBER }) }, hears: {} },
      'cart.add in another shape',
    ],
    [
      'a listener that needs what nobody sends',
      { emits: {}, hears: { 'login.done': object({ userId: NUMBER, token: TEXT }) } },
      'login.done in another shape',
    ],
    [
      'a way to log in that there is not',
      { emits: { 'login.open': object({ mode: { type: 'string', enum: ['login', 'magic'] } }, []) }, hears: {} },
      'login.open in another shape',
    ],
  ])('are refused with %s', (_what, events, reason) => {
    expect(checkEvents(events)).toEqual([expect.stringContaining(reason)]);
  });

  it('may be older: to need less, to send more, to know fewer choices', () => {
    expect(
      checkEvents({
        emits: {
          'cart.add': object({ productId: { type: 'integer' }, unitPrice: NUMBER, gone: TEXT }),
          'login.open': object({ mode: { type: 'string', enum: ['login'] } }, []),
        },
        hears: { 'cart.changed': object({ count: NUMBER }) },
      }),
    ).toEqual([]);
  });
});

describe('takes', () => {
  const leaf = fc.constantFrom<JsonSchema>(NUMBER, TEXT, { type: 'string', enum: ['a', 'b'] }, { type: 'boolean' });
  const schema = fc.letrec<{ any: JsonSchema }>((tie) => ({
    any: fc.oneof(
      { maxDepth: 3 },
      leaf,
      fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('any')).map((properties) => object(properties)),
      fc.array(tie('any'), { minLength: 1, maxLength: 3 }).map((anyOf) => ({ anyOf })),
    ),
  })).any;

  it('takes what it was built with, and one more optional property never hurts', () => {
    fc.assert(
      fc.property(schema, (any) => {
        expect(takes(any, structuredClone(any))).toBe(true);
        const wrapped = object({ any });
        const more = { ...wrapped, properties: { any, later: TEXT } };
        expect(takes(wrapped, more)).toBe(true);
        expect(takes(more, wrapped)).toBe(true);
        expect(takes(object({ any, later: TEXT }), wrapped)).toBe(false);
      }),
    );
  });
});
