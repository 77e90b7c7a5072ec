import { THINGS, WIRELESS, means } from './judgement.ts';

const SENSOR = { name: /smart sensor/i };
const CAMERA = { name: /övervakningskamera/i };
const LAMP = { name: /lampa/i };
const DOCK = { name: /dockningsstation/i };
const CABLE = { name: / kabel\b/i };
const GAME = { name: /tv-spel|datorspel/i };
const IN_EAR = { name: /in-ear-hörlurar/i };

/** A third look at what strangers type: 640 searches, of which these were wrong at first or are of a kind that was. */
export const STRANGERS = [
  // Two things, one of which is for the other.
  ...means(DOCK)('dockningsstation laptop', 'dockningsstation till laptop', 'usb c hubb dator'),
  ...means({ name: /stativ/i })('stativ mobil', 'stativ kamera'),
  ...means({ name: /minneskort/i })('minneskort kamera', 'minneskort till kamera', 'minneskort mobil'),
  ...means(THINGS.memory)('ram laptop', 'minne till dator', 'arbetsminne dator'),
  ...means(THINGS.powerBank)('powerbank laptop', 'powerbank mobil'),
  ...means(THINGS.charger)('laddare mobil', 'laddare surfplatta', 'snabbladdare', 'snabbladdare mobil'),
  ...means({ ...THINGS.charger, has: ['Trådlös'] })('trådlös laddning', 'laddplatta'),
  ...means({ name: / lampa\b/i, has: ['Skrivbordslampa'] })(
    'lampa skrivbord',
    'skrivbordslampor',
    'lampa till skrivbord',
  ),
  ...means({ name: /väggfäste/i, has: [['Upp till 65 tum', 'Upp till 85 tum']] })(
    'tv fäste 55 tum',
    'tv-fäste 65 tum',
    'väggfäste 50 tum',
    'fäste till tv 60 tum',
  ),
  ...means({ name: /extern hårddisk/i, category: /Externa SSD/ })('extern ssd', 'extern ssd disk'),
  // Properties that filters tell.
  ...means({ name: /drönare(?! bok)/i, category: /Drönare|Fyndade kameror/ })('drönare med kamera', 'drönare'),
  ...means({ name: /drönare(?! bok)/i, has: ['Under 250 g'] })('drönare under 250g'),
  ...means({ ...THINGS.headphones, has: ['IP67'] })('vattentäta hörlurar', 'hörlurar vattentäta'),
  ...means({ ...THINGS.watch, has: [['5 ATM', '10 ATM']] })('vattentät smartklocka', 'smartklocka vattentät'),
  ...means({ ...THINGS.headphones, category: /träning/i })(
    'sporthörlurar',
    'lurar till löpning',
    'hörlurar träning',
    'hörlurar gym',
  ),
  ...means({ ...THINGS.keyboard, has: ['60 %'] })('tangentbord 60%', '60 % tangentbord'),
  ...means({ ...THINGS.keyboard, has: ['75 %'] })('tangentbord 75%', '75% tangentbord'),
  ...means({ ...THINGS.coffee, has: [['Automatisk', 'Manuell']] })('kaffemaskin med mjölkskummare'),
  ...means({ ...THINGS.robotVacuum, has: [['Våtmopp', 'Roterande moppar']] })('robotdammsugare med mopp'),
  ...means({ name: /datorchassi/i, has: ['Mini-ITX'] })('chassi litet', 'litet chassi'),
  ...means({ ...THINGS.tv, has: [['32 tum', '43 tum', '50 tum', '55 tum']] })('liten tv', 'tv liten'),
  ...means({ ...THINGS.plush, has: ['100 cm'] })('nallebjörn 100 cm', 'mjukisdjur 100 cm'),
  ...means({ ...THINGS.plush, category: /Stora mjukisdjur/ })('mjukisdjur stort', 'stort gosedjur'),
  ...means({ ...THINGS.laptop, has: ['15,6 tum'] })('laptop 15 tum', 'bärbar dator 15 tum'),
  ...means({ ...THINGS.laptop, has: ['17,3 tum'] })('gaminglaptop 17 tum', 'laptop 17"'),
  ...means({ ...THINGS.tablet, has: ['10,5 tum'] })('surfplatta 10 tum', 'surfplatta 10"'),
  ...means({ ...THINGS.desk, has: ['Höj- och sänkbart'] })(
    'skrivbord höj och sänk',
    'höj och sänkbart skrivbord',
    'ståbord',
  ),
  // Names for kinds of kinds.
  ...means({ ...THINGS.chair, category: /Arbetsstolar/ })('arbetsstol', 'arbetsstolar'),
  ...means({ ...THINGS.laptop, category: /Datorer för skolan/ })(
    'bärbar dator skola',
    'laptop för skolan',
    'skoldatorer',
  ),
  ...means({ name: / lampa\b/i, has: ['Ljusslinga'] })('led slinga', 'ledlist', 'ljusslinga', 'led strip'),
  ...means({ name: /smart uttag/i })('smart plugg'),
  ...means({ ...CAMERA, has: ['Utomhus'] })('övervakningskamera ute', 'kamera utomhus', 'utomhuskamera'),
  ...means({ ...CAMERA, has: ['Inomhus'] })('kamera inomhus', 'övervakningskamera inne', 'inomhuskamera'),
  ...means({ ...CAMERA, has: ['Solcell'] })('kamera med solcell', 'övervakningskamera solcell'),
  ...means(CAMERA)('övervakning', 'säkerhetskamera'),
  ...means({ ...SENSOR, category: /Rörelse/ })('rörelsesensor', 'rörelsedetektor'),
  ...means({ ...SENSOR, has: ['Temperatur'] })('temperatursensor'),
  ...means({ name: / router\b/i, category: /Meshsystem/ })('wifi förstärkare', 'mesh', 'wifi repeater'),
  ...means({ name: /soundbar/i })('hemmabio', 'ljudsystem', 'surroundljud'),
  ...means({ ...GAME, category: /Racing och sport/ })('bilspel', 'fotbollsspel', 'racingspel', 'sportspel'),
  ...means({ ...GAME, has: ['Simulator'] })('flygsimulator', 'simulatorspel'),
  ...means({ ...THINGS.boardGame, has: ['Samarbetsspel'] })('co-op spel', 'kooperativa brädspel', 'samarbetsspel'),
  ...means({ ...CABLE, has: ['Ljud'] })('aux kabel', 'ljudkabel', 'högtalarkabel'),
  ...means({ name: /program\b/i, category: /Säkerhet/ })('antivirus', 'antivirusprogram', 'virusskydd'),
  ...means({ name: /pysselset/i, category: /Experimentlådor/ })('kemilåda', 'experimentlåda', 'experiment låda'),
  ...means({ name: /radiostyrd bil/i })('leksaksbil', 'leksaksbilar', 'fjärrstyrd bil', 'rc bil'),
  ...means({ name: /\((?:klass|renoverad|bulk|skadad)/i, category: /mobiler/i })('begagnad mobil'),
  ...means({ category: /^Fyndvaror/ })('outlet', 'fyndvaror', 'begagnat'),
  ...means({ name: /mugg/i })('mugg'),
  ...means({ name: /pulka/i })('pulka'),
  ...means({ ...IN_EAR })('öronproppar', 'earbuds', 'lurar in ear trådlösa'),
  ...means({ ...THINGS.tv })('tvn', 'bästa tvn', 'tvapparat'),
  // What strangers type without thinking of a shop's words.
  ...means({ ...LAMP, has: ['RGB'] })('rgb lampa', 'lampa rgb'),
  ...means({ ...THINGS.keyboard, has: [WIRELESS, 'RGB'] })('tangentbord rgb trådlöst'),
  ...means({ ...THINGS.puzzle, has: ['Djur'] })('pussel djur'),
  ...means({ ...THINGS.powerBank, has: ['20 000 mAh'] })('powerbank 20000', 'powerbank 20000 mah'),
  ...means({ ...THINGS.powerSupply, has: ['750 W'] })('psu 750w', 'nätaggregat 750 watt'),
  // What nothing of the kind has, or the shop calls otherwise.
  ...means(THINGS.monitor)('datorskärm usb-c'),
  ...means({ ...THINGS.charger, has: ['65 W'] })('laddare usb-c 65w', 'laddare 65w usb-c'),
  ...means({ ...CABLE, has: ['DisplayPort'] })('displayport kabel 2m'),
  ...means({ ...CABLE, has: ['Nätverk'] })('nätverkskabel 20 meter', 'internet kabel', 'cat6', 'ethernetkabel'),
  ...means({ name: /datorväska/i, category: /Ryggsäckar/ })('ryggsäck 17 tum'),
  ...means({ name: /minneskort/i })('minneskort nintendo switch'),
  ...means({ ...THINGS.keyboard, has: [WIRELESS, 'Vit'] })('trådlöst tangentbord vitt'),
  ...means({ ...THINGS.keyboard, has: ['Fullstor'] })('fullstort tangentbord'),
  ...means({ name: /minidator/i })('liten dator', 'små datorer'),
  ...means({ name: / lampa\b/i, category: /Ljuspaneler/ })('ring light', 'ringljus', 'studiolampa'),
  ...means({ name: /smart lampa/i, category: /GU10/ })('gu10 spotlight', 'spotlights'),
  ...means({ name: /brädspel|kortspel/i, category: /Frågespel/ })('frågesport', 'quiz'),
  ...means({ name: /mediaspelare/i })('mediabox', 'tv box'),
  ...means(THINGS.watch)('aktivitetsarmband', 'träningsklocka'),
  ...means({ ...THINGS.camera, category: /Direktbild/ })('polaroidkamera'),
  ...means({ ...THINGS.camera, category: /Systemkameror/ })('systemkamera paket'),
  ...means(THINGS.camera)('vloggkamera'),
  ...means({ name: /skrivare/i })('multifunktionsskrivare'),
  ...means(THINGS.router)('ruter', 'roter'),
  ...means({ ...THINGS.powerSupply, has: ['850 W'] })('nätagg 850w'),
  ...means({ ...THINGS.vacuum, has: [['Skaftdammsugare', 'Handdammsugare']] })('sladdlös dammsugare'),
];
