export { abortable } from './abortable.ts';
export { createCache, type Cache, type CacheState, type Loaded } from './create-cache.ts';
export { createCachedValue } from './create-cached-value.ts';
