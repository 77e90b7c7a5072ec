import { afterEach, beforeEach, expect, jest } from '@jest/globals';

/**
 * An unexpected console.error or console.warn fails the test: React, Fastify and friends report real mistakes there.
 * A test that expects one spies on it itself with `jest.spyOn(console, 'error').mockImplementation(() => {})`.
 */
const calls: unknown[][] = [];

beforeEach(() => {
  calls.length = 0;
  for (const method of ['error', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation((...args: unknown[]) => void calls.push([method, ...args]));
  }
});

// What was written to console.error or console.warn.
afterEach(() => expect(calls).toEqual([]));
