// @vitest-environment happy-dom
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { DocumentState } from '@shop/contracts/rendering';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSlotLoader } from './load-slot.ts';

vi.mock('@module-federation/enhanced/runtime', () => ({
  createInstance: vi.fn(),
  getInstance: () => ({}),
  loadRemote: vi.fn(),
  registerPlugins: vi.fn(),
  registerRemotes: vi.fn(),
}));

const manifest = { entry: 'entry.js', slots: {}, integrity: { 'entry.js': 'sha384-e' } };
const remotes = {
  'mf-header': { version: '1', base: '/remotes/mf-header/1/', manifest },
} as unknown as DocumentState['remotes'];
const MODULE = { Component: () => null, lifecycles: null };

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(loadRemote).mockReset();
});
afterEach(() => void vi.useRealTimers());

describe('createSlotLoader', () => {
  it("registers the document's releases by their entries, and leaves out a remote without one", () => {
    createSlotLoader(remotes);
    expect(vi.mocked(registerRemotes).mock.lastCall?.[0]).toEqual([
      { name: 'mf_header', entry: '/remotes/mf-header/1/entry.js', entryGlobalName: 'mf_header', type: 'var' },
    ]);
  });

  it('[8-38] gives every script its hash and 120 s, and refuses one that no release lists', () => {
    createSlotLoader(remotes);
    const [plugins] = vi.mocked(registerPlugins).mock.lastCall ?? [];
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

  it('has put there what entries leave out of their files before any of them is loaded', () => {
    createSlotLoader(remotes);
    expect(globalThis.__SHOP_PARTS__?.href('checkout')).toBe('/se/checkout');
    expect(globalThis.__SHOP_PARTS__?.federation.bundlerRuntime).toMatchObject({
      consumes: expect.any(Function),
      initContainerEntry: expect.any(Function),
    });
  });

  it('loads a slot once, however often it is asked for', async () => {
    vi.mocked(loadRemote).mockResolvedValue({ default: MODULE });
    const load = createSlotLoader(remotes);
    expect(await Promise.all([load('header'), load('header')])).toEqual([MODULE, MODULE]);
    expect(loadRemote).toHaveBeenCalledExactlyOnceWith('mf_header/header');
  });

  it('tries a failed load once more', async () => {
    vi.mocked(loadRemote).mockRejectedValueOnce(new Error('network')).mockResolvedValueOnce({ default: MODULE });
    const loaded = createSlotLoader(remotes)('header');
    await vi.runAllTimersAsync();
    expect(await loaded).toBe(MODULE);
  });

  it('rejects after the second failure, and loads again when asked later', async () => {
    vi.mocked(loadRemote).mockRejectedValue(new Error('network'));
    const load = createSlotLoader(remotes);
    const failed = expect(load('header')).rejects.toThrow('network');
    await vi.runAllTimersAsync();
    await failed;
    expect(loadRemote).toHaveBeenCalledTimes(2);
    vi.mocked(loadRemote).mockResolvedValue({ default: MODULE });
    expect(await load('header')).toBe(MODULE);
  });
});
