import { THINGS, WIRELESS, means } from './judgement.ts';

const gaming = { category: /gaming/i };

/** Compounds that shoppers split, and separate words that they join. */
export const COMPOUNDS = [
  ...means({ ...THINGS.keyboard, ...gaming })(
    'gamingtangentbord',
    'gaming tangentbord',
    'speltangentbord',
    'spel tangentbord',
  ),
  ...means({ ...THINGS.mouse, ...gaming })('gamingmus', 'gaming mus', 'spelmus', 'gaming möss'),
  ...means({ ...THINGS.headset, ...gaming })('gamingheadset', 'gaming headset', 'spelheadset'),
  ...means({ ...THINGS.monitor, ...gaming })('gamingskärm', 'gaming skärm', 'spelskärm'),
  ...means(THINGS.chair)('gamingstol', 'gaming stol', 'spelstol'),
  ...means({ name: /gamingdator|stationär dator/i, ...gaming })('gamingdator', 'gaming dator', 'speldator'),
  ...means(THINGS.mousePad)('mus matta'),
  ...means(THINGS.monitor)('bild skärm', 'dator skärm', 'datorskärm'),
  ...means(THINGS.graphicsCard)('grafik kort'),
  ...means(THINGS.robotVacuum)('robot dammsugare', 'robotdammsugare'),
  ...means({ name: /dammsugare/i, has: ['Skaftdammsugare'] })('skaftdammsugare'),
  ...means(THINGS.coffee)('kaffe bryggare'),
  ...means({ ...THINGS.coffee, has: [['Espresso', 'Helautomatisk']] })('espressomaskin'),
  ...means(THINGS.phoneCase)('mobil skal', 'telefonskal', 'mobilskal'),
  ...means({ ...THINGS.charger, has: ['Billaddare'] })('billaddare', 'bil laddare'),
  ...means({ name: /mobilskal/i, has: ['Plånboksfodral'] })('plånboksfodral', 'plånboks fodral'),
  ...means({ name: / kamera\b/i, has: ['Systemkamera'] })('systemkamera', 'system kamera'),
  ...means({ name: /actionkamera/i })('actionkamera', 'action kamera'),
  ...means({ name: /övervakningskamera/i })('övervakningskamera', 'övervaknings kamera'),
  ...means({ name: /minneskort/i })('minneskort', 'minnes kort'),
  ...means({ name: /handkontroll/i })('spelkontroll', 'hand kontroll'),
  ...means({ name: /spelratt/i })('spelratt', 'spel ratt'),
  ...means({ ...THINGS.headset, has: [WIRELESS] })('trådlöstheadset'),
  ...means({ name: /chassifläkt/i })('chassifläkt', 'datorfläkt'),
  ...means({ name: /processorkylare/i })('processorkylare', 'cpukylare'),
  ...means({ name: /brädspel/i, category: /familjespel/i })('familjespel'),
  ...means({ name: /brädspel/i, has: ['Strategispel'] })('strategi brädspel'),
];
