import type { FastifyBaseLogger, FastifyReply } from 'fastify';

/** Work whose duration must not show in the response, since a difference in time tells callers apart. */
export interface AfterResponse {
  /** Runs `work` once the response is sent or the connection closed. Errors are logged: no caller waits for them. */
  run(reply: FastifyReply, work: () => Promise<void>): void;
  /** Resolves when nothing is pending: before the database closes. */
  idle(): Promise<void>;
}

export function createAfterResponse(log: Pick<FastifyBaseLogger, 'error'>): AfterResponse {
  const pending = new Set<Promise<void>>();
  return {
    run({ raw }, work) {
      const { promise: isSent, resolve } = Promise.withResolvers<void>();
      raw.once('finish', resolve).once('close', resolve);
      const running = isSent
        .then(work)
        .catch((error: unknown) => log.error({ err: error }, 'work after a response failed'))
        .finally(() => pending.delete(running));
      pending.add(running);
    },
    async idle() {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}
