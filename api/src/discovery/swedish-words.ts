/**
 * Swedish beyond the stemmer: synonyms for shoppers, and beginnings of compounds. The table `synonym` adds a shop's
 * own.
 */

/** Each row: spellings, inflections and names of one product. */
export const SAME_MEANING: readonly (readonly string[])[] = [
  ['mus', 'möss', 'musen', 'mössen'],
  ['datormus', 'datormöss'],
  ['tangentbord', 'tangentbordet', 'tangentborden', 'keyboard'],
  ['hörlurar', 'hörlur', 'lurar', 'headphones', 'earphones'],
  ['earbuds', 'inear', 'öronsnäckor', 'öronproppar'],
  ['headset', 'headsets', 'headsetet'],
  ['högtalare', 'högtalaren', 'speaker'],
  ['skärm', 'bildskärm', 'monitor', 'datorskärm', 'display'],
  ['tv', 'teve', 'tvapparat', 'television'],
  ['laptop', 'bärbar dator', 'notebook', 'bärbar'],
  ['gaminglaptop', 'bärbar gamingdator', 'gaming laptop'],
  ['dator', 'pc', 'datorer', 'computer'],
  ['grafikkort', 'gpu', 'videokort', 'graphics card'],
  ['processor', 'cpu', 'processorer'],
  ['moderkort', 'motherboard', 'mobo'],
  ['ram', 'arbetsminne', 'minne', 'internminne'],
  ['nätaggregat', 'psu', 'nätdel', 'strömförsörjning', 'power supply'],
  ['chassi', 'datorchassi', 'datorlåda', 'pc case', 'computer case'],
  ['chassifläkt', 'datorfläkt'],
  ['ssd', 'solid state', 'ssddisk'],
  ['hårddisk', 'hdd', 'hårddiskar'],
  ['mobil', 'mobiltelefon', 'smartphone', 'telefon', 'mobiler'],
  ['mobilskal', 'skal', 'mobilfodral'],
  ['surfplatta', 'tablet', 'platta'],
  ['läsplatta', 'ebokläsare', 'eboksläsare', 'ereader'],
  ['skärmskydd', 'skyddsglas', 'screen protector'],
  ['minneskort', 'memory card', 'sdkort'],
  ['extern hårddisk', 'external hard drive', 'portabel hårddisk'],
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
  ['konsol', 'spelkonsol', 'konsoler', 'tvspelskonsol', 'tv spelskonsol'],
  ['tvspel', 'konsolspel', 'videospel'],
  ['sällskapsspel', 'brädspel', 'board game'],
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
  // Neuter and plural of adjectives: the stemmer does not remove '-t'.
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
  ['radiostyrd', 'radiostyrt', 'radiostyrda', 'rc'],
  ['trådlös', 'wireless'],
  ['nätverk', 'ethernet', 'lan'],
  ['vänsterhänt', 'vänsterhand', 'vänsterhänta'],
  ['drönare', 'drone'],
  ['ultrawide', 'ultrabred', 'ultrabreda', 'ultrabrett'],
  ['kyl', 'kylskåp'],
];

/** Synonyms of compound beginnings: a 'speltangentbord' is sold as gaming. */
export const BEGINNING_MEANS: Readonly<Record<string, string>> = { spel: 'gaming', telefon: 'mobil' };

/** First parts of compounds: 'gamingmus' is found by 'mus', while 'tangentbord' is no 'bord'. */
export const COMPOUND_BEGINNINGS: readonly string[] = (
  'konst läder strategi familje fråge gaming spel dator mobil telefon surfplatte tv usb wifi bluetooth hem kontors köks barn bräd sällskaps kort konsol ljud ' +
  'video foto webb web kamera robot res bil cykel led laser bläck bläckstråle mini mikro trådlös stationär laptop hörlurs ' +
  'headset skrivar data nätverks system bords golv vägg tak el batteri ladd strömnings stream skriv bokhylle handhållen ' +
  'träd fitness tränings smart våg kaffe vatten bröd stav hand bygg baby pyssel rit mjuk radiostyrd rc vr prylar spelar ' +
  'grafik processor minnes moder chassi kyl vatten luft skärm mus tangentbords bildskärms sport action drönar'
).split(' ');
