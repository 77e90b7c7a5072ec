/** What a sentence asks for: a kind of products, as searches and shoppers name it. */
export interface AskedKind {
  /** As shoppers read it, in the plural. */
  readonly label: string;
  /** The search that finds them; null where only categories do. */
  readonly text: string | null;
  /** In these categories, by name; empty: everywhere. */
  readonly categories: readonly string[];
  /** What it is for anyway: a case 'till mobilen' tells nothing more. */
  readonly belongsTo: string;
}

type Row = readonly [
  label: string,
  text: string | null,
  names: string,
  more?: { readonly categories?: readonly string[]; readonly belongsTo?: string },
];

/** One row a kind; names in their base form, with those plurals that no ending makes. */
const ROWS: readonly Row[] = [
  ['Datorer', 'dator', 'dator|pc|datamaskin'],
  ['Bärbara datorer', 'bärbar dator', 'bärbar dator|laptop|laptopp|bärbar|skoldator|studentdator|notebook'],
  ['Stationära datorer', 'stationär dator', 'stationär dator|stationär|stationär pc'],
  ['Gamingdatorer', 'gamingdator', 'gamingdator|speldator|gaming dator|spel dator|gamingpc|gaming pc'],
  ['Bärbara gamingdatorer', 'bärbar gamingdator', 'bärbar gamingdator|gaminglaptop|gaming laptop|bärbar speldator'],
  ['Minidatorer', 'minidator', 'minidator|mini pc|minipc'],
  ['Grafikkort', 'grafikkort', 'grafikkort|gpu|grafik kort'],
  ['Processorer', 'processor', 'processor|cpu'],
  ['Moderkort', 'moderkort', 'moderkort'],
  ['Arbetsminnen', 'arbetsminne', 'arbetsminne|ram minne|ramminne'],
  ['SSD', 'ssd', 'ssd|ssd disk|ssd hårddisk'],
  ['Hårddiskar', 'hårddisk', 'hårddisk', { belongsTo: 'dator' }],
  ['Externa hårddiskar', 'extern hårddisk', 'extern hårddisk|extern disk', { belongsTo: 'dator' }],
  ['Nätaggregat', 'nätaggregat', 'nätaggregat|nätagg'],
  ['Datorchassin', 'datorchassi', 'datorchassi|chassi|datorlåda|chassin', { belongsTo: 'dator' }],
  ['Processorkylare', 'processorkylare', 'processorkylare|cpu kylare|kylare'],
  ['Chassifläktar', 'chassifläkt', 'chassifläkt'],
  ['Bildskärmar', 'bildskärm', 'bildskärm|datorskärm|skärm|monitor|gamingskärm', { belongsTo: 'dator' }],
  ['Skrivare', 'skrivare', 'skrivare|printer'],
  ['Dockningsstationer', 'dockningsstation', 'dockningsstation|usb hubb', { belongsTo: 'dator laptop' }],
  ['Datorväskor', 'datorväska', 'datorväska|datorfodral|datorryggsäck', { belongsTo: 'dator laptop' }],
  ['Webbkameror', 'webbkamera', 'webbkamera|webcam|webkamera', { belongsTo: 'dator' }],
  ['Tangentbord', 'tangentbord', 'tangentbord', { belongsTo: 'dator' }],
  ['Datormöss', 'datormus', 'datormus|mus|möss|gamingmus|gaming mus', { belongsTo: 'dator' }],
  ['Musmattor', 'musmatta', 'musmatta', { belongsTo: 'dator mus' }],
  ['Headset', 'headset', 'headset|gamingheadset'],
  ['Gamingstolar', 'gamingstol', 'gamingstol|kontorsstol|skrivbordsstol|stol'],
  ['Skrivbord', 'skrivbord', 'skrivbord|gamingbord|kontorsbord'],
  ['Spelkonsoler', 'spelkonsol', 'spelkonsol|konsol|tv spelskonsol'],
  ['Handkontroller', 'handkontroll', 'handkontroll|spelkontroll'],
  ['Spelrattar', 'spelratt', 'spelratt|ratt'],
  ['Tv-spel', 'tv-spel', 'tv spel|tvspel|konsolspel'],
  ['Datorspel', 'datorspel', 'datorspel|pc spel|pcspel'],
  ['VR-headset', 'vr-headset', 'vr headset|vr glasögon'],
  ['Mikrofoner', 'mikrofon', 'mikrofon|mick|poddmikrofon|spela in podd|spela in poddar|spela in ljud|spela in sång'],
  ['Inspelningskort', 'inspelningskort', 'inspelningskort'],
  ['Kaffebryggare', 'kaffebryggare', 'kaffebryggare|kaffemaskin|espressomaskin'],
  ['Airfryers', 'airfryer', 'airfryer|air fryer|luftfritös'],
  ['Robotdammsugare', 'robotdammsugare', 'robotdammsugare|dammsugarrobot'],
  ['Dammsugare', 'dammsugare', 'dammsugare'],
  ['Vattenkokare', 'vattenkokare', 'vattenkokare'],
  ['Mixrar', 'mixer', 'mixer|stavmixer|blender|köksmaskin|mixrar'],
  ['Elsparkcyklar', 'elsparkcykel', 'elsparkcykel|elscooter|elsparkcyklar|el sparkcykel'],
  ['Tvättmaskiner', 'tvättmaskin', 'tvättmaskin'],
  ['Kylskåp', 'kylskåp', 'kylskåp|kyl|minikyl'],
  ['Smarta lampor', 'smart lampa', 'smart lampa|smartlampa|smart belysning'],
  ['Lampor', 'lampa', 'lampa|skrivbordslampa|golvlampa|ljusslinga'],
  ['Smarta uttag', 'smart uttag', 'smart uttag|smarta uttag'],
  [
    'Övervakningskameror',
    'övervakningskamera',
    'övervakningskamera|säkerhetskamera|bevakningskamera|kamera för att övervaka|kamera för övervakning|kamera som övervakar',
  ],
  [
    'Smarta sensorer',
    'smart sensor',
    'sensor|smart sensor|som varnar om|som larmar om|som känner av|som märker om|som håller koll',
  ],
  ['Routrar', 'router', 'router|wifi router|routrar|snabbare wifi|bättre wifi|starkare wifi|snabbt wifi|bra wifi'],
  ['Mobiltelefoner', 'mobiltelefon', 'mobiltelefon|mobil|telefon|smartphone'],
  ['Surfplattor', 'surfplatta', 'surfplatta|platta|läsplatta med färg'],
  ['Smartklockor', 'smartklocka', 'smartklocka|smart klocka|klocka|träningsklocka|löparklocka|smartwatch'],
  ['Mobilskal', 'mobilskal', 'mobilskal|skal|mobilfodral', { belongsTo: 'mobil telefon' }],
  ['Skärmskydd', 'skärmskydd', 'skärmskydd', { belongsTo: 'mobil telefon' }],
  ['Laddare', 'laddare', 'laddare|mobilladdare|billaddare', { belongsTo: 'mobil telefon' }],
  ['Powerbanks', 'powerbank', 'powerbank|power bank|batteribank', { belongsTo: 'mobil telefon' }],
  ['Kablar', 'kabel', 'kabel|sladd|laddkabel|kablar'],
  ['Läsplattor', 'läsplatta', 'läsplatta|e boksläsare'],
  ['Kameror', 'kamera', 'kamera|systemkamera|kompaktkamera'],
  ['Actionkameror', 'actionkamera', 'actionkamera'],
  ['Objektiv', 'objektiv', 'objektiv', { belongsTo: 'kamera' }],
  ['Drönare', 'drönare', 'drönare'],
  ['Stativ', 'stativ', 'stativ|kamerastativ', { belongsTo: 'kamera' }],
  ['Minneskort', 'minneskort', 'minneskort|sd kort', { belongsTo: 'kamera mobil' }],
  ['Brädspel', 'brädspel', 'brädspel|sällskapsspel|familjespel'],
  ['Kortspel', 'kortspel', 'kortspel'],
  ['Pussel', 'pussel', 'pussel|pussla|pusslar'],
  [
    'Byggsatser',
    'byggsats',
    'byggsats|bygglek|byggklossar|klossar|byggbitar|gillar att bygga|älskar att bygga|bygger mycket',
  ],
  ['Mjukisdjur', 'mjukisdjur', 'mjukisdjur|gosedjur|kramdjur|nalle'],
  ['Samlarfigurer', 'samlarfigur', 'samlarfigur|figur'],
  ['Radiostyrda bilar', 'radiostyrd bil', 'radiostyrd bil|rc bil|fjärrstyrd bil'],
  ['Pyssel', 'pysselset', 'pyssel|pysselset|pyssellåda|experimentlåda|pyssla|pysslar'],
  ['Uteleksaker', 'uteleksak', 'uteleksak|utelek|sommarleksak|vinterleksak'],
  ['Böcker', 'bok', 'bok|böcker|barnbok|barnböcker|gillar att läsa|älskar att läsa|läser mycket'],
  ['Tv', 'tv', 'tv|teve|tv apparat'],
  ['Projektorer', 'projektor', 'projektor'],
  ['Mediaspelare', 'mediaspelare', 'mediaspelare'],
  ['Väggfästen', 'väggfäste', 'väggfäste|tv fäste', { belongsTo: 'tv vägg' }],
  ['Hörlurar', 'hörlurar', 'hörlurar|hörlur|lurar|lurarna'],
  ['In-ear-hörlurar', 'in-ear-hörlurar', 'in ear hörlurar|öronproppar|in ear|earbuds|snäckor'],
  ['Högtalare', 'högtalare', 'högtalare|bluetoothhögtalare|bluetooth högtalare'],
  ['Soundbars', 'soundbar', 'soundbar|ljudlimpa', { belongsTo: 'tv' }],
  ['Skivspelare', 'skivspelare', 'skivspelare|vinylspelare'],
  ['Radioapparater', 'radio', 'radio|dab radio'],
  [
    'Leksaker',
    null,
    'leksak|leksaker',
    { categories: ['Byggbit', 'Mjukisdjur och figurer', 'Radiostyrt', 'Pyssel', 'Uteleksaker', 'Pussel'] },
  ],
  ['Spel', null, 'spel|spelet', { categories: ['Sällskapsspel & kortspel', 'Tv-spel'] }],
];

/** Every kind with its names, 'a|b'. */
export const KINDS: readonly (readonly [names: string, kind: AskedKind])[] = ROWS.map(
  ([label, text, names, { categories = [], belongsTo = '' } = {}]) => [names, { label, text, categories, belongsTo }],
);
