import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cspHash } from '../http/security-headers.ts';

/** A style sheet that the document contains, so that the first paint needs no request for it. */
export interface InlineStyle {
  text: string;
  /** Hash by which the Content-Security-Policy allows exactly this text. */
  hash: string;
}

/** Inline styles by file name, relative to the release's browser folder. */
export type InlineStyles = ReadonlyMap<string, InlineStyle>;

const RELATIVE_URL = /url\((["']?)(?!["']?(?:[a-z]+:|\/|#))([^)"']+)\1\)/gi;

/** Makes the sheet's relative URLs absolute, since they no longer refer to the file. */
export const withPublicUrls = (css: string, base: string): string =>
  css.replace(RELATIVE_URL, (_match, quote: string, file: string) => `url(${quote}${base}${file.trim()}${quote})`);

/** Reads the style sheets of first paints. One that is unreadable, or that could end its element, stays a file. */
export async function readInlineStyles(folder: string, base: string, files: Iterable<string>): Promise<InlineStyles> {
  const read = async (file: string): Promise<[string, InlineStyle] | null> => {
    const css = await readFile(join(folder, file), 'utf8').catch(() => null);
    if (css === null || css.includes('</')) return null;
    const text = withPublicUrls(css, base);
    return [file, { text, hash: cspHash(text) }];
  };
  const rows = await Promise.all([...new Set(files)].map(read));
  return new Map(rows.filter((row) => row !== null));
}
