import { THINGS, means } from './judgement.ts';

const LAMP = { name: /lampa/i };
const IN_EAR = { name: /in-ear/i };

/** Searches of somebody who had seen none of the others, of the kinds that were answered worst. */
export const OUTSIDERS = [
  // Other names of kinds.
  ...means({ name: /mixer/i, category: /Köksmaskiner/ })(
    'köksassistent',
    'köksmaskin',
    'köksmaskiner',
    'hushållsassistent',
  ),
  ...means({ name: /Mugg/ })('kaffemugg', 'kaffe mugg', 'muggar'),
  ...means({ ...THINGS.tv, has: ['32 tum'] })('plattskärm 32 tum', 'plattskärm till köket 32"'),
  ...means({ ...LAMP, has: ['Ljusslinga'] })('jullampor', 'julbelysning', 'julgransbelysning'),
  ...means({ name: /smart sensor/i, has: ['Temperatur'] })('termometer', 'rumstermometer', 'digital termometer'),
  ...means(IN_EAR)('pluggar', 'trådlösa pluggar', 'proppar i öronen musik', 'öronpluggar'),
  ...means({ ...IN_EAR, category: /träning/ })('pluggar till gymmet utan sladd'),
  ...means(THINGS.robotVacuum)('städrobot', 'dammsugarrobot'),
  ...means({ name: /kortspel/i, category: /Klassiska/ })('kortlek', 'kortlekar'),
  ...means({ name: /kortspel/i, category: /Samlarkort/ })('pokemon kort', 'pokemonkort', 'samlarkort'),
  ...means({ name: /digital kod/i, has: ['Hoppa'] })('månadskort hoppa'),
  ...means({ name: /mobilskal/i, has: ['Plånboksfodral'] })(
    'mobilskal med kort',
    'mobilskal kortfack',
    'skal med plats för kort',
  ),
  ...means({ name: /presentkort/i })('gavokort'),
  ...means({ name: /mixer/i, category: /Blenders/ })('smoothieblender', 'smoothie maker'),
  ...means(THINGS.mousePad)('musmata'),
  // What a thing can or has, in other words.
  ...means({ ...LAMP, has: ['RGB'] })('lampor som byter färg', 'lampa som kan ändra färg'),
  ...means({ ...LAMP, category: /Skrivbordslampor|Arbetslampor/ })(
    'flimmerfri lampa till skrivbordet',
    'lampa till skrivbordet flimmerfri',
    'lampa till skrivbordet',
  ),
  ...means({ ...THINGS.headset, category: /Headset för möten/ })('headset till teams möten', 'headset för zoom'),
  ...means({ ...THINGS.headphones, has: ['Aktiv'] })(
    'noise cancelling headphones',
    'hörlurar anc',
    'brusreducerande in-ear',
  ),
  ...means({ ...THINGS.ssd, has: ['PCIe 5.0', '4 TB'] })('nvme gen5 4tb', 'ssd pcie gen 5 4 tb'),
  ...means({ ...THINGS.phone, has: ['Salvia', '256 GB'] })('grön mobil 256 gb'),
  ...means({ name: /tv-spel|datorspel/i, category: /Racing/ })('racingspel'),
  ...means({ name: /spel/i, has: ['Frågespel'] })('frågesport', 'frågespel'),
  ...means({ name: /spel/i, has: ['Partyspel', ['3–8 spelare', '2–8 spelare', '4–8 spelare']] })('partyspel 8 spelare'),
  ...means({ name: /brädspel|kortspel/i })('spel för två personer', 'spel för fyra personer'),
  ...means({ name: /smartklocka/i })('smart watch dam', 'smartwatch herr'),
  // The most or the least of something.
  ...means({ ...THINGS.mouse, has: ['49 g'] })('lättaste gamingmusen'),
  ...means({ ...THINGS.vacuum, has: ['65 dB'] })('tystaste dammsugaren'),
  ...means({ ...THINGS.ssd, has: ['12 000 MB/s'] })('snabbaste ssd', 'snabbaste ssd disken'),
  ...means({ ...THINGS.phone, has: ['6,1 tum'] })('minsta mobilen'),
  ...means({ name: /kabel/i, has: ['HDMI', ['3 m', '5 m', '10 m']] })('hdmi-sladd lång', 'lång hdmi kabel'),
  ...means({ ...THINGS.laptop, price: { to: 10_990 } })('laptop billig', 'bärbar dator billig'),
  // What stands for something else.
  ...means({ name: /bärbar dator/i })('macbook air', 'chromebook'),
  ...means({ name: /övervakningskamera/i, category: /Inomhus/ })('babymonitor', 'babyvakt'),
  ...means({ name: /elsparkcykel/i })('elcykel'),
  ...means({ name: /handkontroll/i })('joystick'),
];
