import { describe, expect, it } from '@jest/globals';
import { addressKey } from './address-key.ts';

describe('addressKey', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('[F1] counts %s as %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });

  it('[F1] gives all 2^64 addresses of one IPv6 network one key, and another network another', () => {
    expect(addressKey('2001:db8:1:2:ffff::1')).toBe(addressKey('2001:db8:1:2::'));
    expect(addressKey('2001:db8:1:3::')).not.toBe(addressKey('2001:db8:1:2::'));
  });

  it('[F1] has one key for everything that is no IP address', () => {
    expect(new Set(['', 'unknown', '1.2.3.4:80', 'x'.repeat(9000)].map(addressKey)).size).toBe(1);
  });
});
