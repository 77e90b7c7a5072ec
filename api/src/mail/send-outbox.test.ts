import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { outboxMail } from '../db/schema/index.ts';
import { createTestApp, type TestApp } from '../testing/index.ts';
import type { Mail, Mailer } from './mailer.ts';
import { sendOutbox } from './send-outbox.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.services.db.delete(outboxMail);
});

const write = async (...subjects: string[]): Promise<void> => {
  const createdAt = shop.clock.now();
  await shop.services.db
    .insert(outboxMail)
    .values(subjects.map((subject) => ({ to: 'kim@example.se', subject, text: 'Hej', html: '<p>Hej</p>', createdAt })));
};

const run = (send: Mailer['send']): Promise<number> =>
  sendOutbox({ ...shop.services, mailer: { send } }, shop.clock.now());

describe('sending the outbox', () => {
  it('sends every mail once, in order', async () => {
    await write('a', 'b');
    const sent: Mail[] = [];
    const send: Mailer['send'] = async (mail) => void sent.push(mail);
    expect([await run(send), await run(send)]).toEqual([2, 0]);
    expect(sent).toEqual(
      ['a', 'b'].map((subject) => ({ to: 'kim@example.se', subject, text: 'Hej', html: '<p>Hej</p>' })),
    );
    const [row] = await shop.services.db.select().from(outboxMail).orderBy(outboxMail.id);
    expect(row).toMatchObject({ sentAt: shop.clock.now(), attempts: 1 });
  });

  it('waits ever longer after a failure, and lets no other mail wait for it', async () => {
    await write('bad', 'good');
    const tried: string[] = [];
    const send: Mailer['send'] = async ({ subject }) => {
      tried.push(subject);
      if (subject === 'bad') throw new Error('refused');
    };
    for (let minute = 0; minute <= 8; minute += 1) {
      await run(send);
      tried.push('|');
      shop.clock.advance({ minutes: 1 });
    }
    expect(tried.join('')).toBe('badgood|bad||bad||||bad||');
  });

  it('gives up in the end, and says so', async () => {
    await write('bad');
    let tries = 0;
    for (let day = 0; day < 20; day += 1) {
      await run(async () => {
        tries += 1;
        throw new Error('refused');
      });
      shop.clock.advance({ days: 1 });
    }
    expect(tries).toBe(12);
    expect(shop.logs.at(-1)).toMatchObject({ level: 50, attempts: 12 });
  });

  it('sends a mail once though the mail server is slow and others look meanwhile', async () => {
    await write('a', 'b');
    const sent: string[] = [];
    let response = (): void => undefined;
    let requested = (): void => undefined;
    const isAsked = new Promise<void>((resolve) => (requested = resolve));
    const slow = run(async ({ subject }) => {
      sent.push(subject);
      if (subject !== 'a') return;
      requested();
      await new Promise<void>((resolve) => (response = resolve));
    });
    await isAsked;
    expect(await run(async ({ subject }) => void sent.push(subject))).toBe(1);
    response();
    expect([await slow, sent]).toEqual([1, ['a', 'b']]);
  });

  it('never sends again what the server confirmed, also when the connection was lost meanwhile', async () => {
    await write('a');
    const sent: string[] = [];
    const send: Mailer['send'] = async ({ subject }) => {
      sent.push(subject);
      await shop.pool.query(`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction'`);
    };
    expect([await run(send), await run(send), sent]).toEqual([1, 0, ['a']]);
  });
});
