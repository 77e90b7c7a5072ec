import { describe, expect, it } from '@jest/globals';
import { parseTrustedProxies, TrustedProxies } from './trusted-proxies.ts';

describe('TRUSTED_PROXIES', () => {
  it('[F1] trusts no proxy by default', () => {
    expect(TrustedProxies.parse(undefined)('127.0.0.1', 0)).toBe(false);
    expect(parseTrustedProxies(' ')('10.0.0.1', 0)).toBe(false);
    expect(parseTrustedProxies('0')('10.0.0.1', 0)).toBe(false);
  });

  it('[F1] counts proxies from the connection on', () => {
    const trusts = parseTrustedProxies('2');
    expect([0, 1, 2].map((hop) => trusts('203.0.113.1', hop))).toEqual([true, true, false]);
  });

  it('[F1] accepts addresses, ranges and names, also for mapped addresses', () => {
    const trusts = parseTrustedProxies('loopback, 10.1.0.0/16 2001:db8::/32');
    const addresses = ['127.0.0.1', '::1', '::ffff:10.1.2.3', '10.2.0.1', '2001:db8::9', 'nonsense', undefined];
    expect(addresses.map((address) => trusts(address, 0))).toEqual([true, true, true, false, true, false, false]);
  });

  it.each(['lan', '10.0.0.0/99', '0.0.0.0/0', '1, 2', '100', '-1'])('[F1] refuses %s at start', (text) => {
    expect(TrustedProxies.safeParse(text).success).toBe(false);
  });
});
