import type { FastifyBaseLogger } from 'fastify';

/** What the server's parts need to write to the log. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
