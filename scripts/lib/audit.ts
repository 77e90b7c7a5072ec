import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDate } from '@shop/server/calendar';
import * as z from 'zod';
import type { Outcome } from './checks.ts';
import { ROOT } from './paths.ts';

const TIMEOUT_MS = 120_000;
const FAILING = ['high', 'critical'];

const Advisory = z.object({
  module_name: z.string(),
  severity: z.string(),
  title: z.string(),
  url: z.string(),
  github_advisory_id: z.string().optional(),
});
const Report = z.object({ advisories: z.record(z.string(), Advisory) });
const Refusal = z.object({ error: z.object({ code: z.string().optional(), message: z.string() }) });

export type AuditResult =
  | { readonly kind: 'checked'; readonly advisories: readonly z.output<typeof Advisory>[] }
  /** The registry has no audit endpoint, or could not be reached. */
  | { readonly kind: 'unchecked'; readonly why: string };

/** A known, accepted advisory with its reason and the date until which it is accepted. */
const Exception = z.object({ id: z.string().min(1), reason: z.string().min(10), until: z.iso.date() });
export type AuditException = z.output<typeof Exception>;

const readJson = (text: string): unknown => {
  // npm writes warnings before the program's output.
  const start = text.indexOf('{');
  try {
    return JSON.parse(text.slice(Math.max(start, 0)));
  } catch {
    return undefined;
  }
};

/** What `pnpm audit --json` has written. What is neither a report nor a refusal was not checked either. */
export function readAudit(output: string): AuditResult {
  const json = readJson(output);
  const report = Report.safeParse(json);
  if (report.success) return { kind: 'checked', advisories: Object.values(report.data.advisories) };
  const refusal = Refusal.safeParse(json);
  const lines = output.trim().split('\n');
  return { kind: 'unchecked', why: refusal.success ? refusal.data.error.message : (lines.at(-1) ?? '') };
}

export interface AuditVerdict {
  readonly isOk: boolean;
  readonly lines: readonly string[];
}

/** Where the registry is belongs to the machine, not to the log. */
const withoutUrls = (text: string): string => text.replaceAll(/https?:\/\/\S+/g, '…');

const idOf = ({ github_advisory_id: id, url }: z.output<typeof Advisory>): string => id ?? url.split('/').at(-1) ?? url;

/**
 * High and critical advisories fail unless a current exception names them; the others are listed. Dependencies that
 * could not be checked pass, with a note.
 */
export function judgeAudit(result: AuditResult, exceptions: readonly AuditException[], today: string): AuditVerdict {
  if (result.kind === 'unchecked') {
    return {
      isOk: true,
      lines: [`Dependencies were NOT checked for known vulnerabilities: ${withoutUrls(result.why)}`],
    };
  }
  const verdicts = result.advisories.map((advisory) => {
    const id = idOf(advisory);
    const exception = exceptions.find((each) => each.id === id);
    const isExcused = exception !== undefined && exception.until >= today;
    const text = `${advisory.severity}: ${advisory.module_name}, ${advisory.title} (${id}, ${advisory.url})`;
    const because = exception === undefined ? '' : `; exception until ${exception.until}: ${exception.reason}`;
    return { isOk: isExcused || !FAILING.includes(advisory.severity), line: text + because };
  });
  const count = verdicts.length;
  return {
    isOk: verdicts.every(({ isOk }) => isOk),
    lines: count === 0 ? ['No known vulnerabilities.'] : verdicts.map(({ line }) => line),
  };
}

/** The exceptions of a file; throws for one without reason or date. */
export const readExceptions = (text: string): AuditException[] => z.array(Exception).parse(JSON.parse(text));

function runAudit(): Promise<string> {
  const { packageManager } = z
    .object({ packageManager: z.string() })
    .parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')));
  return new Promise((done) => {
    // A shell is how Windows starts npx.cmd.
    const child = spawn('npx', ['--yes', packageManager, 'audit', '--prod', '--json'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      timeout: TIMEOUT_MS,
    });
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString('utf8')));
    child.once('error', (error) => done(error.message));
    child.once('close', () => done(output.trim() === '' ? errors : output));
  });
}

/** Known vulnerabilities of the shop's production dependencies, from the registry. */
export async function checkVulnerabilities(): Promise<Outcome> {
  const exceptions = readExceptions(readFileSync(join(ROOT, 'audit-exceptions.json'), 'utf8'));
  const { isOk, lines } = judgeAudit(readAudit(await runAudit()), exceptions, formatDate(new Date(), 'yyyy-MM-dd'));
  for (const line of lines) console.log(`   ${line}`);
  return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 };
}
