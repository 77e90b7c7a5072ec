import { THINGS, WIRELESS, means } from './judgement.ts';

/** Two and three words: a product with a property. */
export const PHRASES = [
  ...means({ ...THINGS.keyboard, has: [['Linjär', 'Taktil', 'Klickande']], category: /mekaniska/i })(
    'mekaniskt tangentbord',
    'mekaniska tangentbord',
  ),
  ...means({ ...THINGS.keyboard, has: ['Vit'] })('vitt tangentbord', 'tangentbord vit', 'vita tangentbord'),
  ...means({ ...THINGS.keyboard, has: [WIRELESS] })('trådlöst tangentbord', 'tangentbord bluetooth'),
  ...means({ ...THINGS.keyboard, has: [['Nordisk', 'Nordisk, numerisk'], 'TKL'] })('tangentbord tkl nordisk'),
  ...means({ ...THINGS.mouse, has: [WIRELESS] })('trådlös mus', 'trådlösa möss', 'bluetooth mus', 'tradlos mus'),
  ...means({ ...THINGS.mouse, has: ['Rosa'] })('rosa mus', 'mus rosa'),
  ...means({ ...THINGS.mouse, has: ['Vänsterhand'] })('vänsterhänt mus', 'mus för vänsterhand'),
  ...means({ ...THINGS.headset, has: [WIRELESS] })('trådlöst headset', 'headset trådlöst', 'headset bluetooth'),
  ...means({ ...THINGS.headset, has: ['Vit'] })('vitt headset'),
  ...means({ ...THINGS.headphones, category: /trådlösa|in-ear|brusreducer|träning/i })(
    'trådlösa hörlurar',
    'hörlurar trådlösa',
    'tradlosa horlurar',
  ),
  ...means({ ...THINGS.headphones, has: ['Aktiv'] })(
    'brusreducerande hörlurar',
    'hörlurar med brusreducering',
    'hörlurar brusreducering',
  ),
  ...means({ ...THINGS.phone, has: ['Svart'] })('svart mobil', 'mobil svart'),
  ...means({ ...THINGS.phone, has: ['5G'] })('5g mobil', 'mobil 5g'),
  ...means({ ...THINGS.phoneCase, has: ['Läder'] })('mobilskal läder', 'läderskal mobil'),
  ...means({ ...THINGS.charger, has: ['Trådlös'] })('trådlös laddare', 'trådlös mobilladdare'),
  ...means({ ...THINGS.monitor, category: /ultrabreda/i })('ultrabred skärm', 'ultrawide skärm', 'ultrawide'),
  ...means({ ...THINGS.monitor, has: ['OLED'] })('oled skärm', 'oled monitor'),
  ...means({ name: /bärbar gamingdator/i })('bärbar gamingdator', 'gaming laptop', 'gaminglaptop'),
  ...means({ name: /stationär dator|gamingdator|minidator/i })('stationär dator', 'stationära datorer'),
  ...means({ ...THINGS.desk, has: ['Höj- och sänkbart'] })(
    'höj och sänkbart skrivbord',
    'höj- och sänkbart bord',
    'höjbart skrivbord',
  ),
  ...means({ ...THINGS.chair, has: ['Konstläder'] })('gamingstol konstläder', 'gamingstol i läder'),
  ...means({ name: /radiostyrd bil/i })('radiostyrd bil', 'radiostyrda bilar', 'rc bil'),
  ...means({ name: /skrivare/i, has: ['Laser'] })('laserskrivare', 'skrivare laser'),
  ...means({ ...THINGS.speaker, has: [['Bluetooth', 'Bluetooth och wifi']] })(
    'högtalare bluetooth',
    'bluetooth högtalare',
  ),
  ...means({ name: /kabel/i, has: ['HDMI'] })('hdmi kabel', 'hdmi-kabel', 'hdmi sladd'),
  ...means({ name: /kabel/i, has: ['Nätverk'] })('nätverkskabel', 'ethernet kabel'),
  ...means({ ...THINGS.robotVacuum, has: [['Våtmopp', 'Roterande moppar']] })('robotdammsugare med mopp'),
  ...means({ name: /airfryer/i, has: ['2 korgar'] })('airfryer två korgar', 'airfryer 2 korgar'),
  ...means({ name: /smart lampa/i, has: ['E27'] })('smart lampa e27', 'smarta lampor e27'),
  ...means({ name: /processorkylare/i, has: [['Vatten 240 mm', 'Vatten 360 mm']] })(
    'vattenkylning',
    'vattenkylning processor',
  ),
  ...means({ name: /tv-spel/i, has: ['Orbit 5'] })('spel till orbit 5', 'orbit 5 spel'),
  ...means({ name: /tv-spel/i, has: ['Hoppa'] })('hoppa spel', 'spel till hoppa'),
  ...means({ name: /handkontroll/i, has: [['Orbit 5', 'Flera plattformar']] })(
    'handkontroll orbit 5',
    'kontroll till orbit 5',
  ),
  ...means({ name: /spel/i, has: ['Samarbetsspel'] })('samarbetsspel'),
  ...means({ name: /kortspel/i })('kortspel', 'roligt kortspel'),
  ...means({ name: /dammsugare/i, category: /robot/i, has: [['Självtömmande', 'Tömmer och tvättar']] })(
    'självtömmande robotdammsugare',
  ),
];
