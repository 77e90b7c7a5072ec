import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Id } from '../common.ts';
import { Amount, Changed, Seconds, Version } from './common.ts';

/** What is sold together with a product, in the order in which it is shown. */
const BundleParts = z
  .array(
    z.object({
      productId: Id,
      /** In kronor, together with `offerEndsAt`; null: at its ordinary price. */
      offerPrice: z.nullable(Amount),
      offerEndsAt: z.nullable(Seconds),
    }),
  )
  .check(z.maxLength(20));

/** The parts of a product’s bundle with their prices in kronor. */
export const getAdminBundle = endpoint({
  method: 'GET',
  path: 'admin/product/:id/bundle',
  access: 'user',
  role: 'employee',
  summary: 'What is sold together with a product, and at which prices [O6-01], [7.6-12].',
  params: z.object({ id: Id }),
  response: z.object({ data: z.object({ parts: BundleParts, version: Version }) }),
});

/** Replaces the parts of a product’s bundle. 409 when its version is outdated. */
export const putAdminBundle = endpoint({
  method: 'PUT',
  path: 'admin/product/:id/bundle',
  access: 'user',
  role: 'admin',
  summary:
    'Replaces what is sold together with a product; its prices are prices, so it is for admins. 409 when somebody else has changed it since [O6-01], [7.6-12].',
  params: z.object({ id: Id }),
  body: z.object({ parts: BundleParts, version: Version }),
  response: Changed,
});
