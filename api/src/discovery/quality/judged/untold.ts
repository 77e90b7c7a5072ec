import { THINGS, means } from './judgement.ts';

const SENSOR = { name: /smart sensor/i };
const CAMERA = { name: /övervakningskamera/i };
const LAMP = { name: /lampa/i };
const DOCK = { name: /dockningsstation/i };
const GAME = { name: /tv-spel|datorspel/i };

/** Searches of which no product tells all: what a thing is for, a size or a colour that none has, another name. */
export const UNTOLD = [
  // A compound or two words for a kind, beside what nothing of it tells.
  ...means({ name: /datorväska/i, category: /Ryggsäckar/ })('ryggsäck laptop', 'laptop ryggsäck', 'ryggsäck kamera'),
  ...means(DOCK)('dockningsstation två skärmar', 'dockningsstation 2 skärmar'),
  ...means({ ...THINGS.charger, category: /Billaddare/ })('bil laddare usb c', 'billaddare usb-c'),
  ...means({ ...CAMERA, has: ['Inomhus'] })('kamera inomhus wifi'),
  ...means({ name: / lampa\b/i, has: ['Skrivbordslampa'] })('skrivbordslampa led'),
  ...means({ ...THINGS.vacuum, has: ['Skaftdammsugare'] })('skaftdammsugare sladdlös', 'sladdlös skaftdammsugare'),
  ...means({ ...THINGS.tv, has: ['OLED'] })('oled tv 77'),
  ...means({ ...THINGS.tv })('smart tv', 'smarttv'),
  ...means({ ...THINGS.tv, has: [['32 tum', '43 tum', '50 tum', '55 tum']] })('smart tv liten'),
  ...means(THINGS.mouse)('liten mus', 'mus bluetooth liten'),
  ...means({ name: /projektor/i })('projektor liten bärbar', 'liten projektor'),
  ...means(THINGS.boardGame)('brädspel för 3 åringar'),
  ...means({ name: / lampa\b/i, has: ['Ljusslinga'] })('ljusslinga utomhus'),
  ...means({ name: / lampa\b/i, category: /Ljuspaneler/ })('ljus till streaming'),
  ...means({ ...THINGS.keyboard, has: ['TKL'] })('tangentbord utan numpad', 'tangentbord utan numerisk del'),
  ...means({ name: /dator\b/i, category: /Vattenkylda/ })('dator med vattenkylning', 'vattenkyld dator'),
  ...means({ name: /dator\b/i, category: /Kreativa datorer/ })('dator för fotoredigering'),
  ...means({ name: /dator\b/i, category: /Färdiga/ })('färdigbyggd gamingdator'),
  ...means({ ...THINGS.hardDrive, category: /Hårddiskar för dator/ })('intern hårddisk'),
  ...means({ name: /pysselset/i, category: /Pärlor/ })('pärlplatta', 'rörpärlor'),
  ...means({ ...SENSOR, category: /läckage/ })('vattenlarm', 'vattenläckagelarm', 'läckagesensor'),
  ...means({ ...GAME, category: /Racing och sport/ })('rallyspel'),
  // Colours by their shades, and what no name or page is.
  ...means({ ...THINGS.phone, has: [['Havsblå', 'Blå', 'Himmelsblå']] })('blå mobil'),
  ...means({ name: /dator\b/i })('dator som klarar spel'),
  ...means({ name: /laddare/i, category: /Trådlösa laddare/ })('magsafe', 'magsafe laddare'),
  ...means({ category: /Matlagning/ })('kök'),
  ...means(THINGS.headset)('rosa headset', 'headset rosa'),
  ...means({ name: /minneskort/i })('minneskort drönare'),
  ...means(THINGS.charger)('laddare drönare'),
  ...means(LAMP)('lampa med bluetooth'),
  ...means({ name: /spelkonsol/i })('switch konsol'),
  ...means({ category: /Städning/ })('städ', 'städning'),
  // What is beside the thing: where it stands, whom it is for, and how it is written.
  ...means({ ...THINGS.tv, has: [['32 tum', '43 tum', '50 tum', '55 tum']] })('liten tv köket'),
  ...means(THINGS.ssd)('m.2', 'm.2 ssd'),
  ...means(THINGS.headset)('headset till jobbet'),
  ...means(THINGS.phoneCase)('skal med ring', 'skal med kortfack'),
  ...means({ name: /minneskort/i })('sd kort', 'micro sd kort'),
  ...means({ ...THINGS.robotVacuum, category: /moppning/i })('robotdammsugare med moppning'),
  ...means(THINGS.robotVacuum)('robotdammsugare hund'),
  ...means(SENSOR)('temperaturgivare', 'fuktgivare'),
  ...means(THINGS.tv)('plattv', 'platt-tv', 'tv-skärm'),
  ...means(THINGS.tablet)('padda'),
  ...means(THINGS.chair)('desk chair', 'office chair'),
  ...means({ name: /kylskåp/i })('säljer ni kylskåp'),
  ...means(THINGS.headphones)('hörlurar till telefon', 'hörlurar till min telefon'),
  ...means(THINGS.speaker)('högtalare till mobil'),
  ...means({ ...THINGS.phone, has: ['5G'] })('5g mobil'),
  // What has been reduced in price.
  ...means({ ...THINGS.headset, reduced: true })('headset rea', 'rea headset', 'headset black friday'),
  ...means({ ...THINGS.tv, reduced: true })('tv på rea', 'erbjudande tv', 'nedsatt pris tv'),
  ...means({ ...THINGS.phone, reduced: true })('mobil med rabatt', 'halva priset på mobiler'),
  ...means({ ...THINGS.headphones, reduced: true })('nedsatta hörlurar'),
  ...means({ ...THINGS.graphicsCard, reduced: true, price: { to: 8000 } })('prissänkt grafikkort under 8000'),
  // What is not wanted, either of two, and a sum before other words.
  ...means({ ...THINGS.tv, has: [['QLED', 'LED', 'Mini-LED']] })('tv inte oled', 'tv utom oled'),
  ...means({ name: /tangentbord|datormus/i })('tangentbord eller mus'),
  ...means(THINGS.monitor)('skärm för kontoret och spel'),
  ...means({ ...THINGS.watch, has: [['Inbyggd', 'Flerbands']], price: { to: 1500 } })('smartklocka under 1500 med gps'),
];
