import { compressedBody, type CompressedBody, type Parts } from '../http/compressed-body.ts';

/** A finished response to a page request, as it can be cached and sent again. */
export interface PageResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: CompressedBody | null;
  route: string;
}

export const htmlResponse = (
  route: string,
  status: number,
  html: Parts,
  headers: Record<string, string>,
): PageResponse => ({
  route,
  status,
  headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers },
  body: compressedBody(html),
});

export const redirectResponse = (route: string, to: string, permanent: boolean): PageResponse => ({
  route,
  status: permanent ? 301 : 302,
  headers: { Location: to },
  body: null,
});

/** Size of a response in the cache, in bytes. */
export const bytesOf = ({ body, headers }: PageResponse): number =>
  (body?.bytes ?? 0) + Object.values(headers).reduce((sum, value) => sum + value.length, 256);
