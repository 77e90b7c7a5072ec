import { SHOP } from '@shop/contracts/config';
import { ApiError } from '../http/errors.ts';
import type { EidProvider } from './provider.ts';

const refuse = (): never => {
  throw new ApiError('UNAVAILABLE', `${SHOP.eid.name} kan inte användas just nu.`);
};

/** The provider of an installation without e-ID: every call is refused. */
export const noEid: EidProvider = {
  name: 'off',
  start: async () => refuse(),
  collect: async () => refuse(),
  cancel: async () => undefined,
  appUrl: () => refuse(),
};
