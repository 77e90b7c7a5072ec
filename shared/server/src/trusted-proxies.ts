import { compile } from '@fastify/proxy-addr';
import * as z from 'zod';

/**
 * Whether the server at `address` is a proxy whose X-Forwarded-For is trusted; `hop` counts from 0, the peer of the
 * connection. Matches Fastify's `trustProxy`, which takes the rightmost address that is no trusted proxy as the caller.
 */
export type TrustsProxy = (address: string | undefined, hop: number) => boolean;

const HOPS = /^\d{1,2}$/;

/**
 * Parses the number of proxies in front (`1`), or their addresses: IP addresses, CIDR ranges and the names `loopback`,
 * `linklocal` and `uniquelocal`, separated by commas or spaces. Nothing is trusted by default, since anyone can send
 * the header. Throws a TypeError for anything else.
 */
export function parseTrustedProxies(text: string): TrustsProxy {
  const parts = text.split(/[\s,]+/).filter((part) => part !== '');
  const [first] = parts;
  if (first === undefined) return () => false;
  if (parts.length === 1 && HOPS.test(first)) {
    const hops = Number(first);
    return (_address, hop) => hop < hops;
  }
  const number = parts.find((part) => /^\d+$/.test(part));
  if (number !== undefined) throw new TypeError(`a number of proxies stands alone, and is at most 99: ${number}`);
  const isListed = compile(parts);
  // A closed connection has no address.
  return (address, hop) => address !== undefined && isListed(address, hop);
}

/** Schema of the setting `TRUSTED_PROXIES` of shell and api. */
export const TrustedProxies = z
  .string()
  .default('')
  .transform((text, context): TrustsProxy => {
    try {
      return parseTrustedProxies(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
      return z.NEVER;
    }
  });
