/**
 * Values that are the same in browser, server and tests. Everything that differs between installations is environment,
 * not here.
 */
export * as SHOP from './shop.ts';
