export { addressKey } from './address-key.ts';
export { refuseClientError } from './client-error.ts';
export { givenRequestId } from './request-id.ts';
export { scrubUrls } from './scrub-urls.ts';
export { parseTrustedProxies, TrustedProxies, type TrustsProxy } from './trusted-proxies.ts';
