import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Id } from '../common.ts';
import { Changed, Created, Done, Page, paged, Search, sorted, Version } from './common.ts';

type Shape = Record<string, z.ZodMiniType>;

interface Kind<Fields extends Shape, Extra extends Shape, Filters extends Shape, Sorts> {
  /** Path below `admin/`. */
  path: string;
  /** Who changes it; every employee reads. */
  role: 'employee' | 'admin';
  /** Name in the OpenAPI document, such as 'A top list'. */
  what: string;
  ids: string;
  /** What is edited: the same in lists, when it is made and when it is changed. */
  fields: Fields;
  /** Read-only fields of the list. */
  extra: Extra;
  filters: Filters;
  sorts: Sorts;
}

/**
 * The four calls for a kind of entity that employees manage: a paged list, create, change and remove. A change
 * replaces all fields and carries the `version` it is based on (409 when the entity has been changed since).
 */
export function managed<
  Fields extends Shape,
  Extra extends Shape,
  Filters extends Shape,
  const Sorts extends readonly [string, ...string[]],
>({ path, role, what, ids, fields, extra, filters, sorts }: Kind<Fields, Extra, Filters, Sorts>) {
  const fullPath = `admin/${path}`;
  const body = z.object(fields);
  return {
    body,
    filters: z.object(filters),
    sorts,
    list: endpoint({
      method: 'GET',
      path: fullPath,
      access: 'user',
      role: 'employee',
      summary: `${what}: a page of all of them, searched, filtered and sorted ${ids}.`,
      query: z.object({ ...filters, page: Page, search: Search, sort: sorted(sorts) }),
      response: paged(z.object({ ...fields, ...extra, id: z.number(), version: Version })),
    }),
    create: endpoint({
      method: 'POST',
      path: fullPath,
      access: 'user',
      role,
      summary: `${what}: a new one ${ids}.`,
      body,
      response: Created,
    }),
    change: endpoint({
      method: 'PUT',
      path: `${fullPath}/:id`,
      access: 'user',
      role,
      summary: `${what}: changed as a whole; 409 when somebody else has changed it since 'version' ${ids}.`,
      params: z.object({ id: Id }),
      body: z.object({ ...fields, version: Version }),
      response: Changed,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `${fullPath}/:id`,
      access: 'user',
      role,
      summary: `${what}: taken away; 409 while something else still uses it ${ids}.`,
      params: z.object({ id: Id }),
      response: Done,
    }),
  };
}
