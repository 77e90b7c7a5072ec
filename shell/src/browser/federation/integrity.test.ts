/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { DocumentRelease } from '@shop/contracts/rendering';
import { describe, expect, it, jest } from '@jest/globals';
import { createIntegrityLookup } from './integrity.ts';

const BASE = '/remotes/mf-header/1/';
const MANIFEST = {
  entry: 'entry.js',
  slots: ['header'],
  integrity: { 'entry.js': 'sha384-e', 'a.js': 'sha384-a', 'a.css': 'sha384-c' },
};
const remotesWith = (manifest: DocumentRelease['manifest']) => ({
  // The other remotes have no release here, which must not matter.
  'mf-header': { version: '1', base: BASE, manifest },
});
const remotes = remotesWith(MANIFEST);
const listed = remotesWith({ entry: 'entry.js', slots: ['header'] });
const FILES = { url: '/assets/integrity.json?mf-header@1', integrity: 'sha384-list' };

const LIST = { 'mf-header': { 'entry.js': 'sha384-e', 'late.js': 'sha384-l' }, 'mf-gone': { 'x.js': 'sha384-x' } };
const respond = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

describe('createIntegrityLookup', () => {
  const { hashOf, whenListed } = createIntegrityLookup(remotes);

  it('finds a file by its path and by its absolute URL', () => {
    expect(hashOf('/remotes/mf-header/1/a.js')).toBe('sha384-a');
    expect(hashOf(new URL('/remotes/mf-header/1/a.css', document.baseURI).href)).toBe('sha384-c');
  });

  it.each(['/remotes/mf-header/1/b.js', '/remotes/mf-header/2/a.js', 'https://elsewhere.test/a.js'])(
    'refuses %s, which no release lists',
    (url) => {
      expect(() => hashOf(url)).toThrow('Refused');
      expect(whenListed(url)).toBeUndefined();
    },
  );
});

describe('a release whose files the document does not list', () => {
  it('has the hashes of the page’s scripts at once', () => {
    const fetch = jest.fn<typeof globalThis.fetch>();
    const { hashOf, whenListed } = createIntegrityLookup(listed, FILES, [[`${BASE}page.js`, 'sha384-p']], fetch);
    expect(whenListed(`${BASE}page.js`)).toBeUndefined();
    expect(hashOf(`${BASE}page.js`)).toBe('sha384-p');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('fetches the list once, checked by its hash, for the first of its other files', async () => {
    const fetch = jest.fn<typeof globalThis.fetch>(async () => respond(LIST));
    const { hashOf, whenListed, listAll } = createIntegrityLookup(listed, FILES, [], fetch);
    expect(() => hashOf(`${BASE}late.js`)).toThrow('Refused');
    await Promise.all([whenListed(`${BASE}late.js`), whenListed(`${BASE}other.js`), listAll()]);
    expect(fetch.mock.calls).toEqual([[FILES.url, { integrity: 'sha384-list' }]]);
    expect(hashOf(`${BASE}late.js`)).toBe('sha384-l');
    expect(whenListed(`${BASE}other.js`)).toBeUndefined();
    expect(() => hashOf(`${BASE}other.js`)).toThrow('Refused');
  });

  it('tries again after a failure', async () => {
    const fetch = jest.fn<typeof globalThis.fetch>(async () => respond(LIST));
    fetch.mockResolvedValueOnce(respond({}, 503));
    const { hashOf, whenListed } = createIntegrityLookup(listed, FILES, [], fetch);
    await expect(whenListed(`${BASE}late.js`)).rejects.toThrow('503');
    await whenListed(`${BASE}late.js`);
    expect(hashOf(`${BASE}late.js`)).toBe('sha384-l');
  });
});
