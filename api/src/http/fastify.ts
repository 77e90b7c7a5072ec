import type { Endpoint } from '@shop/contracts';
import type { Services } from '../services.ts';
import type { Metrics } from './metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
    /** Served by a listener of its own. */
    metrics: Metrics;
  }
  interface FastifyContextConfig {
    /** The contract behind a route made by `route()`. */
    endpoint?: Endpoint;
    /**
     * Payment providers and their pages post here by design: skips the Origin check. The route must check the sender
     * itself.
     */
    isOpenToOtherSites?: boolean;
  }
}
