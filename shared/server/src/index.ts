export { addressKey } from './address-key.ts';
export { refuseClientError } from './client-error.ts';
export { givenRequestId } from './request-id.ts';
export { scrubUrls } from './scrub-urls.ts';
export { createShutdown, PRODUCTION_DRAIN_MS } from './shutdown.ts';
export { TrustedProxies, type TrustsProxy } from './trusted-proxies.ts';
export { followUnusedConnections } from './unused-connections.ts';
