import { describe, expect, it } from '@jest/globals';
import { SlotDescriptionSchema } from './description-schema.ts';
import { FORMER_DESCRIPTIONS } from './former-descriptions.ts';

const isFine = (about: unknown): boolean => SlotDescriptionSchema.safeParse(about).success;
const form = { path: 'lost/send', call: 'lost', fields: {}, body: {}, note: 'lost', readAt: '/se/lost' };

describe('a slot’s description', () => {
  it.each(Object.entries(FORMER_DESCRIPTIONS))('takes all that %s says, and changes nothing of it', (_slot, about) => {
    expect(SlotDescriptionSchema.parse(about)).toEqual(about);
  });

  it.each(['<b>Borta</b>', 'Borta\u0000', '', 'x'.repeat(301)])(
    'refuses %j as a text: it is text, never HTML',
    (text) => {
      expect(isFine({ fallback: { text } })).toBe(false);
      expect(isFine({ fallback: { links: [{ text, to: '/se' }] } })).toBe(false);
    },
  );

  it.each([
    'https://evil.example',
    '//evil.example',
    '/se//evil.example',
    'javascript:alert(1)',
    '/api/x',
    '/se/\\x',
    ' /se',
  ])('refuses a link to %j', (to) => {
    expect(isFine({ fallback: { links: [{ text: 'Hit', to }] } })).toBe(false);
    expect(isFine({ forms: [{ ...form, to }] })).toBe(false);
  });

  it.each([
    '',
    ':id',
    'ab',
    '12',
    'Lost',
    '/lost',
    'lost/',
    'lost//x',
    'lost/../admin',
    'lost/:id-:name-:more',
    'lost?x',
    'a'.repeat(41),
  ])('refuses the path %j: its first segment would be nobody’s or everybody’s', (path) => {
    expect(isFine({ routes: { lost: { paths: [path] } } })).toBe(false);
    expect(isFine({ forms: [{ ...form, path }] })).toBe(false);
  });

  it.each(['lost', 'lost-and-found/:id?', 'lost/:id-:name/claims/:claim'])('takes the path %j', (path) => {
    expect(isFine({ routes: { lost: { paths: [path] } } })).toBe(true);
  });

  it.each(['admin', 'admin/orders', '../x', '/cart', 'https://evil.example', 'cart?x=1'])(
    'refuses the call %j of a form',
    (call) => expect(isFine({ forms: [{ ...form, call }] })).toBe(false),
  );

  it('bounds how much of everything there is', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `key${index}`);
    expect(isFine({ queryKeys: many(20) })).toBe(true);
    expect(isFine({ queryKeys: many(21) })).toBe(false);
    expect(isFine({ forms: [{ ...form, body: 'x'.repeat(2001) }] })).toBe(false);
    expect(isFine({ routes: Object.fromEntries(many(21).map((key) => [key, { paths: ['lost'] }])) })).toBe(false);
  });

  it('takes routes of the table to stand below, and no others', () => {
    expect([isFine({ below: ['article', 'product'] }), isFine({ below: ['nowhere'] })]).toEqual([true, false]);
  });
});
