import { createRequire } from 'node:module';
import { describe, expect, it } from '@jest/globals';

const markPureCalls = createRequire(import.meta.url)('./pure-calls-loader.cjs') as (source: string) => string;

describe('pure-calls-loader', () => {
  it('marks calls of zod and endpoint, and nothing else', () => {
    const source = 'const A = endpoint({ q: z.object({ id: z.coerce.number() }), r: fuzz.map(x), e: myendpoint() });';
    expect(markPureCalls(source)).toBe(
      'const A = /*#__PURE__*/ endpoint({ q: /*#__PURE__*/ z.object({ id: /*#__PURE__*/ z.coerce.number() }), r: fuzz.map(x), e: myendpoint() });',
    );
  });
});
