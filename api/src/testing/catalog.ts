import type { ClientBase, Pool } from 'pg';

/** One statement for each kind of object in a schema; each row names one. */
const KINDS: Readonly<Record<string, string>> = {
  extension: `select extname from pg_extension`,
  relation: `
    select relname, relkind, relpersistence, relrowsecurity, reloptions from pg_class where relnamespace = 'public'::regnamespace`,
  column: `
    select relname, attnum, attname, format_type(atttypid, atttypmod) as type, attnotnull, attidentity, attgenerated,
      attisdropped, attcollation::regcollation, pg_get_expr(adbin, adrelid) as default
    from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = 'public'::regnamespace and relkind <> 'i' and attnum > 0`,
  constraint: `
    select conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace = 'public'::regnamespace`,
  index: `select indexname, indexdef from pg_indexes where schemaname = 'public'`,
  sequence: `
    select seqrelid::regclass, format_type(seqtypid, null) as type, seqstart, seqincrement, seqmax, seqmin, seqcache, seqcycle,
      refobjid::regclass as owner, attname, deptype
    from pg_sequence join pg_class on oid = seqrelid
      left join pg_depend on objid = seqrelid and pg_depend.deptype in ('a', 'i')
      left join pg_attribute on attrelid = refobjid and attnum = refobjsubid
    where relnamespace = 'public'::regnamespace`,
  trigger: `
    select pg_get_triggerdef(pg_trigger.oid) as definition from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace = 'public'::regnamespace and not tgisinternal`,
  function: `
    select pg_get_functiondef(oid) as definition from pg_proc
    where pronamespace = 'public'::regnamespace
      and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  type: `
    select typname, typtype from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd', 'r', 'm')`,
};

/** A database's whole schema as sorted lines, down to the order of columns: equal lines are equal schemas. */
export async function readCatalog(database: ClientBase | Pool): Promise<string[]> {
  const lines: string[] = [];
  for (const [kind, sql] of Object.entries(KINDS)) {
    const { rows } = await database.query<Record<string, unknown>>(sql);
    lines.push(...rows.map((row) => `${kind} ${JSON.stringify(row)}`));
  }
  return lines.toSorted();
}
