import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, sql, type SQL } from 'drizzle-orm';
import { eidSandboxOrder, eidSigning } from '@shop/api/db/schema';
import { decryptSsn, encryptSsn } from '@shop/api/members/ssn';
import type { SimulatorServices } from '@shop/api/extension';
import { forgetSandboxOrders } from '@shop/api/eid/sandbox-orders';
import type { EidProgress, EidProvider, EidRequest } from '@shop/api/eid/provider';

/** The app's page of the simulator. */
export const SANDBOX_PATH = '/api/eid-sandbox/:token';

type Order = typeof eidSandboxOrder.$inferSelect;

/** What the simulated app can see and do. */
interface SandboxApp {
  /** The waiting order of a start token. Opening it changes the hint that the shop gets. */
  open(autoStartToken: string): Promise<Pick<EidRequest, 'text' | 'personalNumber'> | undefined>;
  /** Whether the signing was started in this session: no other browser may sign for it. */
  isBegunIn(autoStartToken: string, sessionId: string | null): Promise<boolean>;
  sign(autoStartToken: string, personalNumber: string): Promise<boolean>;
  refuse(autoStartToken: string): Promise<boolean>;
  /** Three minutes pass at once for this order, as if the phone had lain on the table. */
  expire(autoStartToken: string): Promise<boolean>;
}

const LIFETIME_MS = 3 * 60_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const EXPIRED: EidProgress = { status: 'failed', hintCode: 'expiredTransaction', personalNumber: null };

/**
 * A simulated BankID for development and tests: orders wait until a person signs or refuses on the simulator's page.
 * They are stored in the database, so that any api process can respond.
 */
export function createEidSandbox({
  db,
  clock,
  config: { secrets },
}: Pick<SimulatorServices, 'db' | 'clock' | 'config'>): EidProvider & { readonly app: SandboxApp } {
  const lifeStart = (): Date => new Date(clock.now().getTime() - LIFETIME_MS);

  /** Changes an order that still waits; returns it, or undefined when it is over. */
  const change = async (which: SQL, values: Partial<Order>): Promise<Order | undefined> => {
    const isWaiting = and(eq(eidSandboxOrder.status, 'pending'), gt(eidSandboxOrder.startedAt, lifeStart()));
    const [order] = await db.update(eidSandboxOrder).set(values).where(and(which, isWaiting)).returning();
    return order;
  };
  const changeByToken = async (autoStartToken: string, values: Partial<Order>): Promise<Order | undefined> =>
    UUID.test(autoStartToken) ? change(eq(eidSandboxOrder.autoStartToken, autoStartToken), values) : undefined;

  return {
    name: 'sandbox',
    start: async ({ text, personalNumber }) => {
      const now = clock.now();
      await forgetSandboxOrders(db, now);
      const order = { orderRef: randomUUID(), autoStartToken: randomUUID() };
      await db.insert(eidSandboxOrder).values({
        ...order,
        text,
        askedSsnEncrypted: personalNumber === null ? null : encryptSsn(personalNumber, secrets),
        hintCode: 'outstandingTransaction',
        startedAt: now,
      });
      return { ...order, qrStartToken: randomUUID(), qrStartSecret: randomBytes(16).toString('hex') };
    },
    collect: async (orderRef) => {
      const [order] = await db.select().from(eidSandboxOrder).where(eq(eidSandboxOrder.orderRef, orderRef));
      if (order === undefined || (order.status === 'pending' && order.startedAt <= lifeStart())) return EXPIRED;
      const { status, hintCode, signedSsnEncrypted: signed } = order;
      return { status, hintCode, personalNumber: signed === null ? null : decryptSsn(signed, secrets) };
    },
    cancel: async (orderRef) =>
      void (await change(eq(eidSandboxOrder.orderRef, orderRef), { status: 'failed', hintCode: 'cancelled' })),
    appUrl: (autoStartToken) => SANDBOX_PATH.replace(':token', autoStartToken),
    app: {
      open: async (token) => {
        const order = await changeByToken(token, { hintCode: 'userSign' });
        if (order === undefined) return undefined;
        const { text, askedSsnEncrypted: asked } = order;
        return { text, personalNumber: asked === null ? null : decryptSsn(asked, secrets) };
      },
      isBegunIn: async (token, sessionId) => {
        if (sessionId === null || !UUID.test(token)) return false;
        const [signing] = await db
          .select({ reference: eidSigning.reference })
          .from(eidSandboxOrder)
          .innerJoin(eidSigning, sql`${eidSigning.order} ->> 'orderRef' = ${eidSandboxOrder.orderRef}::text`)
          .where(and(eq(eidSandboxOrder.autoStartToken, token), eq(eidSigning.sessionId, sessionId)));
        return signing !== undefined;
      },
      sign: async (token, personalNumber) => {
        const signedSsnEncrypted = encryptSsn(personalNumber, secrets);
        return (await changeByToken(token, { status: 'complete', hintCode: null, signedSsnEncrypted })) !== undefined;
      },
      refuse: async (token) => (await changeByToken(token, { status: 'failed', hintCode: 'userCancel' })) !== undefined,
      expire: async (token) => (await changeByToken(token, { startedAt: lifeStart() })) !== undefined,
    },
  };
}
