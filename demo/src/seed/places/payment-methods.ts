import * as z from 'zod';
import { readData } from '../engine/read-data.ts';

const PaymentMethod = z.strictObject({
  id: z.int(),
  type: z.enum(['card', 'mobile', 'link', 'invoice', 'instalment']),
  name: z.string(),
  description: z.string(),
  feeOre: z.int(),
  isCredit: z.boolean(),
  needsLogin: z.boolean(),
  companiesOnly: z.boolean(),
  isActive: z.boolean(),
  sort: z.int(),
});

/** Direct payment first; credit is marked, last and never preselected (betaltjänstlagen 7 a kap.) [O2.17-16]. */
export const PAYMENT_METHOD_ROWS = readData('places/payment-methods.json', z.array(PaymentMethod));
