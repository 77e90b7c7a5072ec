import { THINGS, means } from './judgement.ts';

const FOUR = ['1–4 spelare', '2–4 spelare', '2–5 spelare', '2–6 spelare', '3–8 spelare'] as const;
const TWO = ['2 spelare', '1–2 spelare', '1–4 spelare', '2–4 spelare', '2–5 spelare', '2–6 spelare'] as const;
const SIX = ['2–6 spelare', '3–8 spelare'] as const;
const FOR_TWO_TO_FOUR = ['1–4 spelare', '2–4 spelare', '2–5 spelare', '2–6 spelare'] as const;
const gbFrom = (least: number): string[] =>
  [8, 12, 16, 24, 32, 64, 96, 128].filter((gb) => gb >= least).map((gb) => `${gb} GB`);

/** Numbers within ranges, bounds with units, ages and players. */
export const AMOUNTS = [
  ...means({ ...THINGS.boardGame, has: [FOUR] })(
    'brädspel 4 spelare',
    'brädspel för 4 spelare',
    'brädspel fyra spelare',
  ),
  ...means({ ...THINGS.boardGame, has: [TWO] })('brädspel 2 spelare', 'brädspel för 2 spelare'),
  ...means({ ...THINGS.boardGame, has: [SIX] })('brädspel 6 spelare', 'brädspel för 6 personer'),
  ...means({ ...THINGS.boardGame, has: [FOR_TWO_TO_FOUR] })('brädspel 2–4 spelare', 'brädspel mellan 2 och 4 spelare'),
  ...means({ ...THINGS.boardGame, has: [['2–5 spelare', '2–6 spelare']] })('brädspel 2-5 spelare'),
  ...means({ name: /objektiv/i, has: ['24–70 mm'] })('objektiv 24-70 mm'),
  ...means({ name: /kortspel/i, has: [FOUR] })('kortspel 4 spelare', 'kortspel för 4 personer'),
  ...means({ name: /kortspel/i, has: [SIX] })('kortspel 6 spelare', 'kortspel sex spelare'),
  ...means({ name: /brädspel|kortspel|datorspel/i, has: [['3–8 spelare']] })('spel för 8 spelare', 'spel 8 spelare'),
  ...means({ ...THINGS.boardGame, has: [['Från 6 år', 'Från 8 år']] })(
    'brädspel 8 år',
    'brädspel för 8-åringar',
    'brädspel från 8 år',
    'brädspel 9 år',
  ),
  ...means({ ...THINGS.boardGame, has: [['Från 6 år']] })('brädspel 6 år', 'brädspel för 6 år', 'brädspel 7-åring'),
  ...means({ name: /byggsats/i, has: [['Från 4 år', 'Från 6 år']] })('byggsats 6 år', 'byggsats för 6-åring'),
  ...means({ name: /byggsats/i, has: [['Från 4 år']] })('byggsats 5 år', 'byggsats 4 år'),
  ...means({ ...THINGS.graphicsCard, has: [gbFrom(12)] })('grafikkort minst 12 gb', 'grafikkort över 8 gb'),
  ...means({ ...THINGS.graphicsCard, has: [gbFrom(16)] })('grafikkort minst 16 GB', 'grafikkort från 16 gb'),
  ...means({ ...THINGS.memory, has: [gbFrom(32)] })('arbetsminne minst 32 gb', 'ram minst 32gb'),
  ...means({ ...THINGS.monitor, has: [['32 tum', '34 tum', '49 tum']] })(
    'skärm över 27 tum',
    'skärm minst 32 tum',
    'skärm större än 27 tum',
    'skärm från 32 tum',
  ),
  ...means({ ...THINGS.monitor, has: [['24 tum', '27 tum']] })(
    'skärm max 27 tum',
    'skärm under 30 tum',
    'skärm upp till 27 tum',
  ),
  ...means({ ...THINGS.monitor, has: [['144 Hz', '180 Hz', '240 Hz', '360 Hz']] })(
    'skärm minst 144 hz',
    'skärm över 100 hz',
  ),
  ...means({ ...THINGS.monitor, has: [['240 Hz', '360 Hz']] })('skärm minst 240hz', 'bildskärm från 240 Hz'),
  ...means({ ...THINGS.powerSupply, has: [['850 W', '1000 W', '1200 W']] })(
    'nätaggregat minst 850 w',
    'nätaggregat över 750 w',
    'nätaggregat från 850 watt',
  ),
  ...means({ ...THINGS.powerSupply, has: [['550 W', '650 W']] })('nätaggregat max 650 w', 'nätaggregat under 700 w'),
  ...means({ ...THINGS.phone, has: [['256 GB', '512 GB']] })('mobil minst 256 gb', 'mobil över 128 gb'),
  ...means({ ...THINGS.charger, has: [['65 W', '100 W', '140 W']] })('laddare minst 65w', 'laddare över 30 w'),
  ...means({ name: /kabel/i, has: ['HDMI', ['3 m', '5 m', '10 m']] })(
    'hdmi kabel minst 3 m',
    'hdmi kabel över 2 meter',
  ),
  ...means({ ...THINGS.puzzle, has: [['1000 bitar', '2000 bitar', '3000 bitar']] })(
    'pussel minst 1000 bitar',
    'pussel över 500 bitar',
  ),
  ...means({ name: /kylskåp/i, has: [['250 liter', '390 liter']] })('kylskåp minst 250 liter', 'kylskåp över 200 l'),
  ...means({ ...THINGS.desk, has: [['160 cm', '180 cm']] })('skrivbord minst 160 cm', 'skrivbord över 140 cm'),
  ...means({ name: /kylskåp/i, has: ['390 liter'] })('kylskåp 390 liter', '390 liter kylskåp'),
  ...means({ ...THINGS.desk, has: ['140 cm'] })('skrivbord 140 cm', '140cm skrivbord'),
];
