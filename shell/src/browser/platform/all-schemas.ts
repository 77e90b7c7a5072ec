/** The whole contract with its schemas: loaded by the first call that is not among the common ones of `schemas.ts`. */
import * as contracts from '@shop/contracts/api/index';
import { responsesOf } from './responses-of.ts';

export const RESPONSES = responsesOf(contracts);
