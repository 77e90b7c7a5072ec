import { mix, oklch, printableHue } from '../drawing/colour.ts';
import { choose } from '../drawing/random.ts';
import { circle, ellipse, path, rect, stroke } from '../drawing/shapes.ts';

/** A figure's own colours, from its member. */
export interface Fur {
  readonly base: string;
  readonly shade: string;
  readonly light: string;
  readonly ink: string;
  /** Of what it wears before it has a class. */
  readonly cloth: string;
  readonly clothShade: string;
}

const furOf = (hue: number): Fur => {
  const own = printableHue(hue);
  const cloth = printableHue((own + 165) % 360);
  return {
    base: oklch(0.78, 0.12, own),
    shade: oklch(0.64, 0.13, own),
    light: oklch(0.91, 0.06, own),
    ink: '#1d1a2b',
    cloth: oklch(0.56, 0.16, cloth),
    clothShade: oklch(0.44, 0.14, cloth),
  };
};

/** A kind of critter: its head and what stands out from it, which some headgear covers. */
interface Species {
  readonly ears: (fur: Fur) => string;
  readonly head: (fur: Fur) => string;
}

const ROUND = 'M38 84C38 52 54 40 80 40C106 40 122 52 122 84C122 112 104 126 80 126C56 126 38 112 38 84Z';

const cat: Species = {
  ears: (fur) =>
    path('M42 68L40 26L70 46Z', fur.base) +
    path('M118 68L120 26L90 46Z', fur.shade) +
    path('M48 54L47 38L60 47ZM112 54L113 38L100 47Z', '#ff9fb0'),
  head: (fur) =>
    path(ROUND, fur.base) +
    path('M72 41L80 56L88 41ZM60 44L66 54L70 42ZM100 44L94 54L90 42Z', fur.shade) +
    ellipse(80, 104, 22, 15, fur.light),
};

const bear: Species = {
  ears: (fur) =>
    circle(48, 46, 16, fur.base) +
    circle(112, 46, 16, fur.shade) +
    circle(48, 46, 8, fur.light) +
    circle(112, 46, 8, fur.light),
  head: (fur) => path(ROUND, fur.base) + ellipse(80, 103, 24, 18, fur.light),
};

const fox: Species = {
  ears: (fur) =>
    path('M40 72L34 20L74 46Z', fur.base) +
    path('M120 72L126 20L86 46Z', fur.shade) +
    path('M46 52L43 34L59 45ZM114 52L117 34L101 45Z', fur.ink),
  head: (fur) =>
    path(
      'M36 78C42 50 60 40 80 40C100 40 118 50 124 78C126 92 112 106 100 116C92 124 86 128 80 128C74 128 68 124 60 116C48 106 34 92 36 78Z',
      fur.base,
    ) +
    path(
      'M36 80C50 84 62 92 72 110L80 128C74 128 68 124 60 116C48 106 35 94 36 80ZM124 80C110 84 98 92 88 110L80 128C86 128 92 124 100 116C112 106 125 94 124 80Z',
      '#fff7ea',
    ),
};

const robot: Species = {
  ears: (fur) =>
    rect(27, 72, 14, 28, 6, fur.shade) +
    rect(119, 72, 14, 28, 6, fur.shade) +
    rect(77, 22, 6, 22, 3, fur.shade) +
    circle(80, 20, 8, '#ff5a6b') +
    circle(77, 17, 2.5, '#ffffff'),
  head: (fur) =>
    rect(37, 42, 86, 82, 22, fur.base) +
    rect(46, 62, 68, 46, 16, '#232a45') +
    path('M50 66C54 62 60 62 66 62L52 92C49 86 48 72 50 66Z', '#ffffff', 'opacity="0.12"') +
    circle(48, 116, 3, fur.shade) +
    circle(112, 116, 3, fur.shade),
};

const alien: Species = {
  ears: (fur) =>
    stroke('M62 46C58 30 50 26 44 24M98 46C102 30 110 26 116 24', fur.shade, 6) +
    circle(43, 23, 8, fur.light) +
    circle(117, 23, 8, fur.light),
  head: (fur) =>
    path('M32 74C32 48 54 38 80 38C106 38 128 48 128 74C128 98 100 126 80 126C60 126 32 98 32 74Z', fur.base) +
    circle(58, 50, 5, fur.light) +
    circle(70, 46, 3, fur.light),
};

const penguin: Species = {
  ears: () => '',
  head: (fur) =>
    path(ROUND, fur.shade) +
    path(
      'M48 90C46 66 62 60 74 70C78 73 82 73 86 70C98 60 114 66 112 90C110 112 98 122 80 122C62 122 50 112 48 90Z',
      '#fff7ea',
    ) +
    path('M70 96H90L80 108Z', '#f0a020'),
};

const SPECIES: readonly [Species, ...Species[]] = [cat, bear, fox, robot, alien, penguin];
const ROBOT = 3;
const PENGUIN = 5;

type Eye = (x: number, fur: Fur) => string;

const EYES: readonly [Eye, ...Eye[]] = [
  (x, fur) => ellipse(x, 84, 7, 9, fur.ink) + circle(x - 2, 80, 2.8, '#fff'),
  (x, fur) => circle(x, 84, 10, '#fff') + circle(x + 1, 85, 6, fur.ink) + circle(x - 1, 82, 2, '#fff'),
  (x, fur) => stroke(`M${x - 8} 87Q${x} 76 ${x + 8} 87`, fur.ink, 5),
  (x, fur) => circle(x, 84, 9, fur.ink) + circle(x - 3, 80, 3, '#fff') + circle(x + 3, 87, 1.6, '#fff'),
];

/** Lit eyes on a robot's screen. */
const LIT: readonly [Eye, ...Eye[]] = [
  (x) => rect(x - 6, 76, 12, 16, 5, '#6ff0d8'),
  (x) => stroke(`M${x - 7} 88Q${x} 76 ${x + 7} 88`, '#6ff0d8', 5),
  (x) => circle(x, 84, 8, '#ffcf5c') + circle(x, 84, 3, '#232a45'),
  (x) => stroke(`M${x - 7} 84H${x + 7}`, '#ff8fa3', 6),
];

const MOUTHS: readonly [string, ...string[]] = [
  stroke('M70 107Q80 116 90 107', '#1d1a2b', 4),
  path('M68 105H92C92 116 86 120 80 120C74 120 68 116 68 105Z', '#5a1f2c') + path('M72 105H88V109H72Z', '#fff'),
  stroke('M72 110H88', '#1d1a2b', 4),
  stroke('M68 106Q74 113 80 106Q86 113 92 106', '#1d1a2b', 4),
];

/** What a figure is made of, by its seed. */
interface CritterParts {
  readonly fur: Fur;
  readonly ears: string;
  readonly head: string;
  /** Eyes and mouth. */
  readonly face: string;
}

export const critterOf = (seed: number): CritterParts => {
  const fur = furOf(seed % 360);
  const index = (seed >>> 6) % SPECIES.length;
  const species = choose(SPECIES, index);
  const eye = choose(index === ROBOT ? LIT : EYES, seed >>> 11);
  const mouth = index === ROBOT ? '' : index === PENGUIN ? '' : choose(MOUTHS, seed >>> 15);
  const cheek = mix(fur.base, '#ff5a6b', 0.45);
  const cheeks =
    index === ROBOT ? '' : circle(51, 98, 6, cheek, 'opacity="0.6"') + circle(109, 98, 6, cheek, 'opacity="0.6"');
  const nose = index < 3 ? path('M74 94H86L80 101Z', fur.ink) : '';
  return {
    fur,
    ears: species.ears(fur),
    head: species.head(fur),
    face: cheeks + eye(62, fur) + eye(98, fur) + nose + mouth,
  };
};
