import type { FastifyBaseLogger } from 'fastify';

/** Logger interface of the server's parts. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
