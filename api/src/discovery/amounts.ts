/** An amount with its unit, in the smallest unit of its kind; a single number is a span of itself. */
export interface Amount {
  from: number;
  to: number;
  unit: string;
}

/** Units that measure the same, with their size in the first of each. */
const UNITS: Readonly<Record<string, readonly [unit: string, size: number]>> = {
  mb: ['gb', 0.001],
  'mb/s': ['mb/s', 1],
  'gbit/s': ['gbit/s', 1],
  gb: ['gb', 1],
  tb: ['gb', 1000],
  gigabyte: ['gb', 1],
  terabyte: ['gb', 1000],
  mm: ['mm', 1],
  millimeter: ['mm', 1],
  cm: ['cm', 1],
  centimeter: ['cm', 1],
  m: ['m', 1],
  meter: ['m', 1],
  meters: ['m', 1],
  km: ['km', 1],
  kilometer: ['km', 1],
  mil: ['km', 10],
  'km/h': ['km/h', 1],
  l: ['l', 1],
  liter: ['l', 1],
  w: ['w', 1],
  watt: ['w', 1],
  g: ['g', 1],
  gram: ['g', 1],
  kg: ['kg', 1],
  kilo: ['kg', 1],
  kilogram: ['kg', 1],
  hz: ['hz', 1],
  hertz: ['hz', 1],
  mah: ['mah', 1],
  tum: ['tum', 1],
  tums: ['tum', 1],
  inch: ['tum', 1],
  inches: ['tum', 1],
  '"': ['tum', 1],
  bitar: ['delar', 1],
  bitars: ['delar', 1],
  delar: ['delar', 1],
  delars: ['delar', 1],
  spelare: ['spelare', 1],
  år: ['år', 1],
  min: ['min', 1],
  minuter: ['min', 1],
  timmar: ['timmar', 1],
  h: ['timmar', 1],
  tim: ['timmar', 1],
  dagar: ['dagar', 1],
  dygn: ['dagar', 1],
  månad: ['månader', 1],
  månader: ['månader', 1],
  vecka: ['dagar', 7],
  veckor: ['dagar', 7],
  pedaler: ['pedaler', 1],
  enheter: ['enheter', 1],
  enhet: ['enheter', 1],
  korgar: ['korgar', 1],
  korg: ['korgar', 1],
  lumen: ['lumen', 1],
  db: ['db', 1],
  dba: ['db', 1],
  ms: ['ms', 1],
  pa: ['pa', 1],
  pascal: ['pa', 1],
  decimeter: ['cm', 10],
  dm: ['cm', 10],
  'bilder/s': ['fps', 1],
  dpi: ['dpi', 1],
  kärnor: ['kärnor', 1],
  kärnig: ['kärnor', 1],
  kärnigt: ['kärnor', 1],
  kärniga: ['kärnor', 1],
  portar: ['portar', 1],
  megapixel: ['megapixel', 1],
  fps: ['fps', 1],
};

/** The units as they are typed. */
export const UNIT_NAMES: readonly string[] = Object.keys(UNITS);

/** Nouns of what is counted or measured, but by no filter: 'max 60 deltagare' is no price. */
export const COUNTED_NOUNS: readonly string[] = (
  'personer pers deltagare bilder lm rpm nits volt v wh kwh ah ppi varv sidor grader gånger kanaler ' +
  'program knappar färger användare pixlar stycken st procent bar pa'
).split(' ');

const LABEL = /^(?:(från|upp\s+till|under|över)\s+)?(\d[\d  ]*(?:,\d+)?)(?:–(\d+))?\s*([\p{L}"][\p{L}/]*)/u;

const numberOf = (text: string): number => Number(text.replace(/[  ]/g, '').replace(',', '.'));

/** A number in a unit as the shop measures it: 1 TB are 1000 GB. Null for an unknown unit. */
export function inUnit(value: number, unit: string): Amount | null {
  const known = UNITS[unit.toLowerCase()];
  if (known === undefined) return null;
  const amount = value * known[1];
  return { from: amount, to: amount, unit: known[0] };
}

const cached = new Map<string, Amount | null>();
const MAX_CACHED = 20_000;

function read(label: string): Amount | null {
  const [, bound = '', from, to, unit] = LABEL.exec(label.toLowerCase()) ?? [];
  if (from === undefined || unit === undefined) return null;
  const least = inUnit(numberOf(from), unit);
  if (least === null) return null;
  if (bound === 'över') return { ...least, to: Infinity };
  if (bound === 'under' || bound.startsWith('upp')) return { ...least, from: 0 };
  return to === undefined ? least : { ...least, to: inUnit(numberOf(to), unit)?.to ?? least.to };
}

/** The amount that a filter value's label tells: '2–5 spelare', 'Från 6 år', 'Upp till 65 tum', '20 000 mAh'. */
export function amountOf(label: string): Amount | null {
  const known = cached.get(label);
  if (known !== undefined) return known;
  const amount = read(label);
  if (cached.size < MAX_CACHED) cached.set(label, amount);
  return amount;
}
