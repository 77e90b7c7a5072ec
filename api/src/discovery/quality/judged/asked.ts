import { THINGS, WIRELESS, means } from './judgement.ts';

const COMPUTER = { name: /(?:^|\s)\p{L}*dator(?:,| \(|$)/iu };
const STRONG = ['12 GB VRAM', '16 GB VRAM', '24 GB VRAM'];
const ANY_GRAPHICS = ['6 GB VRAM', '8 GB VRAM', ...STRONG];
const LONG_LIFE_HEADSET = ['40 timmar', '70 timmar'];
const SWEAT = ['IPX4', 'IPX5', 'IP67'];
const BIG_TV = ['65 tum', '75 tum', '85 tum'];
const toys = (...ages: number[]) => ages.map((age) => `Från ${age} år`);
const FOR_SEVEN = toys(1, 2, 3, 4, 5, 6, 7);
const QUIET_KEYS = ['Membran', 'Linjär', 'Magnetisk'];
const FOUR_PLAYERS = ['1–4 spelare', '2–4 spelare', '2–5 spelare', '3–8 spelare', '2–6 spelare'];
const TWO_PLAYERS = ['2 spelare', '1–4 spelare', '2–4 spelare', '2–5 spelare', '2–6 spelare'];
const GRAPHICS_CARD_4K = ['12 GB', '16 GB', '24 GB'];
const EARS = { name: /hörlurar/i };
const WIRELESS_EARS = { name: /hörlurar/i, category: /trådlösa hörlurar|in-ear|hörlurar för träning/i };

/**
 * Wishes in whole sentences, and the products that they mean by facts of the catalogue. What a sentence says beyond
 * these facts, such as for whom, decides nothing.
 */
export const ASKED = [
  ...means({ ...THINGS.webcam, price: { to: 1000 } })('jag vill ha en kamera till datorn för max 1000 kr'),
  ...means({ name: /tangentbord/i, has: [['TKL', '75 %', '65 %', '60 %'], 'Linjär'] })(
    'ett tangentbord utan siffror med röda switchar',
  ),
  ...means({ name: /tangentbord/i, has: ['Fullstor', WIRELESS] })('ett trådlöst tangentbord med numpad till min pappa'),
  ...means({ name: /elsparkcykel/i, has: [['50 km', '65 km']] })('en elsparkcykel som går minst 4 mil'),
  ...means({ name: /projektor/i, has: [['2 500 lumen', '3 500 lumen']] })('en projektor som fungerar i dagsljus'),
  ...means({ ...THINGS.laptop, has: [['16 GB', '32 GB', '64 GB', '128 GB']] })('en laptop för programmering'),
  ...means({ name: /pysselset/i, has: [toys(2, 3, 4, 5, 6, 7, 8)] })('min dotter fyller 8 och gillar att pyssla'),
  ...means({ ...COMPUTER, has: [STRONG], price: { to: 40_000 } })(
    'en dator för 4K-spel under 40 000 kr till min son',
    'jag vill ha en dator som klarar att spela i 4k, max 40000 kronor',
    'dator till 4k gaming för högst fyrtiotusen',
  ),
  ...means({ ...COMPUTER, has: [ANY_GRAPHICS], price: { to: 20_000 } })(
    'en dator till min son som spelar Minecraft, max 20 000 kr',
    'vi söker en dator för spel under 20 tusen kr',
    'jag behöver en dator att spela fortnite på för max 20000',
  ),
  ...means({ name: /grafikkort/i, has: [GRAPHICS_CARD_4K] })(
    'ett grafikkort för 4k spel',
    'vilket grafikkort ska jag ha för att spela i 4K?',
  ),
  ...means({ name: /bildskärm/i, has: [['3840 × 2160']] })(
    'en skärm i 4k till min dator',
    'jag vill ha en bildskarm med 4k',
  ),
  ...means({
    name: /bildskärm/i,
    has: [
      ['27 tum', '32 tum', '34 tum', '49 tum'],
      ['144 Hz', '180 Hz', '240 Hz', '360 Hz'],
    ],
  })('skärm på minst 27 tum med 144 hz eller mer', 'jag söker en skarm pa minst 27 tum och minst 144 hz'),
  ...means({ name: /bildskärm/i, has: [['IPS', 'OLED']] })(
    'en skärm för bildredigering',
    'skärm till min fru som jobbar med fotoredigering',
  ),
  ...means({ name: /bärbar (?:gaming)?dator/i, category: /datorer för skolan/i, price: { to: 8000 } })(
    'en bärbar dator till skolan, max 8000 kr',
    'laptop till min dotter som ska plugga, högst 8 000 kr',
    'billigare än 8000: en skoldator till gymnasiet',
  ),
  ...means({ name: /bärbar (?:gaming)?dator/i, has: ['16 GB', '1 TB'] })(
    'en laptop med 16 gb ram och 1 tb lagring',
    'jag vill ha 16 GB minne och 1 TB disk i en bärbar dator',
  ),
  ...means({ name: /bärbar (?:gaming)?dator/i, has: ['OLED', ['13 tum', '14 tum']] })(
    'en liten laptop med oled',
    'en kompakt bärbar dator med OLED-skärm',
  ),
  ...means({ name: /bärbar (?:gaming)?dator/i, has: [['32 GB', '64 GB']] })(
    'en bärbar dator med minst 32 gb ram',
    'min pappa vill ha en laptop med minst 32 GB arbetsminne',
  ),
  ...means({ ...WIRELESS_EARS, has: [SWEAT], price: { to: 1000 } })(
    'trådlösa hörlurar för löpning, max 1 000 kr',
    'hörlurar utan sladd till träningen för max tusen kronor',
    'tradlosa horlurar att springa med under 1000 kr',
  ),
  ...means({ ...EARS, has: [SWEAT] })(
    'hörlurar för löpning till min sambo',
    'jag behöver hörlurar som jag kan ha när jag springer',
  ),
  ...means({ ...EARS, has: ['Aktiv'] })(
    'hörlurar med brusreducering till flyget',
    'ett par hörlurar för resan',
    'horlurar som stänger ute ljud',
  ),
  ...means({ ...EARS, has: ['Aktiv'], price: { to: 2000 } })(
    'brusreducerande hörlurar under 2000 kr',
    'hörlurar med aktiv brusreducering för max 2 000 kronor',
    'jag pendlar och vill ha hörlurar under 2 000 kr',
  ),
  ...means({ ...EARS, has: ['IP67'] })('vattentäta hörlurar till badet', 'hörlurar som är vattentäta'),
  ...means({ ...THINGS.headset, has: [[...WIRELESS]] })(
    'ett headset utan sladd',
    'jag vill ha ett trådlöst headset till min son',
  ),
  ...means({ ...THINGS.headset, has: [LONG_LIFE_HEADSET, 'Vit'] })(
    'ett vitt headset med lång batteritid',
    'vit headset med bra batteritid till min dotter',
  ),
  ...means({ ...THINGS.headset, category: /headset för möten/i })(
    'ett headset för möten',
    'headset till videomöten när jag jobbar hemifrån',
  ),
  ...means({ ...THINGS.keyboard, has: [QUIET_KEYS, [...WIRELESS]] })(
    'ett tyst tangentbord utan sladd',
    'ett tangentbord som är tyst och trådlöst',
    'trådlöst tangentbord som inte låter',
  ),
  ...means({ ...THINGS.keyboard, has: [['Linjär', 'Taktil', 'Klickande', 'Magnetisk'], 'Svart'] })(
    'ett mekaniskt tangentbord i svart',
    'jag söker ett svart mekaniskt tangentbord',
  ),
  ...means({ ...THINGS.keyboard, has: [['60 %', '65 %', '75 %']], price: { to: 1500 } })(
    'ett litet tangentbord under 1 500 kr',
    'ett kompakt tangentbord för max 1500 kronor',
  ),
  ...means({ ...THINGS.mouse, has: [['49 g', '63 g'], [...WIRELESS]], price: { from: 500, to: 1000 } })(
    'en mus som är lätt och trådlös mellan 500 och 1000 kr',
    'lätt gamingmus utan sladd för 500–1000 kr',
  ),
  ...means({ ...THINGS.mouse, has: [['Vänsterhand', 'Symmetrisk']] })(
    'en mus till min vänsterhänta son',
    'jag är vänsterhänt och behöver en mus',
  ),
  ...means({ ...THINGS.tv, has: [BIG_TV], price: { to: 15_000 } })(
    'tv till hemmabion under femton tusen',
    'en stor tv för max 15 000 kr',
    'vi vill ha en stor teve, högst femtontusen kronor',
  ),
  ...means({ ...THINGS.tv, has: ['65 tum', 'OLED'] })(
    'en 65 tums oled tv',
    'jag vill ha en OLED-tv på 65 tum till vardagsrummet',
  ),
  ...means({ ...THINGS.tv, has: [['120 Hz', '144 Hz']] })('en tv för spel till killarna', 'en tv att spela på'),
  ...means({ name: /projektor/i, has: ['4K'] })(
    'en projektor i 4k till sommarstugan',
    'jag söker en 4K-projektor för filmer',
  ),
  ...means({ name: /soundbar/i, has: [['Inbyggd', 'Trådlös']] })(
    'en soundbar med mycket bas',
    'soundbar med subwoofer till min tv',
  ),
  ...means({ ...THINGS.phone, has: [['108 megapixel', '200 megapixel']], price: { from: 4000, to: 6000 } })(
    'en mobil med bra kamera runt 5 000 kr',
    'mobil som tar bra bilder, omkring 5000 kr',
  ),
  ...means({ ...THINGS.phone, has: ['6,1 tum'] })('en liten mobil till mormor', 'jag vill ha en kompakt telefon'),
  ...means({ ...THINGS.phone, has: ['5G', ['256 GB', '512 GB']] })(
    'en mobil med 5g och minst 256 gb',
    'mobiltelefon med minst 256 GB lagring och 5G',
  ),
  ...means({ ...THINGS.phone, has: ['Svart'], price: { to: 3000 } })(
    'en svart telefon för max tre tusen kr',
    'svart mobil till min mamma under 3000 kr',
  ),
  ...means({ ...THINGS.watch, has: [['5 ATM', '10 ATM']] })('en klocka för simning', 'en smartklocka som är vattentät'),
  ...means({
    ...THINGS.watch,
    has: [
      ['14 dagar', '30 dagar'],
      ['Inbyggd', 'Flerbands'],
    ],
  })('en klocka för löpning med lång batteritid', 'smartklocka till träningen, batteri som räcker länge'),
  ...means({
    ...THINGS.robotVacuum,
    has: [
      ['Självtömmande', 'Tömmer och tvättar'],
      ['Våtmopp', 'Roterande moppar'],
    ],
  })('jag söker en robotdammsugare som tömmer sig själv och moppar', 'en självtömmande robotdammsugare med mopp'),
  ...means({ name: /(?<!robot)dammsugare/i, has: [['Skaftdammsugare', 'Handdammsugare']], price: { to: 3000 } })(
    'en dammsugare utan sladd under 3 000 kr',
  ),
  ...means({ ...THINGS.coffee, has: [['Manuell', 'Automatisk']], price: { to: 3000 } })(
    'en kaffebryggare med mjölkskummare under 3000',
    'kaffemaskin som skummar mjölk, max 3 000 kr',
  ),
  ...means({ name: /airfryer/i, has: ['2 korgar'], price: { to: 2500 } })(
    'en airfryer med 2 korgar för högst 2 500 kr',
    'luftfritös med 2 korgar till familjen under 2500 kr',
  ),
  ...means({ name: /tvättmaskin/i, has: [['8 kg', '9 kg', '11 kg']] })(
    'en tvättmaskin på minst 8 kg',
    'vi behöver en tvättmaskin som tar minst 8 kg',
  ),
  ...means({ name: /kylskåp/i, has: ['Minikyl'] })('ett litet kylskåp till gillestugan', 'en liten kyl till garaget'),
  ...means({ ...THINGS.scooter, has: [['50 km', '65 km']] })(
    'en elsparkcykel med lång räckvidd',
    'el-sparkcykel som kommer långt',
  ),
  ...means({ name: /drönare/i, has: [['34 minuter', '46 minuter']] })(
    'en drönare som flyger länge',
    'drönare med lång flygtid till min bror',
  ),
  ...means({ name: /drönare/i, has: [['4K', '5K'], 'Under 250 g'] })('en lätt drönare som filmar i 4k'),
  ...means({ ...THINGS.boardGame, has: [FOUR_PLAYERS, toys(4, 5, 6, 7, 8, 9, 10)], price: { to: 400 } })(
    'brädspel för 4 spelare från 10 år under 400 kr',
    'ett brädspel till fyra personer, från tio år, max 400 kr',
  ),
  ...means({ ...THINGS.boardGame, has: [TWO_PLAYERS] })(
    'ett brädspel för två',
    'brädspel för 2 personer till mig och min fru',
  ),
  ...means({ ...THINGS.boardGame, has: ['Samarbetsspel'] })(
    'ett brädspel där man hjälps åt',
    'ett brädspel där man samarbetar',
  ),
  ...means({ ...THINGS.boardGame, has: [['15 min', '30 min']] })(
    'ett brädspel som går fort',
    'brädspel med kort speltid',
  ),
  ...means({ ...THINGS.puzzle, has: ['1000 bitar', 'Djur'] })(
    'ett pussel med djur på 1000 bitar',
    'pussel på 1000 bitar med katter',
  ),
  ...means({ ...THINGS.puzzle, has: [['Från 3 år', 'Från 6 år']] })(
    'ett pussel till en 7-åring',
    'pussel till min sjuåring',
  ),
  ...means({ name: /byggsats/i, has: ['Rymd', toys(1, 2, 3, 4, 5, 6, 7, 8)] })(
    'en byggsats med rymd till en 8-åring',
    'byggsats med raketer för min åttaåring',
  ),
  ...means({ name: /byggsats/i, has: [FOR_SEVEN], price: { to: 500 } })(
    'en byggsats till en 7-åring under 500 kr',
    'bygglek för sju år, max femhundra',
    'en byggsats till min son som är 7 år, max 500 kr',
  ),
  ...means({ has: [FOR_SEVEN], price: { to: 300 } })(
    'en present till en 7-åring under 300 kr',
    'något till min 7-åring, max 300 kr',
    'julklapp till en sjuåring för högst trehundra',
  ),
  ...means({ ...THINGS.plush, has: ['Från 0 år'] })(
    'ett gosedjur till en bebis',
    'mjukisdjur till min nyfödda systerdotter',
  ),
  ...means({ ...THINGS.plush, has: [['60 cm', '100 cm']] })(
    'ett stort gosedjur till min dotter',
    'ett jättestort mjukisdjur',
  ),
  ...means({ name: /radiostyrd bil/i, has: [toys(2, 3, 4, 5, 6, 7, 8)] })(
    'en radiostyrd bil till en 8-åring',
    'rc bil till en åttaåring',
  ),
  ...means({ name: /högtalare/i, has: ['Bärbar', ['IPX5', 'IP67']] })('en högtalare till stranden som tål vatten'),
  ...means({ name: /högtalare/i, has: ['Bärbar', 'IP67'] })('bärbar högtalare som är vattentät'),
  ...means({ name: /högtalare/i, has: [['Bluetooth', 'Bluetooth och wifi']], price: { to: 1000 } })(
    'en högtalare med bluetooth under 1000 kr',
    'högtalare med blåtand för max tusen kr',
  ),
  ...means({ name: /laddare/i, has: [['65 W', '100 W', '140 W']] })(
    'en laddare som kan ladda datorn',
    'laddare som laddar snabbt till mobilen',
  ),
  ...means({ name: /powerbank/i, has: [['20 000 mAh', '27 000 mAh']] })(
    'en powerbank som räcker länge',
    'en powerbank på minst 20000 mah',
  ),
  ...means({ name: /mobilskal/i, has: ['Stöttåligt'] })(
    'ett skal som tål att tappas till mobilen',
    'ett tåligt mobilskal till min son',
  ),
  ...means({ name: /skrivare/i, has: ['Laser', 'Automatiskt'] })(
    'en skrivare med laser som skriver dubbelsidigt',
    'en laser skrivare med duplex',
  ),
  ...means({ name: /övervakningskamera/i, has: ['Utomhus', ['Batteri', 'Solcell']] })(
    'en övervakningskamera utan sladd som kan sitta utomhus',
    'trådlös övervakningskamera till trädgården',
  ),
  ...means({ name: /skrivbord/i, has: ['Höj- och sänkbart', 'Vit'] })(
    'ett höj- och sänkbart skrivbord i vitt',
    'ett vitt skrivbord där jag kan stå upp',
  ),
  ...means({ name: /webbkamera/i, category: /webbkameror för möten/i })(
    'en webbkamera till jobbet',
    'en webbkamera för teams',
  ),
  ...means({ name: / SSD/, has: ['2 TB'] })(
    'en ssd på 2 tb till min dator',
    'jag vill ha 2 TB ssd till min sons dator',
  ),
  ...means({ name: /\btv(?!-)\b/i, has: [['32 tum', '43 tum']] })(
    'en tv till köket som inte är så stor',
    'jag vill ha en tv som inte är för stor',
  ),
  ...means({ name: /datormus/i, has: [['Vänsterhand', 'Symmetrisk']] })('en mus som funkar med vänster hand'),
  ...means({ name: /router/i, has: [['Mesh 2-pack', 'Mesh 3-pack']] })(
    'en router till ett stort hus',
    'vi behöver en router som når hela huset',
  ),
  ...means({ name: / processor\b/i, has: [['12 kärnor', '16 kärnor', '24 kärnor']] })('en processor med många kärnor'),
  ...means({ name: /mobiltelefon/i, has: [['108 megapixel', '200 megapixel']], price: { to: 8000 } })(
    'vilken mobil har bäst kamera under 8000',
  ),
  ...means({ name: /högtalare/i, has: ['IP67'] })('en högtalare att ha i duschen'),
  ...means({ name: /övervakningskamera/i })('en kamera som håller koll på huset när vi är borta'),
  ...means({ name: /tangentbord/i, has: ['Utan belysning', WIRELESS] })('ett tangentbord utan ljus och utan sladd'),
  ...means({ name: /kaffebryggare/i, has: ['Helautomatisk'] })('en kaffemaskin som maler bönor själv'),
  ...means({ name: /router/i, has: [['Mesh 2-pack', 'Mesh 3-pack']] })(
    'vi behöver ett snabbare wifi i ett hus på två våningar',
  ),
  ...means({ name: /sensor/i, has: ['Vattenläcka'] })(
    'något som håller koll på om det kommer vatten i källaren',
    'något som varnar om diskmaskinen läcker',
  ),
  ...means({ name: /mikrofon/i })('jag vill spela in podd hemma och behöver en mikrofon'),
  // Sentences of somebody who had seen none of the others.
  ...means({
    name: /brädspel|kortspel/i,
    has: [
      ['2–5 spelare', '2–6 spelare', '3–8 spelare'],
      ['10 min', '15 min', '20 min', '30 min'],
    ],
  })('spel för fem personer som tar max en halvtimme'),
  ...means({ name: /pussel/i, has: [['1000 bitar', '2000 bitar', '3000 bitar']] })(
    'ett pussel med minst tusen bitar till farmor',
  ),
  ...means({ name: /mixer/i, has: ['Blender'] })('nånting att blanda smoothies i'),
  ...means({ name: /datorchassi/i, has: ['Vit', 'Mini-ITX'] })(
    'jag ska bygga en liten dator och letar efter ett vitt mini-itx-chassi',
  ),
  ...means({ name: /skrivare/i, has: ['Bläcktank', 'Färg'] })(
    'jag behöver en skrivare för färgfoton med påfyllningsbart bläck',
  ),
  ...means({ name: /skrivare/i, has: ['Laser', 'Utskrift, skanner och kopiering'] })(
    'en skrivare som kan kopiera också och inte behöver bläck',
  ),
  ...means({ name: /kaffebryggare/i, has: ['Helautomatisk'] })('jag söker en kaffemaskin som maler bönorna själv'),
  ...means({ name: /router/i, has: [['Mesh 2-pack', 'Mesh 3-pack']] })(
    'ett wifi som täcker hela villan, flera enheter',
  ),
  ...means({ name: /gamingstol/i, has: ['160 kg'] })('gamingstol som håller för 150 kilo'),
  ...means({ name: /radiostyrd bil/i, has: ['60 km/h', '4WD'] })(
    'finns det nån radiostyrd bil som går i 60 km/h och har fyrhjulsdrift',
  ),
  ...means({ name: /drönare/i, has: ['Under 250 g', ['34 minuter', '46 minuter']] })(
    'en drönare som väger under 250 gram och flyger minst en halvtimme',
  ),
  ...means({ name: /väggfäste/i, has: ['Utdragbar arm', 'Upp till 85 tum'] })(
    'väggfäste till min 75-tums teve som går att dra ut',
  ),
  ...means({ name: /minidator/i, has: ['Fläktlös'] })('jag behöver en mini-pc som är helt ljudlös'),
  ...means({ name: /VR-headset/i, has: ['Fristående'] })('vr-glasögon som funkar utan dator'),
  ...means({ name: /mobilskal/i, has: ['Stöttåligt', 'Klar'] })(
    'skal till mobilen som tål att man tappar den, genomskinligt',
  ),
  ...means({ name: /laddare/i, has: ['Billaddare', '2 portar'] })('laddare till bilen med två uttag'),
  ...means({ name: /skrivbord/i, has: ['Höj- och sänkbart', '160 cm', 'Ek'] })(
    'vill köpa höj och sänkbart skrivbord 160 brett i ek',
  ),
  ...means({ name: /kylskåp/i, has: ['Stål', ['33 dB', '38 dB']] })('vi ska ha en tyst kyl, helst i rostfritt'),
  ...means({ name: /tvättmaskin/i, has: [['9 kg', '11 kg']] })('jag vill ha en tvättmaskin som klarar minst nio kilo'),
  ...means({ name: /bildskärm/i, has: ['240 Hz', 'OLED', ['1920 × 1080', '2560 × 1440', '3840 × 2160']] })(
    'gamingskärm 240 hertz, oled, inte ultrabred',
  ),
  ...means({ name: /grafikkort/i, has: ['16 GB'], price: { to: 7000 } })(
    'jag letar efter ett grafikkort med 16 giga minne under sju tusen',
  ),
  ...means({ name: / SSD/, has: ['2 TB'], price: { to: 1500 } })('en ssd på två terabyte för högst femtonhundra'),
  ...means({ name: /powerbank/i, has: ['20 000 mAh', ['65 W', '140 W']] })(
    'en powerbank på tjugotusen mah, minst 65 watt',
  ),
  ...means({ name: /spelratt/i, has: ['3 pedaler', 'Direktdrift', ['PC', 'PC och Orbit 5']] })(
    'ratt till pc, tre pedaler, helst direktdriven',
  ),
  ...means({ name: /(?<!VR-)headset/i, has: ['Avtagbar', WIRELESS], price: { to: 1000 } })(
    'trådlöst headset med löstagbar mick under tusenlappen',
  ),
  ...means({ name: /skivspelare/i, has: ['Inbyggd', 'Kabel och Bluetooth'] })(
    'skivspelare med bluetooth och inbyggt försteg',
  ),
  ...means({ name: /elsparkcykel/i, has: [['50 km', '65 km']] })('en elsparkcykel som går minst fem mil'),
  ...means({ name: /smartklocka/i, has: ['14 dagar', ['Inbyggd', 'Flerbands']] })(
    'en klocka med gps som klarar två veckor på en laddning',
  ),
  ...means({ name: / bok/i, has: ['Barn'] })('en barnbok om robotar eller programmering'),
  ...means({ name: /bildskärm/i, has: ['27 tum'], price: { from: 2000, to: 3000 } })(
    'en skärm på 27 tum, mellan två och tre tusen',
  ),
  ...means({
    name: /byggsats/i,
    has: [
      ['1500 delar', '2600 delar'],
      ['Från 4 år', 'Från 6 år', 'Från 8 år'],
    ],
  })('en byggsats med över tusen delar till en nioåring'),
  ...means({ name: /datorspel/i, has: ['Strategi', ['3 år', '7 år', '12 år']] })(
    'ett datorspel, strategi, för en tolvåring',
  ),
  ...means({ name: /moderkort/i, has: ['Q6', 'DDR5', ['Wifi 6E', 'Wifi 7']] })(
    'jag vill ha ett moderkort med sockel q6 med wifi och ddr5',
  ),
  ...means({ name: /bildskärm/i, has: ['3840 × 2160', ['24 tum', '27 tum', '32 tum']], price: { to: 6000 } })(
    'en 4K-skärm till jobbet, max 32 tum, under 6 000 kr',
  ),
  ...means({ name: /webbkamera/i, has: ['4K', 'Autofokus'] })('webkamera med autofokus i 4k för teamsmöten'),
  ...means({ name: /gamingstol/i, has: ['Tyg', ['136 kg', '160 kg'], ['Grå', 'Blå', 'Grön']] })(
    'en stol till kontoret som klarar 130 kilo, i tyg och inte svart',
  ),
  ...means({ name: /dammsugare/i, has: ['Påse', '65 dB'] })('en tyst dammsugare med påse, max 70 decibel'),
  ...means({ name: /radiostyrd bil/i, has: ['60 km/h'] })(
    'en radiostyrd bil som går minst femtio i timmen till min tolvåring',
  ),
  ...means({ name: /kabel/i, has: ['USB-C', '3 m', 'Flätad textil'] })('en usb-c-kabel på tre meter, inte i gummi'),
  ...means({ name: /(?<!VR-)headset/i, has: ['70 timmar', ['Trådlös 2,4 GHz', 'USB', '3,5 mm']] })(
    'trådlöst headset med minst 60 timmars batteri till PC, inte bluetooth',
  ),
  ...means({ name: /program/i, has: ['5 enheter', '1 år'] })('antivirus till fem enheter i ett år'),
  ...means({ name: /sensor/i, has: ['Vattenläcka'] })('nåt som varnar om diskmaskinen läcker'),
  ...means({ name: /kaffebryggare/i, has: ['Espresso', ['Koppar', 'Stål']], price: { to: 3000 } })(
    'espressomaskin i koppar eller stål under tre tusen',
  ),
  ...means({ name: /laddare/i, has: ['Billaddare', '2 portar'], price: { to: 300 } })(
    'billaddare med två uttag under trehundra spänn',
  ),
  ...means({ name: / kamera/i, has: ['Systemkamera', 'Ja'], price: { to: 7000 } })(
    'systemkamera för nybörjare under sju tusen med bildstabilisering',
  ),
  ...means({ name: /airfryer/i, has: ['2 korgar', ['7 liter', '9 liter']] })(
    'airfryer med dubbla lådor för en familj på fem, minst sju liter',
  ),
  ...means({ ...THINGS.laptop, has: ['Silver', 'OLED'] })('söker en silverfärgad laptop med oledskärm'),
  ...means({ name: /nätaggregat/i, has: ['850 W', ['Guld', 'Platina', 'Titan']] })(
    'ett nätaggregat på 850 watt, guldmärkt',
  ),
  ...means({ name: /datorchassi/i, has: ['Vit', 'Glas', ['Mini-ITX', 'Micro-ATX']] })('vitt litet chassi med glas'),
  ...means({ name: /skrivare/i, has: ['Laser', 'Svartvit', 'Automatiskt'] })(
    'svartvit laserskrivare till kontoret med dubbelsidig utskrift',
  ),
  ...means({ name: /tangentbord/i, has: ['Fullstor', ['Membran', 'Linjär', 'Magnetisk', 'Taktil']] })(
    'tangentbord i full storlek med knappar som inte klickar',
  ),
  ...means({ name: /laddare/i, has: ['Väggladdare', '4 portar'] })('snabbladdare till väggen med fyra uttag'),
  ...means({ name: /tv-spel/i, has: ['Racing', 'Orbit 5'] })('jag vill ha ett racingspel till orbit'),
  ...means({ name: /lampa/i, has: ['E27', 'RGB', '3-pack'] })('smarta lampor med stor sockel som byter färg, trepack'),
  ...means({ name: /kamera/i, has: ['60 meter'] })('kamera jag kan dyka med ner till femtio meter'),
  ...means({
    name: /powerbank/i,
    has: [
      ['20 000 mAh', '27 000 mAh'],
      ['65 W', '140 W'],
    ],
  })('powerbank som orkar ladda en laptop, minst tjugotusen mAh'),
  ...means({ name: /bärbar gamingdator/i, has: ['17,3 tum'] })('bärbar speldator med 17-tumsskärm'),
  ...means({ name: /surfplatta/i, has: ['Wifi och 5G'] })('en surfplatta med sim-kort'),
  ...means({ ...EARS, has: ['Over-ear', 'Aktiv'], price: { to: 1500 } })(
    'brusreducerande hörlurar till flyget som sitter över öronen, under 1500',
  ),
  ...means({ name: /spelratt/i, has: ['3 pedaler', 'Direktdrift', 'PC och Orbit 5'] })(
    'ratt med pedaler till orbit, direktdriven, tre pedaler',
  ),
  ...means({ name: /moderkort/i, has: ['Wifi 7', ['Micro-ATX', 'Mini-ITX']] })(
    'moderkort för wifi 7, inte större än micro-atx',
  ),
  ...means({ name: /skrivare/i, has: ['Laser', 'Färg'] })('en skrivare i färg, helst laser'),
  ...means({ name: /gamingdator/i, has: [['Vatten 240 mm', 'Vatten 360 mm']], price: { to: 20_000 } })(
    'gamingdator till sonen, helst vattenkyld, max tjugo tusen',
  ),
  ...means({ name: /dator/i, has: ['Fläktlös'] })('jag söker en tyst dator till kontoret'),
  ...means({ name: /datorspel/i, has: ['Strategi', ['1 spelare', '1–2 spelare', '1–4 spelare']] })(
    'ett strategispel till pc, inte onlinespel',
  ),
  ...means({ name: /kabel/i, has: ['USB-C', '3 m', 'Flätad textil'] })('en usb-c-kabel på tre meter, flätad'),
  ...means({ name: /pussel/i, has: ['1000 bitar', 'Djur'] })('ett pussel med 1000 bitar och djurmotiv'),
  ...means({ name: /skrivare/i, has: ['Laser', 'Svartvit', 'Automatiskt'] })(
    'en svartvit laserskrivare som skriver ut på båda sidor',
  ),
  ...means({ name: /router/i, has: [['Mesh 2-pack', 'Mesh 3-pack'], 'Wifi 7'] })(
    'ett mesh-nätverk med wifi 7 för stort hus',
  ),
  ...means({ name: /högtalare/i, has: ['Bärbar', ['Bluetooth', 'Bluetooth och wifi'], ['IPX5', 'IP67']] })(
    'en vattentålig bluetooth-högtalare att ta med till stranden',
  ),
  ...means({ name: /kylskåp/i, has: ['Kyl och frys', 'Stål'] })('jag vill ha ett kylskåp med frys, rostfritt'),
  ...means({
    name: /smartklocka/i,
    has: [
      ['Inbyggd', 'Flerbands'],
      ['14 dagar', '30 dagar'],
    ],
  })('en klocka med inbyggd gps för löpning och minst två veckors batteri'),
  ...means({ name: /kortspel/i, has: [['Från 5 år', 'Från 7 år']], price: { to: 150 } })(
    'ett kortspel till familjen med barn från 7 år, under 150 kr',
  ),
  ...means({ name: /VR-headset/i, has: ['Fristående'] })('vr-headset som inte behöver kopplas till en dator'),
  ...means({ name: /spelkonsol/i, has: ['Bärbar'], price: { to: 3000 } })(
    'bärbar konsol att ha med på resan, max 3000',
  ),
  ...means({ category: /Vinterleksaker/ })('något roligt att leka med i snön'),
  ...means({ name: /digital kod/i, has: ['Orbit 5', '12 månader'] })('spelabonnemang till orbit 5 på ett år'),
  ...means({ name: /router/i, has: ['5G-router'] })('internet i stugan där det inte finns fiber'),
  ...means({ name: /högtalare/i, category: /Bokhylle/, cheap: true })('bokhyllehögtalare som inte kostar skjortan'),
  ...means({ name: /datorchassi/i, category: /Små chassin/, has: ['Vit'] })(
    'jag ska bygga en dator och behöver ett litet vitt chassi',
  ),
  ...means({ ...THINGS.ssd, has: ['2 TB', ['7 300 MB/s', '12 000 MB/s']] })(
    'ssd på 2 tb som är snabbare än 5 000 mb/s',
  ),
  ...means({ name: /vattenkokare/i, has: ['Ställbar'] })('vattenkokare där man kan ställa in temperaturen'),
  ...means({ ...THINGS.charger, has: ['Billaddare', ['2 portar', '3 portar', '4 portar']] })(
    'laddare till bilen med plats för flera telefoner',
  ),
  ...means({ name: /router/i, has: [['Router', '5G-router'], 'Wifi 7'] })('en router med wifi 7, inte mesh'),
  ...means({ name: /pysselset/i, has: ['Pärla', 'Från 3 år'] })('pyssel med pärlor till min treåriga dotter'),
  ...means({ name: /bärbar gamingdator/i, has: [['17,3 tum', '18 tum']], price: { to: 20_000 } })(
    'bärbar speldator med stor skärm, inte över 20 000 kronor',
  ),
  ...means({ name: /radio/i, has: ['FM och DAB+', 'Nät och batteri'] })(
    'en dab-radio till morfars stuga som går på batteri',
  ),
  ...means({
    ...THINGS.graphicsCard,
    has: [
      ['16 GB', '24 GB'],
      ['220 W', '285 W'],
    ],
  })('grafikkort med minst 16 gb som inte drar mer än 300 watt'),
  ...means({ ...THINGS.monitor, has: ['3840 × 2160', ['24 tum', '27 tum']] })('4k-skärm som inte är större än 27 tum'),
  ...means({
    ...THINGS.boardGame,
    has: [
      ['2–5 spelare', '3–8 spelare'],
      ['15 min', '30 min', '45 min', '60 min'],
    ],
  })('vi är fem personer och vill ha ett brädspel som inte tar mer än en timme'),
  ...means({ name: /övervakningskamera/i, has: ['Utomhus', ['Batteri', 'Solcell']] })(
    'övervakningskamera utomhus som inte behöver sladd',
  ),
  ...means({ ...THINGS.processor, has: [['16 kärnor', '24 kärnor'], 'Q6'] })(
    'processor med fler än tolv kärnor till sockel q6',
  ),
  ...means({ name: /in-ear/i, has: ['10 timmar'] })('in-ear med längre batteritid än åtta timmar'),
  ...means({ name: /radiostyrd bil/i, has: ['60 km/h', toys(6, 8)] })(
    'radiostyrd bil snabbare än 30 km/h till en åttaåring',
  ),
  ...means({ ...THINGS.monitor, has: ['32 tum', 'OLED'], price: { to: 5000 } })(
    'oled-skärm under fem tusen, helst 32 tum',
  ),
  ...means({ ...THINGS.ssd, has: ['12 000 MB/s', '2 TB'] })('snabbaste ssd:n på två terabyte'),
  ...means({ name: /processorkylare/i, has: ['19 dBA'] })('processorkylare som låter mindre än 20 decibel'),
  ...means({ ...THINGS.webcam, has: ['Autofokus', '60 bilder/s'] })(
    'webbkamera med autofokus och 60 bilder i sekunden',
  ),
  ...means({ ...THINGS.coffee, has: ['Koppar', ['Espresso', 'Filterbryggare', 'Helautomatisk']] })(
    'kaffebryggare i koppar som inte använder kapslar',
  ),
  ...means({ name: /radiostyrd bil/i, has: [toys(6)] })('min son fyller sju och gillar racerbilar, vad ska jag köpa'),
  ...means({ name: /datorspel/i, has: ['Rollspel', ['3 år', '7 år', '12 år', '16 år']] })(
    'rollspel till pc utan artonårsgräns',
  ),
  ...means({ ...THINGS.desk, has: ['Höj- och sänkbart', ['160 cm', '180 cm'], 'Ek'], price: { to: 6000 } })(
    'höj- och sänkbart skrivbord bredare än 150 cm, max sex tusen, helst i ek',
  ),
  ...means({ name: / kamera/i, has: ['Direktbild'] })('kamera som skriver ut bilderna direkt, present till min syster'),
  ...means({ name: /om rymden/i })('bok om rymden till en vetgirig tioåring'),
  ...means({ name: /samlarfigur/i, has: ['45 cm'] })('samlarfigur till en vuxen nörd, högre än 40 cm'),
  ...means({ name: /skivspelare/i, cheap: true })('jag vill börja lyssna på vinyl, vilken skivspelare är billigast'),
  ...means({ name: /mediaspelare/i })('något så att jag kan se på netflix på min gamla tv'),
  ...means({
    name: /router/i,
    has: [
      ['Mesh 2-pack', 'Mesh 3-pack'],
      ['Wifi 6E', 'Wifi 7'],
    ],
  })('mesh till ett stort hus, minst wifi 6e'),
  ...means({ name: /router/i, has: [['Mesh 2-pack', 'Mesh 3-pack']] })(
    'vi bor i villa på tre våningar och wifit når inte överallt',
  ),
  ...means({ name: /robotdammsugare/i, has: [['Våtmopp', 'Roterande moppar'], '10 000 Pa'] })(
    'robotdammsugare med mopp och rejält sug, minst 10 000 pascal',
  ),
  ...means({ ...THINGS.phone, price: { to: 2000 } })(
    'mormor behöver en ny telefon men den får inte gå loss på mer än 2 000',
  ),
  ...means({ name: /actionkamera/i, has: ['60 meter'] })('actionkamera som klarar att dyka djupare än tjugo meter'),
  ...means({ name: /mjukisdjur/i, has: ['Från 0 år', ['60 cm', '100 cm']] })(
    'min syster har precis fått barn, jag vill ge bort ett stort gosedjur som funkar för en nyfödd',
  ),
  ...means({ name: /objektiv/i, has: [['100–400 mm', '70–200 mm']] })(
    'vilket objektiv ska jag ha om jag vill fota fåglar på långt håll',
  ),
  ...means({ name: /smart uttag/i, has: ['Utomhus', 'Ja'] })(
    'smart uttag för utomhusbruk som visar hur mycket ström jag gör av med',
  ),
  ...means({ name: /skärmskydd/i, has: ['Sekretessglas'] })('skärmskydd så att ingen på bussen kan tjuvkika'),
  ...means({ name: /smartklocka/i, has: [['Inbyggd', 'Flerbands'], '30 dagar'] })(
    'en klocka med gps där batteriet räcker en hel månad',
  ),
  ...means({ ...THINGS.hardDrive, has: ['24 TB', 'NAS'] })('jag behöver en hårddisk till min nas, så stor som möjligt'),
];
