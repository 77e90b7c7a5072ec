/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { DocumentState } from '@shop/contracts/rendering';
import { describe, expect, it } from '@jest/globals';
import { createIntegrityLookup } from './integrity.ts';

const RELEASE = {
  version: '1',
  base: '/remotes/mf-header/1/',
  manifest: {
    entry: 'entry.js',
    slots: { header: { js: ['a.js'], css: ['a.css'] } },
    integrity: { 'entry.js': 'sha384-e', 'a.js': 'sha384-a', 'a.css': 'sha384-c' },
  },
};
// The other remotes have no release here, which must not matter.
const remotes = { 'mf-header': RELEASE } satisfies DocumentState['remotes'];

describe('createIntegrityLookup', () => {
  const lookup = createIntegrityLookup(remotes);

  it('finds a file by its path and by its absolute URL', () => {
    expect(lookup('/remotes/mf-header/1/a.js')).toBe('sha384-a');
    expect(lookup(new URL('/remotes/mf-header/1/a.css', document.baseURI).href)).toBe('sha384-c');
  });

  it.each(['/remotes/mf-header/1/b.js', '/remotes/mf-header/2/a.js', 'https://elsewhere.test/a.js'])(
    'refuses %s, which no release lists',
    (url) => expect(() => lookup(url)).toThrow('Refused'),
  );
});
