import { readFileSync } from 'node:fs';
import { Agent, request as httpsRequest } from 'node:https';
import * as z from 'zod';
import type { EidProvider } from './provider.ts';

const Order = z.object({
  orderRef: z.string(),
  autoStartToken: z.string(),
  qrStartToken: z.string(),
  qrStartSecret: z.string(),
});

const Collected = z.object({
  status: z.enum(['pending', 'complete', 'failed']),
  hintCode: z.string().optional(),
  completionData: z.object({ user: z.object({ personalNumber: z.string().regex(/^\d{12}$/) }) }).optional(),
});

const Failure = z.object({ errorCode: z.string() });

interface ApiResponse {
  readonly status: number;
  readonly body: unknown;
}

/** Sends a call to the provider and returns its response, whatever the status. */
export type EidCaller = (path: string, body: object) => Promise<ApiResponse>;

export interface BankIdOptions {
  readonly url: string;
  /** Paths of the client certificate (PKCS #12) and of the provider's root certificate. */
  readonly certificate: string;
  readonly passphrase: string;
  readonly authority: string;
}

const TIMEOUT_MS = 8000;

/** Mutual TLS: the provider's certificate is signed by a root that no system trusts by default. */
function callWithCertificate({ url, certificate, passphrase, authority }: BankIdOptions): EidCaller {
  const agent = new Agent({
    keepAlive: true,
    pfx: readFileSync(certificate),
    passphrase,
    ca: readFileSync(authority),
  });
  return (path, body) =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json' };
      const request = httpsRequest(
        new URL(path, url),
        { method: 'POST', agent, headers, timeout: TIMEOUT_MS },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            try {
              resolve({ status: response.statusCode ?? 0, body: JSON.parse(Buffer.concat(chunks).toString('utf8')) });
            } catch (error) {
              reject(error);
            }
          });
        },
      );
      request.on('timeout', () => request.destroy(new Error('The e-ID provider did not answer in time.')));
      request.on('error', reject);
      request.end(JSON.stringify(body));
    });
}

const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64');

/** BankID's interface for relying parties, version 6.0. */
export function createBankId(options: BankIdOptions, call: EidCaller = callWithCertificate(options)): EidProvider {
  const post = async (path: string, body: object): Promise<unknown> => {
    const response = await call(`/rp/v6.0/${path}`, body);
    if (response.status === 200) return response.body;
    const failure = Failure.safeParse(response.body);
    throw new Error(`e-ID ${path} responded ${response.status} ${failure.data?.errorCode ?? ''}`.trim());
  };

  return {
    name: 'bankid',
    start: async ({ endUserIp, personalNumber, text }) =>
      Order.parse(
        await post('auth', {
          endUserIp,
          userVisibleData: base64(text),
          ...(personalNumber !== null && { requirement: { personalNumber } }),
        }),
      ),
    collect: async (orderRef) => {
      const { status, hintCode, completionData } = Collected.parse(await post('collect', { orderRef }));
      return { status, hintCode: hintCode ?? null, personalNumber: completionData?.user.personalNumber ?? null };
    },
    cancel: async (orderRef) => {
      await post('cancel', { orderRef });
    },
    appUrl: (autoStartToken) =>
      `https://app.bankid.com/?${new URLSearchParams({ autostarttoken: autoStartToken, redirect: 'null' }).toString()}`,
  };
}
