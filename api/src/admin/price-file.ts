import { CsvError, parse } from 'csv-parse/sync';
import { kronorToOre } from '@shop/domain/money';
import { ApiError } from '../http/errors.ts';

const MAX_LINES = 2_000;

export interface PriceLine {
  readonly line: number;
  readonly articleNumber: string;
  readonly priceOre: number;
  readonly regularPriceOre: number | null;
}

export interface LineProblem {
  readonly line: number;
  readonly text: string;
}

interface Cells {
  readonly line: number;
  readonly cells: readonly string[];
}

const AMOUNT = /^\d{1,6}([.,]\d{1,2})?$/;
const oreOf = (text: string): number => kronorToOre(Number(text.replace(',', '.')));

/** The rows of a file as Excel saves it: semicolons, cells in quotes where needed, perhaps a byte order mark. */
function readCells(content: Buffer): Cells[] {
  // The parser counts a line break of two characters inside quotes as two lines.
  const text = content.toString('utf8').replace(/\r\n?/g, '\n');
  const rows: Cells[] = [];
  parse(text, {
    bom: true,
    delimiter: ';',
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_empty_values: true,
    trim: true,
    on_record: (cells: string[], { lines }) => {
      const breaks = cells.join('').split('\n').length - 1;
      rows.push({ line: lines - breaks, cells });
      return null;
    },
  });
  return rows;
}

function readLine({ line, cells }: Cells): PriceLine | LineProblem {
  const [articleNumber = '', price = '', regular = ''] = cells;
  if (articleNumber === '') return { line, text: 'Artikelnumret saknas.' };
  if (!AMOUNT.test(price) || (regular !== '' && !AMOUNT.test(regular))) return { line, text: 'Priset kan inte läsas.' };
  const priceOre = oreOf(price);
  const regularPriceOre = regular === '' ? null : oreOf(regular);
  if (regularPriceOre !== null && regularPriceOre <= priceOre) {
    return { line, text: 'Det ordinarie priset måste vara högre än priset.' };
  }
  return { line, articleNumber, priceOre, regularPriceOre };
}

/**
 * Parses a file of prices: article number, price and optionally regular price on each line, other columns ignored.
 * The first line may be headings. Refuses (413) more than 2,000 lines; an invalid line is a problem with its number
 * in the file.
 */
export function readPriceFile(content: Buffer): { lines: PriceLine[]; problems: LineProblem[] } {
  try {
    const rows = readCells(content);
    const hasHeadings = rows[0]?.cells[0]?.toLowerCase().startsWith('artikel') === true;
    const priced = hasHeadings ? rows.slice(1) : rows;
    if (priced.length > MAX_LINES) throw new ApiError('PAYLOAD_TOO_LARGE', `Högst ${MAX_LINES} rader åt gången.`);
    const read = priced.map(readLine);
    return {
      lines: read.flatMap((each) => ('articleNumber' in each ? [each] : [])),
      problems: read.flatMap((each) => ('text' in each ? [each] : [])),
    };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? error['lines'] : 1;
    return { lines: [], problems: [{ line, text: 'Raden kan inte läsas: ett citattecken saknas.' }] };
  }
}
