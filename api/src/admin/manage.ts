import type { Endpoint } from '@shop/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { DbOrTx, Tx } from '../db/client.ts';
import { isUniqueViolation } from '../db/tx.ts';
import { ApiError, notFound } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { audited } from './audited.ts';
import { contains, readPage } from './paging.ts';
import { relist } from './relist.ts';
import { staffRoute } from './staff-route.ts';
import { canonicalText, checkVersion, versionOf } from './version.ts';

/** What `managed` of the contracts promises of a kind of thing. */
interface Calls<Body extends z.ZodMiniType, Filters extends z.ZodMiniType, Sort extends string> {
  readonly body: Body;
  readonly filters: Filters;
  readonly sorts: readonly Sort[];
  readonly list: Endpoint;
  readonly create: Endpoint;
  readonly change: Endpoint;
  /** Null for what is ended and never taken away. */
  readonly remove: Endpoint | null;
}

/** How a kind of thing is kept. `Fields` is what is edited of it; its row in `table` is called `t` in conditions and orders. */
export interface Collection<Fields, Query, Sort extends string> {
  /** Its name in the log. */
  readonly entity: string;
  readonly table: string;
  /** What a search looks at. */
  readonly matches: (pattern: string, typed: string) => SQL;
  readonly filter?: (query: Query) => SQL;
  readonly orders: Readonly<Record<Sort, SQL>>;
  /** Those of the things that exist, as they are edited. */
  readonly read: (on: DbOrTx, ids: readonly number[]) => Promise<ReadonlyMap<number, Fields>>;
  /** What lists tell besides. */
  readonly extras?: (on: DbOrTx, ids: readonly number[]) => Promise<ReadonlyMap<number, object>>;
  /** Cleans what was sent before anything is done with it. */
  readonly prepare?: (fields: Fields) => Fields;
  /** Refuses what cannot be; `id` is null for a new thing. */
  readonly check?: (tx: Tx, fields: Fields, id: number | null) => Promise<void> | void;
  /** What is said when a name that must be its own is taken. */
  readonly taken?: { readonly field: string; readonly text: string };
  readonly insert: (tx: Tx, fields: Fields, now: Date) => Promise<number>;
  /** Answers the products, if any, that lists must show anew. */
  readonly update: (tx: Tx, id: number, fields: Fields, now: Date) => Promise<readonly number[] | void>;
  /** Refuses with CONFLICT while something else uses it. */
  readonly remove?: (tx: Tx, id: number) => Promise<void>;
  /** After the commit of a change that changed something. */
  readonly after?: (change: { before: Fields | null; after: Fields | null }) => Promise<void>;
}

async function hold(tx: Tx, table: string, id: number): Promise<void> {
  const { rows } = await tx.execute(sql`select id from ${sql.identifier(table)} where id = ${id} for update`);
  if (rows.length === 0) throw notFound();
}

/**
 * Serves the calls of a kind of thing: listed, made, changed as a whole and taken away; each change is checked, refused
 * when it began from something old, and written down [O6-01].
 */
export function manage<Body extends z.ZodMiniType, Filters extends z.ZodMiniType, Sort extends string>(
  app: FastifyInstance,
  services: Services,
  calls: Calls<Body, Filters, Sort>,
  collection: Collection<z.output<Body>, z.output<Filters>, Sort>,
): void {
  // The calls have been read with the schemas that `managed` has made of `body` and `filters`.
  type Fields = z.output<Body>;
  type Query = z.output<Filters> & { page: number; search?: string; sort: Sort };
  const { db } = services;
  const { entity, table, orders, read, taken } = collection;

  const prepare = (fields: Fields): Fields => collection.prepare?.(fields) ?? fields;
  const readOne = async (on: DbOrTx, id: number): Promise<Fields> => {
    const fields = (await read(on, [id])).get(id);
    if (fields === undefined) throw notFound();
    return fields;
  };
  const unlessTaken = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (taken === undefined || !isUniqueViolation(error)) throw error;
      throw new ApiError('CONFLICT', taken.text, { fields: { [taken.field]: taken.text }, cause: error });
    }
  };

  staffRoute(app, calls.list, async (call) => {
    const query = call.query as Query;
    const typed = query.search?.trim() ?? '';
    const { rows, total } = await readPage<{ id: number }>(db, {
      columns: sql`t.id`,
      from: sql`${sql.identifier(table)} t where (${typed === '' ? sql`true` : collection.matches(contains(typed), typed)})
        and (${collection.filter?.(query) ?? sql`true`})`,
      order: orders[query.sort],
      page: query.page,
    });
    const ids = rows.map(({ id }) => id);
    const [found, extras] = ids.length === 0 ? [] : await Promise.all([read(db, ids), collection.extras?.(db, ids)]);
    const wired = ids.flatMap((id) => {
      const fields = found?.get(id);
      return fields === undefined
        ? []
        : [{ ...(fields as object), ...extras?.get(id), id, version: versionOf(fields) }];
    });
    return { data: { rows: wired, total } };
  });

  staffRoute(app, calls.create, async (call) => {
    const fields = prepare(call.body as Fields);
    let made: { id: number; after: Fields } | undefined;
    await unlessTaken(() =>
      audited(call, async (tx) => {
        await collection.check?.(tx, fields, null);
        const id = await collection.insert(tx, fields, call.clock.now());
        const after = await readOne(tx, id);
        made = { id, after };
        return { action: 'create', entity, entityId: id, before: null, after };
      }),
    );
    if (made === undefined) throw new Error('Nothing was made.');
    await collection.after?.({ before: null, after: made.after });
    return { data: { id: made.id, version: versionOf(made.after) } };
  });

  staffRoute(app, calls.change, async (call) => {
    const { id } = call.params as { id: number };
    const { version, ...sent } = call.body as { version: string };
    const fields = prepare(sent as Fields);
    let seen: { before: Fields; after: Fields } | undefined;
    let moved: readonly number[] = [];
    const isChanged = await unlessTaken(() =>
      audited(call, async (tx) => {
        await hold(tx, table, id);
        const before = await readOne(tx, id);
        seen = { before, after: before };
        // Saved unchanged, or again after an answer that was lost: it is as it should be already.
        if (canonicalText(prepare(before)) !== canonicalText(fields)) {
          checkVersion(before, version);
          await collection.check?.(tx, fields, id);
          moved = (await collection.update(tx, id, fields, call.clock.now())) ?? [];
          seen = { before, after: await readOne(tx, id) };
        }
        return { action: 'update', entity, entityId: id, ...seen };
      }),
    );
    await relist(services, moved);
    if (isChanged && seen !== undefined) await collection.after?.(seen);
    return { data: { isChanged, version: versionOf(seen?.after) } };
  });

  const { remove } = collection;
  if (calls.remove === null || remove === undefined) return;
  staffRoute(app, calls.remove, async (call) => {
    const { id } = call.params as { id: number };
    let before: Fields | undefined;
    const isChanged = await audited(call, async (tx) => {
      await hold(tx, table, id);
      before = await readOne(tx, id);
      await remove(tx, id);
      return { action: 'delete', entity, entityId: id, before, after: null };
    });
    if (before !== undefined) await collection.after?.({ before, after: null });
    return { data: { isChanged } };
  });
}
