import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { EidProgress, EidProvider, EidRequest } from './provider.ts';

/** The app's page of the simulator. */
export const SANDBOX_PATH = '/api/eid-sandbox/:token';

interface SandboxOrder {
  readonly orderRef: string;
  readonly request: EidRequest;
  readonly startedAt: number;
  progress: EidProgress;
}

/** What the simulated app can see and do. */
interface SandboxApp {
  /** The order that a start token opens, while it waits. Opening it shows in the hint that the shop is told. */
  open(autoStartToken: string): EidRequest | undefined;
  sign(autoStartToken: string, personalNumber: string): boolean;
  refuse(autoStartToken: string): boolean;
}

const LIFE_MS = 3 * 60_000;
const FORGET_MS = 10 * 60_000;

/**
 * A BankID without BankID, for development and tests: orders wait until somebody signs or refuses on the simulator's page.
 * It keeps them in memory, so it serves one api process.
 */
export function createEidSandbox(clock: Clock): EidProvider & { readonly app: SandboxApp } {
  const orders = new Map<string, SandboxOrder>();
  const now = (): number => clock.now().getTime();
  const isWaiting = ({ startedAt, progress }: SandboxOrder): boolean =>
    progress.status === 'pending' && now() - startedAt < LIFE_MS;
  const waiting = (autoStartToken: string): SandboxOrder | undefined => {
    const order = orders.get(autoStartToken);
    return order !== undefined && isWaiting(order) ? order : undefined;
  };
  const byRef = (orderRef: string): SandboxOrder | undefined =>
    [...orders.values()].find((order) => order.orderRef === orderRef);
  const end = (order: SandboxOrder | undefined, progress: EidProgress): boolean => {
    if (order === undefined) return false;
    order.progress = progress;
    return true;
  };

  return {
    name: 'sandbox',
    start: async (request) => {
      for (const [token, { startedAt }] of orders) if (now() - startedAt > FORGET_MS) orders.delete(token);
      const autoStartToken = randomUUID();
      const orderRef = randomUUID();
      const progress: EidProgress = { status: 'pending', hintCode: 'outstandingTransaction', personalNumber: null };
      orders.set(autoStartToken, { orderRef, request, startedAt: now(), progress });
      return { orderRef, autoStartToken, qrStartToken: randomUUID(), qrStartSecret: randomBytes(16).toString('hex') };
    },
    collect: async (orderRef) => {
      const order = byRef(orderRef);
      if (order === undefined || (order.progress.status === 'pending' && !isWaiting(order))) {
        return { status: 'failed', hintCode: 'expiredTransaction', personalNumber: null };
      }
      return order.progress;
    },
    cancel: async (orderRef) => {
      const order = byRef(orderRef);
      if (order?.progress.status === 'pending') {
        end(order, { status: 'failed', hintCode: 'cancelled', personalNumber: null });
      }
    },
    appUrl: (autoStartToken) => SANDBOX_PATH.replace(':token', autoStartToken),
    app: {
      open: (token) => {
        const order = waiting(token);
        if (order !== undefined) order.progress = { status: 'pending', hintCode: 'userSign', personalNumber: null };
        return order?.request;
      },
      sign: (token, personalNumber) => end(waiting(token), { status: 'complete', hintCode: null, personalNumber }),
      refuse: (token) => end(waiting(token), { status: 'failed', hintCode: 'userCancel', personalNumber: null }),
    },
  };
}
