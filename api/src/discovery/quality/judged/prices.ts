import { THINGS, each, means } from './judgement.ts';

const THING_NAMES = {
  keyboard: 'tangentbord',
  mouse: 'mus',
  headset: 'headset',
  monitor: 'skärm',
  phone: 'mobil',
  watch: 'smartklocka',
  speaker: 'högtalare',
  charger: 'laddare',
  powerBank: 'powerbank',
  boardGame: 'brädspel',
} as const;

/** Prices in words: bounds, spans, and 'billig'. */
export const PRICES = [
  ...each(THING_NAMES, (name) => [`${name} under 1000 kr`, `${name} max 1000 kronor`], { price: { to: 1000 } }),
  ...each(THING_NAMES, (name) => [`${name} över 500 kr`], { price: { from: 500 } }),
  ...each(THING_NAMES, (name) => [`${name} 300–1500 kr`, `${name} mellan 300 och 1500 kr`], {
    price: { from: 300, to: 1500 },
  }),
  ...each(
    { keyboard: 'tangentbord', monitor: 'skärm', phone: 'mobil' },
    (name) => [
      `${name} ej över 3000 kr`,
      `${name} maxpris 3000`,
      `${name} budget 3000`,
      `${name} under 3\u00a0000\u00a0kr`,
    ],
    { price: { to: 3000 } },
  ),
  ...each({ monitor: 'skärm', phone: 'mobil' }, (name) => [`${name} inte under 3000 kr`], { price: { from: 3000 } }),
  ...each(THING_NAMES, (name) => [`billig ${name}`], { cheap: true }),
  ...means({ ...THINGS.headphones, price: { to: 1500 } })(
    'hörlurar under 1500',
    'hörlurar under 1500:-',
    'hörlurar upp till 1 500 kr',
    'hörlurar max 1500 kr',
    'under 1500 kr hörlurar',
  ),
  ...means({ ...THINGS.laptop, price: { to: 10_000 } })(
    'laptop under 10000 kr',
    'laptop under 10 000',
    'laptop max 10k',
  ),
  ...means({ ...THINGS.tv, price: { from: 5000, to: 10_000 } })('tv 5000-10000 kr', 'tv från 5000 till 10000 kr'),
  ...means({ ...THINGS.graphicsCard, price: { from: 5000 } })('grafikkort minst 5000 kr', 'grafikkort från 5000 kr'),
  ...means({ ...THINGS.puzzle, price: { to: 300 } })('pussel under 300 kr', 'pussel för under 300 kronor'),
  ...means({ price: { to: 200 } })('under 200 kr', 'present under 200 kr', 'julklapp under 200 kr'),
  ...means({ category: /leksaker/i, price: { to: 300 } })('leksaker under 300 kr'),
];
