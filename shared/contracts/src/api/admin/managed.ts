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
  /** What it is called in the OpenAPI document: 'A top list', with requirement ids. */
  what: string;
  ids: string;
  /** What is edited: the same in lists, when it is made and when it is changed. */
  fields: Fields;
  /** What lists tell besides, and nobody edits. */
  extra: Extra;
  filters: Filters;
  sorts: Sorts;
}

/**
 * The four calls of a kind of thing that employees keep: a paged list, making, changing and taking away. A change replaces
 * all fields of the thing and carries the `version` that it began from (409 when somebody was faster).
 */
export function managed<
  Fields extends Shape,
  Extra extends Shape,
  Filters extends Shape,
  const Sorts extends readonly [string, ...string[]],
>({ path, role, what, ids, fields, extra, filters, sorts }: Kind<Fields, Extra, Filters, Sorts>) {
  const place = `admin/${path}`;
  const body = z.object(fields);
  return {
    body,
    filters: z.object(filters),
    sorts,
    list: endpoint({
      method: 'GET',
      path: place,
      access: 'user',
      role: 'employee',
      summary: `${what}: a page of all of them, searched, filtered and sorted ${ids}.`,
      query: z.object({ ...filters, page: Page, search: Search, sort: sorted(sorts) }),
      response: paged(z.object({ ...fields, ...extra, id: z.number(), version: Version })),
    }),
    create: endpoint({
      method: 'POST',
      path: place,
      access: 'user',
      role,
      summary: `${what}: a new one ${ids}.`,
      body,
      response: Created,
    }),
    change: endpoint({
      method: 'PUT',
      path: `${place}/:id`,
      access: 'user',
      role,
      summary: `${what}: changed as a whole; 409 when somebody else has changed it since 'version' ${ids}.`,
      params: z.object({ id: Id }),
      body: z.object({ ...fields, version: Version }),
      response: Changed,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `${place}/:id`,
      access: 'user',
      role,
      summary: `${what}: taken away; 409 while something else still uses it ${ids}.`,
      params: z.object({ id: Id }),
      response: Done,
    }),
  };
}
