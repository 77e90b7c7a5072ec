import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const resolve = createRequire(import.meta.url).resolve;
const read = (name: string): Buffer => readFileSync(resolve(`@fontsource/${name}.woff`));

/** Fonts of the shop's documents by name; read with the first document. `extended` has what `text` lacks: 'ł', 'ő'. */
const FILES = {
  text: 'inter/files/inter-latin-400-normal',
  strong: 'inter/files/inter-latin-700-normal',
  extended: 'inter/files/inter-latin-ext-400-normal',
  display: 'bricolage-grotesque/files/bricolage-grotesque-latin-700-normal',
} as const;

export type PdfFont = keyof typeof FILES;

let files: ReadonlyMap<PdfFont, Buffer> | null = null;

/** The font files, read once. */
export const pdfFonts = (): ReadonlyMap<PdfFont, Buffer> => {
  files ??= new Map((Object.keys(FILES) as PdfFont[]).map((name) => [name, read(FILES[name])]));
  return files;
};

/** Whether the Latin subset has the character. */
const isLatin = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x100 || '–—’‘”“…−•€'.includes(character);
};

/** A text cut where its font changes. */
export function fontRuns(text: string, font: PdfFont): { readonly text: string; readonly font: PdfFont }[] {
  const runs: { text: string; font: PdfFont }[] = [];
  for (const character of text) {
    const needed = isLatin(character) ? font : 'extended';
    const last = runs.at(-1);
    if (last?.font === needed) last.text += character;
    else runs.push({ text: character, font: needed });
  }
  return runs;
}
