import { SHOP } from '@shop/contracts/config';
import PDFDocument from 'pdfkit';
import { fontRuns, type PdfFont, pdfFonts } from './pdf-fonts.ts';

const MARGIN = 56;
const INK = '#1a1a1d';
const MUTED = '#5c5c66';
const LINE = '#c9c9d1';
const GAP = 6;

export interface PdfCell {
  readonly text: string;
  readonly align?: 'left' | 'right';
}

export interface PdfTable {
  /** Shares of the page's width, one for each column. */
  readonly widths: readonly number[];
  readonly head: readonly PdfCell[];
  readonly rows: readonly (readonly PdfCell[])[];
  /** The last row is a sum. */
  readonly hasTotal?: boolean;
}

type Document = InstanceType<typeof PDFDocument>;
type Structure = ReturnType<Document['struct']>;

interface Style {
  readonly font?: PdfFont;
  readonly size?: number;
  readonly colour?: string;
}

/** A page in the making: each part is written below the last one, and tagged for screen readers. */
export interface PdfPage {
  title(text: string): void;
  heading(text: string): void;
  paragraph(text: string, style?: Style): void;
  list(items: readonly string[]): void;
  table(table: PdfTable): void;
  /** An empty line to write on. */
  blank(label: string): void;
}

function write(
  document: Document,
  text: string,
  { font = 'text', size = 10, colour = INK }: Style,
  place: { readonly x?: number; readonly y?: number; readonly width?: number; readonly align?: 'left' | 'right' } = {},
): void {
  document.fontSize(size).fillColor(colour);
  const runs = fontRuns(text === '' ? ' ' : text, font);
  const { x = MARGIN, y = document.y, ...options } = place;
  runs.forEach((run, index) => {
    const continued = index < runs.length - 1;
    document.font(run.font);
    if (index === 0) document.text(run.text, x, y, { ...options, continued });
    else document.text(run.text, { ...options, continued });
  });
}

/** Starts a new page where less than `height` is left. */
function makeRoom(document: Document, height: number): void {
  if (document.y + height > document.page.height - MARGIN) document.addPage();
}

function writeTable(document: Document, table: PdfTable, structure: Structure): void {
  const full = document.page.width - 2 * MARGIN;
  const sum = table.widths.reduce((total, share) => total + share, 0);
  const widths = table.widths.map((share) => (share / sum) * full);
  const writeRow = (cells: readonly PdfCell[], tag: 'TH' | 'TD', style: Style): void => {
    const heights = cells.map(({ text }, column) => {
      document.font(style.font ?? 'text').fontSize(style.size ?? 10);
      return document.heightOfString(text === '' ? ' ' : text, { width: (widths[column] ?? 0) - GAP });
    });
    const height = Math.max(...heights) + 2 * GAP;
    makeRoom(document, height);
    const top = document.y;
    const row = document.struct('TR');
    let x = MARGIN;
    cells.forEach(({ text, align = 'left' }, column) => {
      const [left, width] = [x, (widths[column] ?? 0) - GAP];
      row.add(document.struct(tag, {}, () => write(document, text, style, { x: left, y: top + GAP, width, align })));
      x += widths[column] ?? 0;
    });
    structure.add(row);
    row.end();
    document.markContent('Artifact');
    document
      .moveTo(MARGIN, top + height)
      .lineTo(MARGIN + full, top + height)
      .lineWidth(0.5)
      .stroke(LINE);
    document.endMarkedContent();
    document.x = MARGIN;
    document.y = top + height;
  };
  writeRow(table.head, 'TH', { font: 'strong', size: 9 });
  table.rows.forEach((row, index) =>
    writeRow(row, 'TD', { font: table.hasTotal === true && index === table.rows.length - 1 ? 'strong' : 'text' }),
  );
}

/** A tagged PDF on A4 in Swedish, with the shop's name at its top; nothing in it is loaded from anywhere. */
export async function pdfOf(title: string, fill: (page: PdfPage) => void): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'sv-SE',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: SHOP.company.name },
  });
  for (const [name, file] of pdfFonts()) document.registerFont(name, file);
  const chunks: Buffer[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  document.on('end', () => resolve(Buffer.concat(chunks)));
  document.on('error', reject);

  const root = document.struct('Document');
  document.addStructure(root);
  const add = (tag: string, text: string, style: Style, gap: number): void => {
    makeRoom(document, 40);
    root.add(document.struct(tag, {}, () => write(document, text, style)));
    document.y += gap;
  };
  add('P', SHOP.brand, { font: 'display', size: 22 }, 16);
  fill({
    title: (text) => add('H1', text, { font: 'display', size: 18 }, 8),
    heading: (text) => {
      document.y += 12;
      add('H2', text, { font: 'strong', size: 12 }, 4);
    },
    paragraph: (text, style = {}) => add('P', text, style, 4),
    list: (items) => {
      const structure = document.struct('L');
      root.add(structure);
      for (const item of items) {
        makeRoom(document, 20);
        const body = document.struct('LBody', {}, () => write(document, `• ${item}`, {}));
        structure.add(document.struct('LI', {}, [body]));
        document.y += 3;
      }
      structure.end();
    },
    table: (table) => {
      const structure = document.struct('Table');
      root.add(structure);
      writeTable(document, table, structure);
      structure.end();
      document.y += 8;
    },
    blank: (label) => {
      add('P', label, {}, 26);
      document.markContent('Artifact');
      const end = document.page.width - MARGIN;
      document.moveTo(MARGIN, document.y).lineTo(end, document.y).lineWidth(0.5).stroke(MUTED);
      document.endMarkedContent();
      document.y += 14;
    },
  });
  root.end();
  document.end();
  return promise;
}
