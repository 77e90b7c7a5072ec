/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { DocumentState } from '@shop/contracts/rendering';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

jest.unstable_mockModule('@module-federation/enhanced/runtime', () => ({
  createInstance: jest.fn(),
  getInstance: () => ({}),
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));
const { loadRemote, registerPlugins, registerRemotes } = jest.mocked(
  await import('@module-federation/enhanced/runtime'),
);
const { createSlotLoader } = await import('./load-slot.ts');
const { createIntegrityLookup } = await import('./integrity.ts');

const manifest = { entry: 'entry.js', slots: [], integrity: { 'entry.js': 'sha384-e' } };
const remotes = {
  'mf-header': { version: '1', base: '/remotes/mf-header/1/', manifest },
} as unknown as DocumentState['remotes'];
const MODULE = { Component: () => null, lifecycles: null };

beforeEach(() => {
  jest.useFakeTimers();
  loadRemote.mockReset();
});
afterEach(() => void jest.useRealTimers());

describe('createSlotLoader', () => {
  it("registers the document's releases by their entries, and leaves out a remote without one", () => {
    createSlotLoader(remotes, createIntegrityLookup(remotes));
    expect(registerRemotes.mock.lastCall?.[0]).toEqual([
      { name: 'mf_header', entry: '/remotes/mf-header/1/entry.js', entryGlobalName: 'mf_header', type: 'var' },
    ]);
  });

  it('[8-38] gives every script its hash and 120 s, and refuses one that no release lists', () => {
    createSlotLoader(remotes, createIntegrityLookup(remotes));
    const [plugins] = registerPlugins.mock.lastCall ?? [];
    const hook = plugins?.[0]?.createScript;
    const made = hook?.({ url: '/remotes/mf-header/1/entry.js' } as never) as {
      script: HTMLScriptElement;
      timeout: number;
    };
    expect(made.script.integrity).toBe('sha384-e');
    expect(made.script.hasAttribute('crossorigin')).toBe(false);
    expect(made.timeout).toBe(120_000);
    expect(() => hook?.({ url: '/remotes/mf-header/1/other.js' } as never)).toThrow('Refused');
  });

  it('provides the shell’s parts before any entry is loaded', () => {
    createSlotLoader(remotes, createIntegrityLookup(remotes));
    expect(globalThis.__SHOP_PARTS__?.href('checkout')).toBe('/se/checkout');
    expect(globalThis.__SHOP_PARTS__?.federation.bundlerRuntime).toMatchObject({
      consumes: expect.any(Function),
      initContainerEntry: expect.any(Function),
    });
  });

  it('loads a slot once, for any number of calls', async () => {
    loadRemote.mockResolvedValue({ default: MODULE });
    const load = createSlotLoader(remotes, createIntegrityLookup(remotes));
    expect(await Promise.all([load('header'), load('header')])).toEqual([MODULE, MODULE]);
    expect(loadRemote.mock.calls).toEqual([['mf_header/header']]);
  });

  it('waits for the list of files where the document has no hash of the entry', async () => {
    loadRemote.mockResolvedValue({ default: MODULE });
    const { promise: listed, resolve: list } = Promise.withResolvers<void>();
    const lookup = { ...createIntegrityLookup(remotes), whenListed: () => listed };
    const loaded = createSlotLoader(remotes, lookup)('header');
    await jest.runAllTimersAsync();
    expect(loadRemote).not.toHaveBeenCalled();
    list();
    expect(await loaded).toBe(MODULE);
  });

  it('tries a failed load once more', async () => {
    loadRemote.mockRejectedValueOnce(new Error('network')).mockResolvedValueOnce({ default: MODULE });
    const loaded = createSlotLoader(remotes, createIntegrityLookup(remotes))('header');
    await jest.runAllTimersAsync();
    expect(await loaded).toBe(MODULE);
  });

  it('rejects after the second failure, and loads again on a later call', async () => {
    loadRemote.mockRejectedValue(new Error('network'));
    const load = createSlotLoader(remotes, createIntegrityLookup(remotes));
    const failed = expect(load('header')).rejects.toThrow('network');
    await jest.runAllTimersAsync();
    await failed;
    expect(loadRemote).toHaveBeenCalledTimes(2);
    loadRemote.mockResolvedValue({ default: MODULE });
    expect(await load('header')).toBe(MODULE);
  });
});
