/**
 * Consumption by energy class and size, by the formulas of the EU's labelling regulations, so that a class and its
 * figures agree: 2019/2013 (displays), 2019/2014 (washing machines), 2019/2016 (refrigerators), 2019/2015 (lamps).
 */
type Attributes = Readonly<Record<string, string>>;

/** A middle value of each class from A to G. */
type Indices = readonly [number, number, number, number, number, number, number];

const DISPLAY: Indices = [0.27, 0.35, 0.45, 0.55, 0.68, 0.83, 1.05];
const WASHING: Indices = [48, 56, 65, 75, 86, 97, 108];
const COOLING: Indices = [38, 46, 58, 72, 90, 112, 132];
const LUMENS_PER_WATT: Indices = [215, 197, 172, 147, 122, 98, 72];

const indexOf = (indices: Indices, rating: string): number => indices['ABCDEFG'.indexOf(rating)] ?? indices[6];
const numberIn = (text: string | undefined): number => Number(/\d+/.exec(text ?? '')?.[0] ?? 0);
const decimal = (value: number, digits = 0): string => value.toFixed(digits).replace('.', ',');

const DM_PER_INCH = 0.254;
/** Width to height, by what the resolution says. */
const ratioOf = (resolution = ''): number => (resolution.startsWith('3440') ? 21 / 9 : 16 / 9);

function display(rating: string, attributes: Attributes): string[] {
  const inches = numberIn(attributes['Skärmstorlek']);
  const diagonal = inches * DM_PER_INCH;
  const ratio = ratioOf(attributes['Upplösning']);
  const area = (diagonal ** 2 * ratio) / (1 + ratio ** 2);
  const reference = 3 * (90 * Math.tanh(0.02 + 0.004 * (area - 11)) + 4) + 3;
  const watts = Math.max(indexOf(DISPLAY, rating) * reference - 1, 5);
  return [
    `Förbrukning i SDR: ${decimal(watts)} kWh per 1 000 timmar`,
    `Förbrukning i HDR: ${decimal(watts * 1.6)} kWh per 1 000 timmar`,
    'Förbrukning i viloläge: 0,5 W',
    `Skärmdiagonal: ${decimal(inches * 2.54)} cm (${inches} tum)`,
  ];
}

function washing(rating: string, attributes: Attributes): string[] {
  const kilos = numberIn(attributes['Kapacitet']);
  const standard = -0.0025 * kilos ** 2 + 0.0846 * kilos + 0.392;
  return [
    `Förbrukning: ${decimal(indexOf(WASHING, rating) * standard)} kWh per 100 tvättar (eco 40–60)`,
    `Vattenförbrukning: ${decimal(30 + 2.2 * kilos)} liter per tvätt`,
    `Kapacitet: ${kilos} kg`,
  ];
}

/**
 * Fixed part and part for each litre of the standard consumption, in kWh a year; a freezer needs about twice as much.
 */
const COOLERS: Readonly<Record<string, readonly [fixed: number, perLitre: number]>> = {
  'Kyl och frys': [118, 0.3],
  Kylskåp: [75, 0.12],
};

function cooling(rating: string, attributes: Attributes): string[] {
  const litres = numberIn(attributes['Volym']);
  const [fixed, perLitre] = COOLERS[attributes['Typ'] ?? ''] ?? [75, 0.12];
  return [
    `Förbrukning: ${decimal((indexOf(COOLING, rating) / 100) * (fixed + perLitre * litres))} kWh per år`,
    `Volym: ${litres} liter`,
    `Ljudnivå: ${attributes['Ljudnivå'] ?? ''}`,
  ];
}

/** Luminous flux in lumens by socket or kind of lamp. */
const LUMENS: Readonly<Record<string, number>> = {
  E27: 806,
  E14: 470,
  GU10: 345,
  Skrivbordslampa: 500,
  Golvlampa: 1500,
  Ljuspanel: 2000,
  Ljusslinga: 800,
};

function light(rating: string, attributes: Attributes): string[] {
  const lumens = LUMENS[attributes['Sockel'] ?? attributes['Typ'] ?? ''] ?? 800;
  const watts = lumens / indexOf(LUMENS_PER_WATT, rating);
  return [
    `Förbrukning: ${decimal(Math.max(watts, 1))} kWh per 1 000 timmar`,
    `Ljusflöde: ${lumens} lm`,
    `Effekt: ${decimal(watts, 1)} W`,
  ];
}

const FIGURES: Readonly<Record<string, (rating: string, attributes: Attributes) => string[]>> = {
  tv: display,
  monitor: display,
  washingMachine: washing,
  fridge: cooling,
  lamp: light,
  smartBulb: light,
};

/** Lines of the product sheet for a product of this type, class and size. */
export function energyFigures(typeKey: string, rating: string, attributes: Attributes): string[] {
  const figures = FIGURES[typeKey];
  if (figures === undefined) throw new Error(`No energy figures for ${typeKey}`);
  return figures(rating, attributes);
}
