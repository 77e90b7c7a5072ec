import type { Endpoint } from '@shop/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { DbOrTx, Tx } from '../db/client.ts';
import { isUniqueViolation } from '../db/tx.ts';
import { ApiError, notFound } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { audited, inAudit } from './audited.ts';
import { contains, readPage } from './paging.ts';
import { relist } from './relist.ts';
import { staffRoute } from './staff-route.ts';
import { canonicalText, checkVersion, versionOf } from './version.ts';

/** The endpoints that `managed` of the contracts declares for a kind of entity. */
interface Calls<Body extends z.ZodMiniType, Filters extends z.ZodMiniType, Sort extends string> {
  readonly body: Body;
  readonly filters: Filters;
  readonly sorts: readonly Sort[];
  readonly list: Endpoint;
  readonly create: Endpoint;
  readonly change: Endpoint;
  /** Null for entities that end but are never deleted. */
  readonly remove: Endpoint | null;
}

/**
 * Storage of a kind of entity. `Fields` is its editable part; its row in `table` is called `t` in conditions and
 * orders.
 */
export interface Collection<Fields, Query, Sort extends string> {
  /** Its name in the log. */
  readonly entity: string;
  readonly table: string;
  /** Condition of a search. */
  readonly matches: (pattern: string, typed: string) => SQL;
  readonly filter?: (query: Query) => SQL;
  readonly orders: Readonly<Record<Sort, SQL>>;
  /** The existing entities among these ids, as they are edited. */
  readonly read: (on: DbOrTx, ids: readonly number[]) => Promise<ReadonlyMap<number, Fields>>;
  /** Additional columns of lists. */
  readonly extras?: (on: DbOrTx, ids: readonly number[]) => Promise<ReadonlyMap<number, object>>;
  /** Cleans a request's fields before all else. */
  readonly prepare?: (fields: Fields) => Fields;
  /** Refuses invalid fields; `id` is null for a new entity. */
  readonly check?: (tx: Tx, fields: Fields, id: number | null) => Promise<void> | void;
  /** The error for a duplicate of a unique name. */
  readonly taken?: { readonly field: string; readonly text: string };
  readonly insert: (tx: Tx, fields: Fields, now: Date) => Promise<number>;
  /** Returns the products, if any, that lists must refresh. */
  readonly update: (tx: Tx, id: number, fields: Fields, now: Date) => Promise<readonly number[] | void>;
  /** Refuses with CONFLICT while it is referenced. */
  readonly remove?: (tx: Tx, id: number) => Promise<void>;
  /** Runs after the commit of an effective change. */
  readonly after?: (change: { before: Fields | null; after: Fields | null }) => Promise<void>;
}

/** Context of the calls of one kind of entity. */
interface Managed<Fields, Query, Sort extends string> {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly collection: Collection<Fields, Query, Sort>;
}

type ListQuery<Query, Sort extends string> = Query & { page: number; search?: string; sort: Sort };

async function lockRow(tx: Tx, table: string, id: number): Promise<void> {
  const { rows } = await tx.execute(sql`select id from ${sql.identifier(table)} where id = ${id} for update`);
  if (rows.length === 0) throw notFound();
}

async function readOne<Fields>(
  on: DbOrTx,
  { read }: Pick<Collection<Fields, never, never>, 'read'>,
  id: number,
): Promise<Fields> {
  const fields = (await read(on, [id])).get(id);
  if (fields === undefined) throw notFound();
  return fields;
}

/** Runs `work`; a name that is taken is refused (409) with the collection's text. */
async function unlessTaken<T>(
  { taken }: Pick<Collection<never, never, never>, 'taken'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (taken === undefined || !isUniqueViolation(error)) throw error;
    throw new ApiError('CONFLICT', taken.text, { fields: { [taken.field]: taken.text }, cause: error });
  }
}

function registerList<Fields, Query, Sort extends string>(
  { app, services, collection }: Managed<Fields, Query, Sort>,
  endpoint: Endpoint,
): void {
  const { db } = services;
  const { table, orders, read } = collection;
  staffRoute(app, endpoint, async (call) => {
    const query = call.query as ListQuery<Query, Sort>;
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
    const listed = ids.flatMap((id) => {
      const fields = found?.get(id);
      return fields === undefined
        ? []
        : [{ ...(fields as object), ...extras?.get(id), id, version: versionOf(fields) }];
    });
    return { data: { rows: listed, total } };
  });
}

function registerCreate<Fields, Query, Sort extends string>(
  { app, collection }: Managed<Fields, Query, Sort>,
  endpoint: Endpoint,
): void {
  const { entity } = collection;
  staffRoute(app, endpoint, async (call) => {
    const sent = call.body as Fields;
    const fields = collection.prepare?.(sent) ?? sent;
    const { id, after } = await unlessTaken(collection, () =>
      inAudit(call, async (tx) => {
        await collection.check?.(tx, fields, null);
        const entityId = await collection.insert(tx, fields, call.clock.now());
        const created = await readOne(tx, collection, entityId);
        return {
          result: { id: entityId, after: created },
          change: { action: 'create', entity, entityId, before: null, after: created },
        };
      }),
    );
    await collection.after?.({ before: null, after });
    return { data: { id, version: versionOf(after) } };
  });
}

function registerChange<Fields, Query, Sort extends string>(
  { app, services, collection }: Managed<Fields, Query, Sort>,
  endpoint: Endpoint,
): void {
  const { entity, table } = collection;
  const prepare = (fields: Fields): Fields => collection.prepare?.(fields) ?? fields;
  staffRoute(app, endpoint, async (call) => {
    const { id } = call.params as { id: number };
    const { version, ...sent } = call.body as { version: string };
    const fields = prepare(sent as Fields);
    let seen: { before: Fields; after: Fields } | undefined;
    let moved: readonly number[] = [];
    const isChanged = await unlessTaken(collection, () =>
      audited(call, async (tx) => {
        await lockRow(tx, table, id);
        const before = await readOne(tx, collection, id);
        seen = { before, after: before };
        // Saved unchanged, or again after a response that was lost: nothing is left to do.
        if (canonicalText(prepare(before)) !== canonicalText(fields)) {
          checkVersion(before, version);
          await collection.check?.(tx, fields, id);
          moved = (await collection.update(tx, id, fields, call.clock.now())) ?? [];
          seen = { before, after: await readOne(tx, collection, id) };
        }
        return { action: 'update', entity, entityId: id, ...seen };
      }),
    );
    await relist(services, moved);
    if (isChanged && seen !== undefined) await collection.after?.(seen);
    return { data: { isChanged, version: versionOf(seen?.after) } };
  });
}

function registerRemove<Fields, Query, Sort extends string>(
  { app, collection }: Managed<Fields, Query, Sort>,
  endpoint: Endpoint,
  remove: (tx: Tx, id: number) => Promise<void>,
): void {
  const { entity, table } = collection;
  staffRoute(app, endpoint, async (call) => {
    const { id } = call.params as { id: number };
    let before: Fields | undefined;
    const isChanged = await audited(call, async (tx) => {
      await lockRow(tx, table, id);
      before = await readOne(tx, collection, id);
      await remove(tx, id);
      return { action: 'delete', entity, entityId: id, before, after: null };
    });
    if (before !== undefined) await collection.after?.({ before, after: null });
    return { data: { isChanged } };
  });
}

/**
 * Serves the calls of a kind of entity: list, create, replace and remove; each change is validated, refused when it
 * is based on an outdated version, and written to the audit log [O6-01].
 */
export function manage<Body extends z.ZodMiniType, Filters extends z.ZodMiniType, Sort extends string>(
  app: FastifyInstance,
  services: Services,
  calls: Calls<Body, Filters, Sort>,
  collection: Collection<z.output<Body>, z.output<Filters>, Sort>,
): void {
  // The calls have been parsed by the schemas that `managed` derives from `body` and `filters`.
  const managed = { app, services, collection };
  registerList(managed, calls.list);
  registerCreate(managed, calls.create);
  registerChange(managed, calls.change);
  const { remove } = collection;
  if (calls.remove !== null && remove !== undefined) registerRemove(managed, calls.remove, remove);
}
