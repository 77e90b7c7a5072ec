import { createKeyRing } from '../secrets/key-ring.ts';

/** The installation's only secret in tests: of the seed and of every test app. */
export const TEST_SECRET = 'only for tests and for nothing else in the world';

/** The key ring as features get it. */
export const TEST_KEYS = createKeyRing([TEST_SECRET]);
