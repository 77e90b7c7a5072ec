import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { systemClock } from '@shop/api/clock';
import { readConfig } from '@shop/api/config';
import { developmentSecret } from '@shop/api/development-secret';
import { createLogger } from '@shop/api/http/logging';
import { cardProviderKeys } from '@shop/api/payments/signature';
import { buildCardSandbox } from './build-card-sandbox.ts';
import { deliverTo } from './deliver-callback.ts';

const Environment = z.object({
  CARD_SANDBOX_HOST: z.string().default('127.0.0.1'),
  CARD_SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(3002),
  /** Origin of the shop's api, for callbacks. */
  API_ORIGIN: z.url().default('http://127.0.0.1:3001'),
});

const env = Environment.parse(process.env);
const config = readConfig(process.env, developmentSecret);
const logger = createLogger(config);
const app = buildCardSandbox({
  key: cardProviderKeys(config)[0],
  shopOrigin: config.publicOrigin,
  deliver: deliverTo(new URL('/api/payment-callback/card', env.API_ORIGIN).href),
  clock: systemClock,
  wait: async (ms) => void (await wait(ms, undefined, { ref: false })),
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void app.close());

await app.listen({ host: env.CARD_SANDBOX_HOST, port: env.CARD_SANDBOX_PORT });
logger.info({ port: env.CARD_SANDBOX_PORT }, 'card sandbox is ready');
