import { readFileSync } from 'node:fs';
import { Agent, request as httpsRequest } from 'node:https';
import { DEFAULT_CURRENCY, oreToKronor } from '@shop/domain/money';
import * as z from 'zod';
import type { PaymentProvider, ProviderStatus } from './provider.ts';

export interface SwishOptions {
  readonly url: string;
  /** The shop's Swish number. */
  readonly payee: string;
  /** Files: the client certificate (PKCS #12) and the provider's root. */
  readonly certificate: string;
  readonly passphrase: string;
  readonly authority: string;
}

interface ApiResponse {
  readonly status: number;
  readonly body: unknown;
  /** Of a new payment: what the shopper's app opens it with. */
  readonly token?: string | undefined;
}

/** Sends a call to the provider and returns its response, whatever the status. */
export type SwishCaller = (method: 'GET' | 'PUT', path: string, body?: object) => Promise<ApiResponse>;

const TIMEOUT_MS = 8000;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const firstOf = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header;

/** Both sides show a certificate. */
function callWithCertificate({ url, certificate, passphrase, authority }: SwishOptions): SwishCaller {
  const agent = new Agent({ keepAlive: true, pfx: readFileSync(certificate), passphrase, ca: readFileSync(authority) });
  return (method, path, body) =>
    new Promise((resolve, reject) => {
      const options = { method, agent, headers: { 'content-type': 'application/json' }, timeout: TIMEOUT_MS };
      const request = httpsRequest(new URL(path, url), options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: parse(Buffer.concat(chunks).toString('utf8')),
            token: firstOf(response.headers['paymentrequesttoken']),
          }),
        );
      });
      request.on('timeout', () => request.destroy(new Error('The mobile payment provider did not answer in time.')));
      request.on('error', reject);
      request.end(body === undefined ? undefined : JSON.stringify(body));
    });
}

const Payment = z.object({
  status: z.enum(['CREATED', 'PAID', 'DECLINED', 'ERROR', 'CANCELLED']),
  amount: z.coerce.number(),
  currency: z.string(),
  paymentReference: z.string().nullish(),
});

const STATUS: Readonly<Record<z.infer<typeof Payment>['status'], ProviderStatus>> = {
  CREATED: 'pending',
  PAID: 'paid',
  DECLINED: 'failed',
  ERROR: 'failed',
  CANCELLED: 'cancelled',
};

/**
 * Throws for an amount or currency other than the requested one: it is not this payment, and an employee has to check.
 */
function statusOf({ status, amount: kronor, currency }: z.infer<typeof Payment>, amountOre: number): ProviderStatus {
  if (status === 'PAID' && (currency !== DEFAULT_CURRENCY || Math.round(kronor * 100) !== amountOre)) {
    throw new Error('The mobile payment has another amount or currency than was asked for.');
  }
  return STATUS[status];
}

/**
 * The provider wants a UUID without hyphens in capitals: our own reference, so that a repeated call creates nothing
 * new.
 */
const instruction = (reference: string): string => reference.replaceAll('-', '').toUpperCase();

const BARE_UUID = /^([0-9A-F]{8})([0-9A-F]{4})([0-9A-F]{4})([0-9A-F]{4})([0-9A-F]{12})$/;

/** Our reference of the provider's name for a payment; null for what cannot be one. */
export function referenceOf(id: string): string | null {
  const match = BARE_UUID.exec(id.replaceAll('-', '').toUpperCase());
  return match === null ? null : match.slice(1).join('-').toLowerCase();
}

const amount = (ore: number): string => oreToKronor(ore).toFixed(2);

/**
 * Swish for merchants, payment requests version 2: the shopper approves in the app, which a link on a phone, or a code
 * on a computer's screen, opens with the payment's token. Whose phone that is, is the shopper's to choose, so the
 * request names no payer.
 */
export function createSwish(
  options: SwishOptions,
  publicOrigin: string,
  call: SwishCaller = callWithCertificate(options),
): PaymentProvider {
  const callbackUrl = `${publicOrigin}/api/payment-callback/mobile`;
  const read = async (reference: string) => {
    const { status, body } = await call('GET', `/swish-cpcapi/api/v1/paymentrequests/${instruction(reference)}`);
    if (status === 404) return null;
    if (status !== 200) throw new Error(`The mobile payment provider answered ${status}.`);
    return Payment.parse(body);
  };

  return {
    start: async ({ reference, orderId, amountOre }) => {
      const { status, token = null } = await call(
        'PUT',
        `/swish-cpcapi/api/v2/paymentrequests/${instruction(reference)}`,
        {
          payeePaymentReference: orderId,
          callbackUrl,
          payeeAlias: options.payee,
          amount: amount(amountOre),
          currency: DEFAULT_CURRENCY,
          message: `Beställning ${orderId}`,
        },
      );
      const redirectUrl = `/checkout/swish/${orderId}`;
      if (status === 201) return { sessionToken: token, redirectUrl, status: 'pending' };
      // The response to an earlier call was lost: the payment exists already, perhaps approved. Its token is lost, too.
      const known = await read(reference);
      if (known === null) throw new Error(`The mobile payment provider answered ${status}.`);
      return { sessionToken: null, redirectUrl, status: statusOf(known, amountOre) };
    },

    check: async ({ reference, amountOre }) => {
      const found = await read(reference);
      return found === null ? 'pending' : statusOf(found, amountOre);
    },

    refund: async ({ reference, refundId, amountOre }) => {
      const found = await read(reference);
      if (found?.paymentReference == null) throw new Error('The mobile payment cannot be found.');
      const path = `/swish-cpcapi/api/v2/refunds/${instruction(refundId)}`;
      const { status } = await call('PUT', path, {
        originalPaymentReference: found.paymentReference,
        callbackUrl,
        payerAlias: options.payee,
        amount: amount(amountOre),
        currency: DEFAULT_CURRENCY,
      });
      if (status === 201) return;
      const known = await call('GET', `/swish-cpcapi/api/v1/refunds/${instruction(refundId)}`);
      if (known.status !== 200) throw new Error(`The mobile payment provider answered ${status} to a refund.`);
    },
  };
}
