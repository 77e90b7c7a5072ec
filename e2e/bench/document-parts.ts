import { brotliCompressSync, constants } from 'node:zlib';

/** Compressed bytes of a document by what they are for. The parts share words, so each is what it adds to the rest. */
export interface DocumentParts {
  styles: number;
  html: number;
  data: number;
}

const STYLES = /<style[^>]*>.*?<\/style>/gs;
const DATA = /<script type="application\/json"[^>]*>.*?<\/script>/gs;

/** As the shell compresses popular pages. */
const bytesOf = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

/** Splits the document of a page. */
export function documentParts(document: string): DocumentParts {
  const all = bytesOf(document);
  const without = (pattern: RegExp): number => all - bytesOf(document.replace(pattern, ''));
  const styles = without(STYLES);
  const data = without(DATA);
  return { styles, data, html: all - styles - data };
}
