import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';

/** Imports prices in kronor from a CSV file, all or none; `isTrial` only reports what would change. */
export const postAdminPriceImport = endpoint({
  method: 'POST',
  path: 'admin/price-import',
  access: 'user',
  role: 'admin',
  summary:
    'Prices from a CSV file (`files[]`: articleNumber;price;regularPrice) with `data` {isTrial}; all of it or nothing [7.1-04], [7.1-05].',
  response: z.object({
    data: z.object({
      changed: z.number(),
      unchanged: z.number(),
      problems: z.array(z.object({ line: z.number(), text: z.string() })),
    }),
  }),
});
