/**
 * Writes the one migration of the unreleased schema anew: run it after every change below `src/db/schema`. From the
 * first release on, migrations are only added (`drizzle-kit generate`), and this script goes.
 */
import { execFileSync } from 'node:child_process';
import { closeSync, cpSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const API = join(import.meta.dirname, '..');
const TARGET = join(API, 'src/db/migrations');
const LOCK = join(API, 'src/db/.regenerating');
const STALE_LOCK_MS = 60_000;
/** The same in every run, so that an unchanged schema gives unchanged files. */
const FIXED_TIME = Date.UTC(2026, 10, 1);

/** Never intarray: it takes over the operators of int[] and the default GIN indexes are no longer used. */
const EXTENSIONS = `CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
`;

/** What has been issued stays as it was issued, whatever the code above does. */
const TRIGGERS = `--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION '% is never changed', TG_TABLE_NAME; END $$;--> statement-breakpoint
CREATE TRIGGER receipt_is_kept BEFORE UPDATE OR DELETE ON "receipt" FOR EACH ROW EXECUTE FUNCTION refuse_change();
`;

async function withLock(work: () => void): Promise<void> {
  for (;;) {
    try {
      closeSync(openSync(LOCK, 'wx'));
      break;
    } catch {
      const age = Date.now() - (statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (age > STALE_LOCK_MS) rmSync(LOCK, { force: true });
      await wait(100);
    }
  }
  try {
    work();
  } finally {
    rmSync(LOCK, { force: true });
  }
}

function regenerate(): void {
  const folder = mkdtempSync(join(API, 'src/db/.migrations-'));
  try {
    const kit = join(dirname(createRequire(import.meta.url).resolve('drizzle-kit')), 'bin.cjs');
    const flags = [
      'generate',
      '--dialect=postgresql',
      '--schema=./src/db/schema/index.ts',
      `--out=./src/db/${folder.slice(folder.lastIndexOf('/') + 1)}`,
      '--name=init',
    ];
    execFileSync(process.execPath, [kit, ...flags], { cwd: API, stdio: ['ignore', 'ignore', 'inherit'] });

    const sqlFile = join(folder, '0000_init.sql');
    writeFileSync(sqlFile, EXTENSIONS + readFileSync(sqlFile, 'utf8') + TRIGGERS);
    const journalFile = join(folder, 'meta/_journal.json');
    const journal: { entries: { when: number }[] } = JSON.parse(readFileSync(journalFile, 'utf8'));
    for (const entry of journal.entries) entry.when = FIXED_TIME;
    writeFileSync(journalFile, `${JSON.stringify(journal, null, 2)}\n`);
    const snapshotFile = join(folder, 'meta/0000_snapshot.json');
    const snapshot: { id: string } = JSON.parse(readFileSync(snapshotFile, 'utf8'));
    snapshot.id = '00000000-0000-0000-0000-000000000001';
    writeFileSync(snapshotFile, `${JSON.stringify(snapshot, null, 2)}\n`);

    // Over the old files one by one: somebody may be reading them.
    cpSync(folder, TARGET, { recursive: true, force: true });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await withLock(regenerate);
