import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import demo from '@shop/demo/extension';
import { postLogin } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import { Client, type Pool } from 'pg';
import { Writable } from 'node:stream';
import { testDatabase } from './test-database.ts';
import { type AppParts, buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { createPool } from '../db/pool.ts';
import { member } from '../db/schema/index.ts';
import type { Extension } from '../extension.ts';
import { createLogger } from '../http/logging.ts';
import type { Mail } from '../mail/mailer.ts';
import { hashPassword } from '../members/password.ts';
import type { Services } from '../services.ts';
import { TEST_SECRET } from './test-secret.ts';
import { type TestBrowser, createTestBrowser } from './test-browser.ts';
import { type TestClock, createTestClock } from './test-clock.ts';

/** Value of `API_EXTENSION` for tests that start an api process. */
export const DEMO_EXTENSION = join(import.meta.dirname, '../../../demo/src/extension.ts');

export const TEST_PASSWORD = 'rätt häst batteri häftklammer';

type MemberKind = 'member' | 'company' | 'employee' | 'admin';

const RIGHTS: Record<MemberKind, Partial<typeof member.$inferInsert>> = {
  member: {},
  company: { isCorporateCustomer: true, companyName: 'Testbolaget AB', corpNumber: '559999-1238' },
  employee: { isEmployee: true },
  admin: { isEmployee: true, isAdmin: true },
};

export interface TestAppOptions {
  clock?: TestClock;
  /** Settings that differ from the test ones, such as `production` or `secureCookies`. */
  config?: Partial<Config>;
  /** Extension of the api; the demo's images and simulators by default. */
  extension?: Extension;
  /** Only these parts of the api; all by default. */
  features?: AppParts['features'];
  /** Instead of letting time pass: at once by default. */
  wait?: Services['wait'];
  isDraining?: AppParts['isDraining'];
}

export interface LoggedIn extends TestBrowser {
  memberId: number;
  username: string;
}

export interface TestApp {
  app: FastifyInstance;
  services: Services;
  pool: Pool;
  clock: TestClock;
  /** Every mail that was sent, oldest first. */
  mails: Mail[];
  /** Every log line, parsed. */
  logs: Record<string, unknown>[];
  /** A new browser without cookies. */
  browser(): TestBrowser;
  /** A new member row with `TEST_PASSWORD`. */
  createMember(
    kind?: MemberKind,
    values?: Partial<typeof member.$inferInsert>,
  ): Promise<{ id: number; username: string; email: string }>;
  /** A new member, logged in through `POST login` in a browser of their own (or in the given one). */
  loginAs(kind?: MemberKind, values?: Partial<typeof member.$inferInsert>, browser?: TestBrowser): Promise<LoggedIn>;
  close(): Promise<void>;
}

/** argon2 is slow by design: one hash serves every test member of the process. */
let passwordHash: Promise<string> | undefined;

async function withMaintenanceClient(socketDir: string, sql: string): Promise<void> {
  const client = new Client({ host: socketDir, user: 'shop', database: 'postgres' });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function collectLogs(logs: Record<string, unknown>[]): Writable {
  return new Writable({
    write: (chunk, _encoding, done) => {
      logs.push(JSON.parse(String(chunk)));
      done();
    },
  });
}

/**
 * The whole api on a database of its own, copied from the seeded template. Make one per test file in `beforeAll` and
 * `close()` it in `afterAll`.
 */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { socketDir, template } = testDatabase();
  const database = `test_${randomBytes(6).toString('hex')}`;
  await withMaintenanceClient(socketDir, `create database ${database} template ${template}`);

  const clock = options.clock ?? createTestClock();
  const mails: Mail[] = [];
  const logs: Record<string, unknown>[] = [];
  const environment = {
    NODE_ENV: 'test',
    SHOP_VERSION: '1.2.3-test',
    SHOP_SECRETS: TEST_SECRET,
    API_EXTENSION: DEMO_EXTENSION,
    TRUSTED_PROXIES: 'loopback',
  };
  const config: Config = { ...readConfig(environment, () => ''), ...options.config };
  const pool = createPool({ socketDir, database }, { ...config.database, poolSize: 8 }, () => {});
  const app = await buildApp({
    config,
    pool,
    clock,
    logger: createLogger(config, collectLogs(logs)),
    extension: options.extension ?? demo,
    mailer: { send: async (mail) => void mails.push(mail) },
    wait: options.wait ?? (() => Promise.resolve()),
    ...(options.isDraining && { isDraining: options.isDraining }),
    ...(options.features && { features: options.features }),
  });
  await app.ready();

  const createMember: TestApp['createMember'] = async (kind = 'member', values = {}) => {
    passwordHash ??= hashPassword(TEST_PASSWORD);
    const username = `test-${kind}-${randomBytes(4).toString('hex')}`;
    const [row] = await app.services.db
      .insert(member)
      .values({
        username,
        email: `${username}@example.se`,
        passwordHash: await passwordHash,
        firstName: 'Tess',
        lastName: 'Testsson',
        zipCode: '41112',
        ...RIGHTS[kind],
        ...values,
      })
      .returning({ id: member.id, username: member.username, email: member.email });
    if (row === undefined) throw new Error('The member was not stored.');
    return row;
  };

  return {
    app,
    services: app.services,
    pool,
    clock,
    mails,
    logs,
    browser: () => createTestBrowser(app),
    createMember,
    loginAs: async (kind = 'member', values = {}, browser = createTestBrowser(app)) => {
      const { id, username } = await createMember(kind, values);
      await browser.request(postLogin, { body: { username, password: TEST_PASSWORD } });
      return Object.assign(browser, { memberId: id, username });
    },
    close: async () => {
      await app.close();
      await pool.end();
      await withMaintenanceClient(socketDir, `drop database if exists ${database} with (force)`);
    },
  };
}
