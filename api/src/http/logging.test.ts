import { Writable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { createLogger, loggablePath } from './logging.ts';

const request = (url: string, pattern: string | undefined, params = {}) =>
  ({ url, params, routeOptions: { url: pattern } }) as unknown as Parameters<typeof loggablePath>[0];

describe('loggablePath', () => {
  it('[O7-40] hides the e-mail address of a newsletter call', () => {
    const params = { email: 'anna@example.se' };
    expect(
      loggablePath(
        request('/api/newsletter/subscribe/email/anna%40example.se', '/api/newsletter/subscribe/email/:email', params),
      ),
    ).toBe('/api/newsletter/subscribe/email/[dold]');
  });

  it('hides order secrets and leaves the query out', () => {
    const url = '/api/order/17/hemlig?token=x';
    expect(loggablePath(request(url, '/api/order/:id/:secret', { id: '17', secret: 'hemlig' }))).toBe(
      '/api/order/17/[dold]',
    );
  });

  it('[F10] says nothing of an unknown path, whose every segment may be a secret', () => {
    expect(loggablePath(request('/abc123/reset?x=1', undefined))).toBe('unknown');
  });

  it('[F10] hides every parameter that is no plain number: it may be a link to an order, or typed text', () => {
    const params = { id: 'PX-1.linksignature', searchString: 'anna' };
    expect(loggablePath(request('/x', '/api/order/:id/:searchString', params))).toBe('/api/order/[dold]/[dold]');
  });
});

describe('a failed query in the log', () => {
  it('says which query it was, and nothing of what it carried', () => {
    let text = '';
    const stream = new Writable({
      write: (chunk, _encoding, done) => {
        text += String(chunk);
        done();
      },
    });
    const cause = Object.assign(new Error('duplicate key value'), {
      code: '23505',
      detail: 'Key (email)=(anna@example.se) already exists.',
      where: 'anna@example.se',
    });
    const params = ['anna@example.se', '19850101-2384'];
    const message = `Failed query: insert into member (email) values ($1)\nparams: ${params.join(',')}`;
    const error = Object.assign(new Error(message, { cause }), {
      query: 'insert into member (email) values ($1)',
      params,
    });
    createLogger({ logLevel: 'info', version: '1' }, stream).error({ err: error }, 'request failed');
    expect(text).toContain('insert into member');
    expect(text).toContain('logging.test.ts');
    expect(text).not.toMatch(/anna@|19850101/);
  });
});

describe('the log', () => {
  it('never contains passwords, personal numbers, cookies or credentials, at any of the usual depths', () => {
    let text = '';
    const stream = new Writable({
      write: (chunk, _encoding, done) => {
        text += String(chunk);
        done();
      },
    });
    const log = createLogger({ logLevel: 'info', version: '1' }, stream);
    log.info(
      { password: 'p1', body: { password: 'p2', ssn: 's1' }, req: { headers: { cookie: 'c1', authorization: 'a1' } } },
      'x',
    );
    expect(text).toContain('"msg":"x"');
    for (const secret of ['p1', 'p2', 's1', 'c1', 'a1']) expect(text).not.toContain(`"${secret}"`);
  });
});
