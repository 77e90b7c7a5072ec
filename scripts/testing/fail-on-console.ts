import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * An unexpected console.error or console.warn fails the test: React, Fastify and friends report real mistakes there.
 * A test that expects one spies on it itself with `vi.spyOn(console, 'error').mockImplementation(() => {})`.
 */
const calls: unknown[][] = [];

beforeEach(() => {
  calls.length = 0;
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => void calls.push([method, ...args]));
  }
});

afterEach(() => {
  expect(calls, 'nothing is written to console.error or console.warn').toEqual([]);
});
