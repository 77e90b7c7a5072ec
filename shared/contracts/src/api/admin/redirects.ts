import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Done, paged, Paging } from './common.ts';

const RedirectFrom = {
  fromType: z.enum(['category', 'campaign', 'product', 'info', 'manufacturer', 'section']),
  fromId: z.string().check(z.regex(/^s?\d{1,9}$/)),
};
const RedirectTo = {
  /** 1 Campaign, 2 Category, 3 Section, 4 Subsection, 5 Start, 7 Manufacturer. */
  toTypeId: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(7)]),
  toId: z.nullable(z.string().check(z.regex(/^s?\d{1,9}$/))),
};

/** A page of stored redirects. */
export const getAdminRedirects = endpoint({
  method: 'GET',
  path: 'admin/redirect',
  access: 'user',
  role: 'employee',
  summary: 'Stored redirects [O2.2-14].',
  query: Paging,
  response: paged(
    z.object({ fromType: z.string(), fromId: z.string(), toTypeId: z.number(), toId: z.nullable(z.string()) }),
  ),
});

/** Stores a redirect from one entity to another. 422 when both are the same. */
export const putAdminRedirect = endpoint({
  method: 'PUT',
  path: 'admin/redirect/:fromType/:fromId',
  access: 'user',
  role: 'employee',
  summary: 'Sends an entity elsewhere; 422 for one that would go to itself [O2.2-14].',
  params: z.object(RedirectFrom),
  body: z.object(RedirectTo),
  response: Done,
});

/** Deletes a stored redirect. */
export const deleteAdminRedirect = endpoint({
  method: 'DELETE',
  path: 'admin/redirect/:fromType/:fromId',
  access: 'user',
  role: 'employee',
  summary: 'Takes a redirect away [O2.2-14].',
  params: z.object(RedirectFrom),
  response: Done,
});
