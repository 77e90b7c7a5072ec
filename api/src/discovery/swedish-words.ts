/**
 * Swedish that the stemmer does not know: words that mean the same to a shopper, and beginnings of compounds. The table
 * `synonym` adds a shop's own to these.
 */

/** Each row: spellings, inflections and names for one thing. */
export const SAME_MEANING: readonly (readonly string[])[] = [
  ['mus', 'möss', 'musen', 'mössen'],
  ['datormus', 'datormöss'],
  ['tangentbord', 'tangentbordet', 'tangentborden', 'keyboard'],
  ['hörlurar', 'hörlur', 'lurar', 'headphones'],
  ['headset', 'headsets', 'headsetet'],
  ['högtalare', 'högtalaren', 'speaker'],
  ['skärm', 'bildskärm', 'monitor', 'datorskärm'],
  ['tv', 'teve', 'tvapparat', 'television'],
  ['laptop', 'bärbar dator', 'notebook', 'bärbar'],
  ['dator', 'pc', 'datorer', 'computer'],
  ['grafikkort', 'gpu', 'videokort'],
  ['processor', 'cpu', 'processorer'],
  ['moderkort', 'motherboard', 'mobo'],
  ['ram', 'arbetsminne', 'minne', 'internminne'],
  ['nätaggregat', 'psu', 'nätdel', 'strömförsörjning'],
  ['chassi', 'datorchassi', 'datorlåda'],
  ['ssd', 'solid state', 'ssddisk'],
  ['hårddisk', 'hdd', 'hårddiskar'],
  ['mobil', 'mobiltelefon', 'smartphone', 'telefon', 'mobiler'],
  ['mobilskal', 'skal', 'mobilfodral'],
  ['surfplatta', 'tablet', 'läsplatta', 'platta'],
  ['smartklocka', 'smartwatch', 'smart klocka', 'smartur'],
  ['laddare', 'charger', 'laddaren'],
  ['powerbank', 'nödladdare'],
  ['sladd', 'kabel', 'kablar', 'sladdar'],
  ['router', 'wifirouter', 'routrar'],
  ['skrivare', 'printer', 'skrivaren'],
  ['kamera', 'kameror', 'camera'],
  ['webbkamera', 'webcam', 'webbkameror'],
  ['mikrofon', 'mikrofoner', 'mick', 'mic'],
  ['gamingstol', 'spelstol'],
  ['musmatta', 'musmattor', 'musplatta'],
  ['handkontroll', 'kontroller', 'gamepad', 'spelkontroll', 'handkontroller'],
  ['konsol', 'spelkonsol', 'konsoler', 'tvspelskonsol'],
  ['tvspel', 'konsolspel', 'videospel'],
  ['sällskapsspel', 'brädspel'],
  ['pussel', 'pusslet', 'jigsaw'],
  ['leksak', 'leksaker'],
  ['gosedjur', 'mjukisdjur', 'mjukdjur', 'nalle', 'nallebjörn', 'kramdjur'],
  ['docka', 'dockor'],
  ['byggklossar', 'byggsats', 'klossar', 'byggleksak'],
  ['dammsugare', 'dammsugaren'],
  ['kaffebryggare', 'kaffemaskin', 'bryggare'],
  ['mixer', 'mixrar', 'blender'],
  ['airfryer', 'luftfritös', 'varmluftsfritös', 'air fryer'],
  ['tandborste', 'eltandborste'],
  ['ps5', 'playstation 5'],
  ['ps4', 'playstation 4'],
  ['wifi', 'trådlöst nätverk', 'wlan'],
  ['vrheadset', 'vrglasögon', 'vr'],
  ['elsparkcykel', 'elscooter', 'elspark'],
  ['lampa', 'lampor', 'belysning'],
  ['presentkort', 'gåvokort', 'giftcard'],
  // Neuter and plural of adjectives: the stemmer keeps '-t' apart.
  ['vit', 'vitt', 'vita'],
  ['svart', 'svarta'],
  ['blå', 'blått', 'blåa'],
  ['röd', 'rött', 'röda'],
  ['grön', 'grönt', 'gröna'],
  ['grå', 'grått', 'gråa'],
  ['gul', 'gult', 'gula'],
  ['trådlös', 'trådlöst', 'trådlösa'],
  ['mekanisk', 'mekaniskt', 'mekaniska'],
  ['stationär', 'stationärt', 'stationära'],
  ['portabel', 'portabelt', 'portabla', 'bärbar', 'bärbart', 'bärbara'],
  ['billig', 'billigt', 'billiga'],
  ['radiostyrd', 'radiostyrt', 'radiostyrda'],
];

/** First parts of compounds: 'gamingmus' is found by 'mus', while 'tangentbord' is no 'bord'. */
export const COMPOUND_BEGINNINGS: readonly string[] = (
  'gaming spel dator mobil telefon surfplatte tv usb wifi bluetooth hem kontors köks barn bräd sällskaps kort konsol ljud ' +
  'video foto webb web kamera robot res bil cykel led laser bläck bläckstråle mini mikro trådlös stationär laptop hörlurs ' +
  'headset skrivar data nätverks system bords golv vägg tak el batteri ladd strömnings stream skriv bokhylle handhållen ' +
  'träd fitness tränings smart våg kaffe vatten bröd stav hand bygg baby pyssel rit mjuk radiostyrd rc vr prylar spelar ' +
  'grafik processor minnes moder chassi kyl vatten luft skärm mus tangentbords bildskärms sport action drönar'
).split(' ');
