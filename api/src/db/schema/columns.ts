import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Money columns are whole öre and end in `Ore`; only JSON has kronor [O3-02]. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const createdAt = () => timestamptz('created_at').notNull().defaultNow();

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
export const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });
