import { ENERGY_COLOURS, energyClasses, type SheetLine } from '@shop/domain/energy';
import { encodeQR } from 'qr';

/** What a label says of its product. */
export interface LabelFacts {
  readonly manufacturer: string;
  readonly model: string;
  readonly rating: string;
  readonly scale: string;
  /** Consumption as the sheet states it, such as "84 kWh per 1 000 timmar". */
  readonly consumption: string;
  /** At most three further lines of the sheet. */
  readonly facts: readonly SheetLine[];
  /** What the code in the corner leads to. */
  readonly codeUrl: string;
}

/** The regulation's label of 96 × 192 mm, in tenths of a millimetre. */
const WIDTH = 960;
const HEIGHT = 1920;
const MARGIN = 48;
const BLUE = '#034EA2';
const FONT = 'font-family="Verdana, DejaVu Sans, sans-serif"';

const SCALE_TOP = 560;
const STEP = 104;
const ARROW_HEIGHT = 88;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

interface TextOptions {
  readonly size: number;
  readonly weight?: 400 | 700;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Widest that the text may be; longer ones are squeezed. */
  readonly maxWidth?: number;
}

function text(x: number, y: number, content: string, options: TextOptions): string {
  const { size, weight = 400, fill = '#000', anchor = 'start', maxWidth = Infinity } = options;
  const isLong = content.length * size * 0.62 > maxWidth;
  const squeeze = isLong ? ` textLength="${maxWidth}" lengthAdjust="spacingAndGlyphs"` : '';
  return `<text x="${x}" y="${y}" ${FONT} font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}"${squeeze}>${escape(content)}</text>`;
}

/** The twelve stars of the union's flag. */
function flag(x: number, y: number): string {
  const stars = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    const [starX, starY] = [x + 105 + 50 * Math.sin(angle), y + 70 - 50 * Math.cos(angle)];
    return text(Math.round(starX), Math.round(starY) + 9, '★', { size: 26, fill: '#FFF200', anchor: 'middle' });
  });
  return `<rect x="${x}" y="${y}" width="210" height="140" fill="${BLUE}" stroke="#fff" stroke-width="4"/>${stars.join('')}`;
}

function code(content: string, x: number, y: number, side: number): string {
  const rows = encodeQR(content, 'raw', { border: 1 });
  const dark = rows.flatMap((row, at) => row.flatMap((isDark, column) => (isDark ? `M${column} ${at}h1v1h-1z` : [])));
  return `<g transform="translate(${x} ${y}) scale(${side / rows.length})"><path d="${dark.join('')}" fill="#000"/></g>`;
}

const head = ({ manufacturer, model, codeUrl }: LabelFacts): string =>
  [
    `<rect x="24" y="24" width="${WIDTH - 48}" height="220" rx="16" fill="${BLUE}"/>`,
    text(MARGIN + 8, 190, 'ENERG', { size: 132, weight: 700, fill: '#fff' }),
    `<path d="M640 52 L592 142 L628 142 L600 216 L672 116 L632 116 L664 52 Z" fill="#fff"/>`,
    flag(702, 64),
    code(codeUrl, 736, 268, 176),
    text(MARGIN, 340, manufacturer, { size: 48, weight: 700, maxWidth: 640 }),
    text(MARGIN, 420, model, { size: 44, maxWidth: 640 }),
    `<path d="M24 468H${WIDTH - 24}" stroke="${BLUE}" stroke-width="6"/>`,
  ].join('');

/** One class of the scale: the better, the shorter its arrow. */
function arrow(name: string, index: number): string {
  const y = SCALE_TOP + index * STEP;
  const end = MARGIN + 240 + index * 44;
  const shape = `M${MARGIN} ${y}H${end}L${end + 44} ${y + ARROW_HEIGHT / 2}L${end} ${y + ARROW_HEIGHT}H${MARGIN}Z`;
  return `<path d="${shape}" fill="${ENERGY_COLOURS[index] ?? '#fff'}"/>${text(MARGIN + 28, y + 68, name, { size: 64, weight: 700 })}`;
}

function scaleOf({ rating, scale }: LabelFacts): string {
  const classes = energyClasses(scale) ?? [];
  const at = classes.indexOf(rating);
  const y = SCALE_TOP + Math.max(0, at) * STEP + ARROW_HEIGHT / 2;
  const shape = `M660 ${y}L736 ${y - 76}H912V${y + 76}H736Z`;
  const own =
    at < 0
      ? ''
      : `<path d="${shape}" fill="#000"/>${text(824, y + 42, rating, { size: 118, weight: 700, fill: '#fff', anchor: 'middle' })}`;
  return classes.map(arrow).join('') + own;
}

function foot({ consumption, facts }: LabelFacts): string {
  const width = (WIDTH - 2 * MARGIN) / Math.max(1, facts.length);
  const boxes = facts.map(({ label, value }, index) => {
    const middle = MARGIN + width * (index + 0.5);
    const line =
      index === 0 ? '' : `<path d="M${MARGIN + width * index} 1570V1760" stroke="${BLUE}" stroke-width="4"/>`;
    return (
      line +
      text(middle, 1680, value, { size: 56, weight: 700, anchor: 'middle', maxWidth: width - 32 }) +
      text(middle, 1740, label, { size: 34, anchor: 'middle', maxWidth: width - 32 })
    );
  });
  return [
    `<path d="M24 1330H${WIDTH - 24}M24 1530H${WIDTH - 24}" stroke="${BLUE}" stroke-width="6"/>`,
    text(WIDTH / 2, 1458, consumption, { size: 76, weight: 700, anchor: 'middle', maxWidth: WIDTH - 2 * MARGIN }),
    ...boxes,
    text(WIDTH - MARGIN, 1866, 'Simulator · 2019/2013', { size: 30, anchor: 'end' }),
  ].join('');
}

/** The EU label of 2021 as an image: supplier, model, code, scale from A to G, class, consumption and what matters. */
export function drawEuLabel(label: LabelFacts): string {
  const { manufacturer, model, rating, consumption } = label;
  const title = `Energimärkning för ${manufacturer} ${model}: klass ${rating}, ${consumption}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escape(title)}" lang="sv"><title>${escape(title)}</title><rect x="3" y="3" width="${WIDTH - 6}" height="${HEIGHT - 6}" rx="24" fill="#fff" stroke="${BLUE}" stroke-width="6"/>${head(label)}${scaleOf(label)}${foot(label)}</svg>`;
}
