import fastify from 'fastify';
import { expect, it } from '@jest/globals';
import { readConfig } from '../config.ts';
import { installSecurityTxt } from './security-txt.ts';

async function securityTxt(environment: NodeJS.ProcessEnv, now = '2026-11-22T14:00:00Z') {
  const app = fastify();
  installSecurityTxt(app, readConfig({ PUBLIC_ORIGIN: 'https://shop.test', ...environment }), () => Date.parse(now));
  return app.inject('/.well-known/security.txt');
}

it('has contacts and an expiry of less than a year, the same all day', async () => {
  const { statusCode, headers, body } = await securityTxt({});
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toBe(
    [
      'Contact: mailto:kundservice@pixelhamn.example',
      'Expires: 2027-11-21T00:00:00Z',
      'Preferred-Languages: sv, en',
      'Canonical: https://shop.test/.well-known/security.txt',
      '',
    ].join('\n'),
  );
  expect((await securityTxt({}, '2026-11-22T23:59:59Z')).body).toBe(body);
});

it('lists the configured contacts, a bare e-mail address as mailto', async () => {
  const { body } = await securityTxt({ SECURITY_CONTACT: 'sakerhet@shop.test, https://shop.test/rapportera' });
  expect(body).toContain('Contact: mailto:sakerhet@shop.test\nContact: https://shop.test/rapportera\n');
});

it.each(['http://shop.test/rapportera', 'sakerhet', 'javascript:alert(1)', 'mailto:a@shop.test\nExpires: never', ''])(
  'refuses a contact that nobody can or should follow: %s',
  (contact) => expect(() => readConfig({ SECURITY_CONTACT: contact })).toThrow('SECURITY_CONTACT'),
);
