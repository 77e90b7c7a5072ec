import { compressedBody, type CompressedBody, type Parts } from '../http/compressed-body.ts';

/** One finished answer to a page request, as it can be kept and given again. */
export interface PageAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: CompressedBody | null;
  route: string;
}

export const htmlAnswer = (
  route: string,
  status: number,
  html: Parts,
  headers: Record<string, string>,
): PageAnswer => ({
  route,
  status,
  headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers },
  body: compressedBody(html),
});

export const redirectAnswer = (route: string, to: string, permanent: boolean): PageAnswer => ({
  route,
  status: permanent ? 301 : 302,
  headers: { Location: to },
  body: null,
});

/** What an answer weighs in the cache. */
export const bytesOf = ({ body, headers }: PageAnswer): number =>
  (body?.bytes ?? 0) + Object.values(headers).reduce((sum, value) => sum + value.length, 256);
