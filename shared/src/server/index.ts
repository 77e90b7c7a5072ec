export { addressKey } from './address-key.ts';
export { givenRequestId } from './request-id.ts';
export { parseTrustedProxies, TrustedProxies, type TrustsProxy } from './trusted-proxies.ts';
