import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { FederationOptions } from './shell-parts.ts';
import { restoreGlobals, stubGlobal } from '@shop/testing/stub-global';

interface FakeInstance {
  options: FederationOptions;
  initOptions: (options: FederationOptions) => void;
}

const made: FakeInstance[] = [];
const createInstance = jest.fn((options: FederationOptions) => {
  const instance = { options, initOptions: jest.fn() };
  made.push(instance);
  return instance;
});

/** Runs the file like an entry: once per container. */
const startContainer = async (name: string): Promise<unknown> => {
  jest.resetModules();
  const { default: federation } = await import('./federation.ts');
  return federation.bundlerRuntime.init({ webpackRequire: { federation: { initOptions: { name } } } });
};

beforeEach(() => {
  made.length = 0;
  createInstance.mockClear();
  const consumes = () => undefined;
  const federation = { bundlerRuntime: { consumes }, attachShareScopeMap: () => undefined, createInstance };
  stubGlobal('__SHOP_PARTS__', { href: () => '/se', federation });
  stubGlobal('__FEDERATION__', { __INSTANCES__: made });
});
afterEach(() => void restoreGlobals());

it('every container gets its own instance, and reuses it when its entry runs a second time', async () => {
  const header = await startContainer('mf_header');
  const member = await startContainer('mf_member');
  expect(member).not.toBe(header);
  expect(await startContainer('mf_header')).toBe(header);
  expect(createInstance.mock.calls.map(([options]) => options.name)).toEqual(['mf_header', 'mf_member']);
  expect(made[0]?.initOptions).toHaveBeenCalledTimes(1);
});

it('containers share the functions but not their state', async () => {
  jest.resetModules();
  const { default: first } = await import('./federation.ts');
  jest.resetModules();
  const { default: second } = await import('./federation.ts');
  expect(second.bundlerRuntimeOptions).not.toBe(first.bundlerRuntimeOptions);
  expect(second.bundlerRuntime.S).not.toBe(first.bundlerRuntime.S);
  expect(first.bundlerRuntime).toHaveProperty('consumes');
});

it('throws when there is no shell', async () => {
  stubGlobal('__SHOP_PARTS__', undefined);
  await expect(startContainer('mf_header')).rejects.toThrow('has not provided');
});
