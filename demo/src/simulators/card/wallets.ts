import { createHmac, randomUUID } from 'node:crypto';
import { WalletSessionRequest, type WalletsResponse } from '@shop/api/payments/card-protocol';
import { isSameText } from '@shop/api/security/signer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { CardSession, Notify } from './card-sessions.ts';

/** No browser has this wallet, so none offers it by itself; what stands in for the browser's part knows it by name. */
const SANDBOX_WALLET = 'sandbox-wallet';

/** The bank's answer takes this long for a token that is `slow`. */
const SLOW_ANSWER_MS = 8000;

/** What a device's wallet signs: the sum that its owner has approved, and how the bank will take it. */
const Approval = z.object({
  amountOre: z.number().int().positive(),
  behaviour: z.enum(['approve', 'decline', 'slow']).default('approve'),
});

const SignedApproval = z.object({ id: z.string(), ...Approval.shape });

export interface SandboxWallets {
  /** The token for one payment of at most this sum, as the device's wallet would make it. */
  issue(approval: z.infer<typeof Approval>): string;
  /** Charges an open session. A token that was made up, used for another payment, or for a lower sum is declined. */
  charge(session: CardSession, token: string): void;
}

interface WalletParts {
  readonly key: string;
  readonly notify: Notify;
  readonly wait: (ms: number) => Promise<void>;
}

/** Tokens signed with the provider's key, each good for one payment. */
export function createSandboxWallets({ key, notify, wait }: WalletParts): SandboxWallets {
  const sign = (text: string): string => createHmac('sha256', key).update(`wallet:${text}`).digest('base64url');
  const usedBy = new Map<string, string>();

  const read = (token: string): z.infer<typeof SignedApproval> | null => {
    const [text = '', signature = ''] = token.split('.');
    if (!isSameText(signature, sign(text))) return null;
    return SignedApproval.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  };
  const decide = (session: CardSession, status: 'authorized' | 'declined'): void => {
    session.status = status;
    notify(session, status);
  };

  return {
    issue: (approval) => {
      const text = Buffer.from(JSON.stringify({ id: randomUUID(), ...approval })).toString('base64url');
      return `${text}.${sign(text)}`;
    },
    charge: (session, token) => {
      const approval = read(token);
      const isOwn = approval !== null && (usedBy.get(approval.id) ?? session.reference) === session.reference;
      if (!isOwn || approval.amountOre < session.amountOre || approval.behaviour === 'decline') {
        return decide(session, 'declined');
      }
      usedBy.set(approval.id, session.reference);
      if (approval.behaviour === 'approve') return decide(session, 'authorized');
      session.status = 'processing';
      void wait(SLOW_ANSWER_MS).then(() => decide(session, 'authorized'));
    },
  };
}

const WALLETS: z.infer<typeof WalletsResponse> = {
  wallets: [{ method: SANDBOX_WALLET, name: 'Testplånbok', data: { merchantName: 'Pixelhamn' } }],
};

/** Endpoints of the wallets: for the shop, and for what stands in for a device's wallet. */
export function registerSandboxWallets(
  app: FastifyInstance,
  wallets: SandboxWallets,
  isShop: (request: FastifyRequest) => boolean,
): void {
  app.get('/api/wallets', async (request, reply) =>
    isShop(request) ? WALLETS : reply.code(401).send({ error: 'The key is wrong.' }),
  );

  app.post('/api/wallets/session', async (request, reply) => {
    if (!isShop(request)) return reply.code(401).send({ error: 'The key is wrong.' });
    const body = WalletSessionRequest.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ error: 'The request cannot be read.' });
    return { session: { domainName: body.data.domain, merchantSessionIdentifier: randomUUID() } };
  });

  app.post('/wallet/token', async (request, reply) => {
    const approval = Approval.safeParse(request.body);
    if (!approval.success) return reply.code(400).send({ error: 'The sum cannot be read.' });
    return { token: wallets.issue(approval.data) };
  });
}
