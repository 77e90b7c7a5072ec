import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const API = join(import.meta.dirname, '../../api/src');

/** Call of a function that makes a mail, and its second argument when that is a literal. */
const CALL = /(?<!function )\b(?:emailFrom|mailOf)\(/g;
const LITERAL = String.raw`('(?:[^'\\]|\\.)*'|` + '`(?:[^`\\\\]|\\\\.)*`)';
const CALL_WITH_SUBJECT = new RegExp(String.raw`(?<!function )\b(?:emailFrom|mailOf)\(\s*[^,]+,\s*${LITERAL}`, 'g');
const SUBJECT = new RegExp(String.raw`\bsubject: ${LITERAL}`, 'g');

const sources = (): string[] =>
  readdirSync(API, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('testing'))
    .map((name) => readFileSync(join(API, name), 'utf8'));

/**
 * The subject of every mail that the api can send, as it stands in its sources: `${…}` stands for what is filled in.
 * Throws for a mail whose subject is no literal, since no test could tell it from others.
 */
export function mailTemplates(): string[] {
  const found = sources().flatMap((source) => {
    const named = [...source.matchAll(CALL_WITH_SUBJECT), ...source.matchAll(SUBJECT)].map(([, literal = '']) =>
      literal.slice(1, -1),
    );
    const calls = [...source.matchAll(CALL)].length;
    const readable = [...source.matchAll(CALL_WITH_SUBJECT)].length;
    if (calls !== readable) throw new Error(`A mail without a literal subject in:\n${source.slice(0, 400)}`);
    return named;
  });
  return [...new Set(found)].sort();
}

/** Whether a mail's subject is that of a template. */
export const isOfTemplate = (template: string, subject: string): boolean => {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`).test(subject);
};
