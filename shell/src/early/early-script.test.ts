import { expect, it } from '@jest/globals';
import { earlyScript } from './early-script.ts';

it('is a script of its own, without comments', () => {
  const script = earlyScript();
  expect(script).toMatch(/^\(function installEarlyCart/);
  for (const name of ['Cart', 'Press', 'Scripts']) expect(script).toContain(`(function installEarly${name}`);
  for (const name of ['CookieBanner', 'DeferredFonts', 'NewVisitor'])
    expect(script).toContain(`(function install${name}`);
  expect(script).not.toContain('</');
  expect(script).not.toContain('//');
  expect(() => new Function(script)).not.toThrow();
});
