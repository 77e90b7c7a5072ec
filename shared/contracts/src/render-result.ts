import type { RenderResult } from './rendering.ts';

/** The result of a render that brings nothing. */
export const EMPTY_RESULT: RenderResult = {
  html: '',
  data: null,
  head: null,
  status: null,
  redirect: null,
  error: null,
};

/** The result of a render that threw. */
export const failedResult = (thrown: unknown): RenderResult => {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  return { ...EMPTY_RESULT, error: { message: error.message, stack: error.stack ?? '' } };
};
