/**
 * Swedish beyond the stemmer: synonyms for shoppers, and beginnings of compounds. The table `synonym` adds a shop's
 * own.
 */

/** Each row: spellings, inflections and names of one product. */
export const SAME_MEANING: readonly (readonly string[])[] = [
  ['mus', 'möss', 'musen', 'mössen', 'mouse', 'mice'],
  ['gamingmus', 'spelmus', 'gaming mouse'],
  ['datormus', 'datormöss'],
  ['tangentbord', 'tangentbordet', 'tangentborden', 'keyboard'],
  ['hörlurar', 'hörlur', 'lurar', 'headphones', 'headphone', 'earphones'],
  ['inearhörlurar', 'earbuds', 'inear', 'öronsnäckor', 'öronproppar'],
  ['headset', 'headsets', 'headsetet'],
  ['högtalare', 'högtalaren', 'speaker', 'speakers'],
  ['skärm', 'bildskärm', 'monitor', 'datorskärm', 'display'],
  ['tv', 'teve', 'tvapparat', 'television', 'tvn', 'tvs', 'teven', 'tvapparater'],
  ['laptop', 'bärbar dator', 'notebook', 'bärbar'],
  ['gaminglaptop', 'bärbar gamingdator', 'gaming laptop'],
  ['dator', 'pc', 'datorer', 'computer'],
  ['grafikkort', 'gpu', 'videokort', 'graphics card'],
  ['processor', 'cpu', 'processorer'],
  ['moderkort', 'motherboard', 'mobo'],
  ['ram', 'arbetsminne', 'minne', 'internminne'],
  ['nätaggregat', 'psu', 'nätagg', 'nätdel', 'pc nätdel', 'strömförsörjning', 'power supply'],
  ['chassi', 'datorchassi', 'datorlåda', 'pc case', 'computer case'],
  ['chassifläkt', 'datorfläkt'],
  ['ssd', 'solid state', 'ssddisk', 'ssd disk'],
  ['hårddisk', 'hdd', 'hårddiskar'],
  ['mobil', 'mobiltelefon', 'smartphone', 'telefon', 'mobiler', 'phone', 'cell phone'],
  ['mobilskal', 'skal', 'mobilfodral'],
  ['surfplatta', 'tablet', 'platta'],
  ['läsplatta', 'ebokläsare', 'eboksläsare', 'ereader'],
  ['skärmskydd', 'skyddsglas', 'screen protector'],
  ['minneskort', 'memory card', 'sdkort'],
  ['extern hårddisk', 'external hard drive', 'portabel hårddisk'],
  [
    'smartklocka',
    'smartwatch',
    'smart klocka',
    'smartur',
    'smart watch',
    'aktivitetsarmband',
    'pulsklocka',
    'träningsklocka',
    'sportklocka',
  ],
  ['laddare', 'charger', 'laddaren', 'laddning', 'snabbladdare', 'laddningsstation'],
  ['laddkablar', 'laddkabel', 'laddsladd', 'laddningskabel'],
  ['gaming', 'gamer', 'gamers'],
  ['trådlösa laddare', 'laddplatta', 'laddningsplatta', 'trådlös laddare', 'qi laddare'],
  ['powerbank', 'nödladdare', 'power bank'],
  ['sladd', 'kabel', 'kablar', 'sladdar', 'cable', 'cables'],
  ['router', 'wifirouter', 'routrar', 'routern', 'ruter', 'roter', 'trådlös router'],
  ['dockningsstation', 'dockstation', 'docka till dator', 'usb hub', 'usb hubb', 'hubb', 'usbhubb'],
  ['radio', 'radioapparat'],
  ['inspelningskort', 'capture card'],
  ['processorkylare', 'cpu cooler', 'cpu kylare'],
  ['datorväska', 'laptopväska', 'laptopfodral'],
  ['ryggsäckar', 'ryggsäck', 'datorryggsäck', 'laptopryggsäck'],
  ['uttag', 'kontakt', 'eluttag', 'plugg', 'stickkontakt', 'vägguttag'],
  ['skrivare', 'printer', 'skrivaren'],
  ['kamera', 'kameror', 'camera'],
  ['webbkamera', 'webcam', 'webbkameror'],
  ['mikrofon', 'mikrofoner', 'mick', 'mic'],
  ['gamingstol', 'spelstol', 'gaming chair'],
  ['arbetsstolar', 'arbetsstol', 'kontorsstol', 'kontorsstolar', 'skrivbordsstol', 'skrivbordsstolar'],
  ['musmatta', 'musmattor', 'musplatta', 'mousepad', 'mouse pad'],
  ['handkontroll', 'kontroller', 'gamepad', 'spelkontroll', 'handkontroller'],
  ['konsol', 'spelkonsol', 'konsoler', 'tvspelskonsol', 'tv spelskonsol', 'console'],
  ['tvspel', 'konsolspel', 'videospel'],
  ['sällskapsspel', 'brädspel', 'bordspel', 'bordsspel', 'board game'],
  ['pussel', 'pusslet', 'jigsaw'],
  ['leksak', 'leksaker', 'toy', 'toys'],
  ['gosedjur', 'mjukisdjur', 'mjukisar', 'mjukis', 'mjukdjur', 'nalle', 'nallebjörn', 'kramdjur'],
  ['docka', 'dockor'],
  ['byggklossar', 'byggsats', 'klossar', 'byggleksak'],
  ['dammsugare', 'dammsugaren', 'vacuum cleaner'],
  ['kaffebryggare', 'kaffemaskin', 'bryggare'],
  ['mixer', 'mixrar', 'blender'],
  ['airfryer', 'luftfritös', 'varmluftsfritös', 'air fryer'],
  ['tandborste', 'eltandborste', 'toothbrush'],
  ['ps5', 'playstation 5'],
  ['ps4', 'playstation 4'],
  ['wifi', 'trådlöst nätverk', 'wlan'],
  ['vrheadset', 'vrglasögon', 'vr'],
  ['elsparkcykel', 'elscooter', 'elspark'],
  ['lampa', 'lampor', 'belysning', 'lamp'],
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
  ['radiostyrd bil', 'leksaksbil', 'leksaksbilar'],
  ['radiostyrd', 'radiostyrt', 'radiostyrda', 'rc', 'fjärrstyrd', 'fjärrstyrda', 'fjärrstyrt'],
  ['konstläder', 'läder', 'skinn'],
  ['trådlös', 'wireless', 'sladdlös', 'sladdlöst', 'sladdlösa', 'utan sladd', 'utan kabel'],
  ['nätverk', 'ethernet', 'lan'],
  ['vänsterhänt', 'vänsterhand', 'vänsterhänta'],
  ['drönare', 'drone'],
  ['ultrawide', 'ultrabred', 'ultrabreda', 'ultrabrett'],
  ['kyl', 'kylskåp'],
  ['minidator', 'mini pc', 'minipc'],
  ['webbkamera', 'web kamera', 'webkamera', 'webkameror'],
  ['datorkomponenter', 'datordelar', 'komponenter'],
  ['skoldator', 'skoldatorer', 'studentdator', 'datorer för skolan'],
  ['skolan', 'skola', 'skolarbete', 'plugget', 'studier', 'studenten'],
  ['väggfäste', 'tv fäste', 'fäste', 'väggfästen', 'vägghållare'],
  ['kapselmaskin', 'kapselbryggare'],
  ['kaffebryggare', 'kaffekokare'],
  [
    'sänkbart',
    'sänkbar',
    'sänkbara',
    'sänk',
    'höjbart',
    'höjbar',
    'höjbara',
    'elskrivbord',
    'elektriskt skrivbord',
    'elektriskt bord',
  ],
  ['ståbord', 'ståskrivbord', 'höj sänkbart skrivbord'],
  ['ljusslinga', 'ljusslingor', 'slinga', 'ledslinga', 'led slinga', 'ledlist', 'led list', 'ledstrip', 'led strip'],
  ['utomhus', 'ute', 'utebruk'],
  ['inomhus', 'inne'],
  [
    'övervakningskamera',
    'övervakning',
    'säkerhetskamera',
    'bevakningskamera',
    'övervakningskameror',
    'hemkamera',
    'ip kamera',
  ],
  ['inomhuskameror', 'inomhuskamera', 'kamera inomhus', 'innekamera'],
  ['utomhuskameror', 'utomhuskamera', 'kamera utomhus', 'kamera ute', 'utekamera'],
  ['rörelse sensor', 'rörelsedetektor', 'rörelsevakt'],
  ['meshsystem', 'mesh', 'wifi förstärkare', 'wififörstärkare', 'wifi repeater', 'repeater', 'wifi extender'],
  ['samarbetsspel', 'samarbete', 'co op', 'coop', 'kooperativt', 'kooperativa'],
  ['hemmabioljud', 'hemmabio', 'hemmabiosystem', 'ljudsystem', 'surroundljud', 'surround'],
  ['hörlurar för träning', 'sporthörlurar', 'träningshörlurar', 'löparhörlurar'],
  ['säkerhet', 'antivirus', 'antivirusprogram', 'virusskydd'],
  ['träning', 'löpning', 'jogging', 'gym', 'gymmet'],
  ['simulator', 'simulatorspel', 'simulatorer', 'flygsimulator'],
  ['ljudkablar', 'ljudkabel', 'auxkabel', 'aux', 'högtalarkabel', 'minijack'],
  ['plattform', 'plattformsspel', 'pusselspel'],
  ['experimentlådor', 'experimentlåda', 'kemilåda', 'labblåda'],
  ['klar', 'genomskinlig', 'genomskinligt', 'transparent'],
  ['små', 'liten', 'litet', 'lilla'],
  ['nyheter', 'nyhet', 'nya produkter'],
  [
    'fyndade',
    'fyndad',
    'fyndvara',
    'fyndvaror',
    'begagnad',
    'begagnade',
    'begagnat',
    'refurbished',
    'outlet',
    'demoex',
    'demovara',
    'demovaror',
  ],
  ['frågespel', 'frågesport', 'frågesportspel', 'quiz', 'quizspel', 'trivia'],
  ['mediaspelare', 'mediabox', 'streamingbox', 'tv box', 'tvbox', 'strömningsbox'],
  ['ljuspaneler', 'ljuspanel', 'ring light', 'ringljus', 'ringlampa', 'videolampa', 'videoljus', 'studiolampa'],
  ['direktbildskameror', 'direktbildskamera', 'polaroidkamera', 'instant kamera'],
  [
    'nätverkskablar',
    'nätverkskabel',
    'internetkabel',
    'internet kabel',
    'ethernetkabel',
    'patchkabel',
    'lankabel',
    'cat6',
    'cat 6',
    'cat6a',
    'cat 7',
    'cat7',
    'cat5e',
    'rj45',
  ],
  ['streaming', 'streama', 'strömma'],
  ['gu10', 'spotlight', 'spotlights', 'spotlampa', 'spotlampor'],
  ['fullstorlek', 'fullstor', 'fullstort', 'full size'],
  ['racing', 'bilspel', 'racerspel', 'racingspel', 'körspel'],
  ['sport', 'sportspel', 'fotbollsspel', 'hockeyspel', 'golfspel'],
];

/** The pixels of a picture by the names of resolutions; products have either. */
export const RESOLUTIONS: Readonly<Record<string, readonly string[]>> = {
  '1080p': ['1920', '1080'],
  '1440p': ['2560', '1440'],
  '2k': ['2560', '1440'],
  '4k': ['3840', '2160'],
  '2160p': ['3840', '2160'],
};

/** What is also called something wider: Bluetooth is wireless, while not all that is wireless is Bluetooth. */
export const ALSO_IS: readonly (readonly [narrow: string, wide: string])[] = [
  ['bluetooth', 'trådlös'],
  ['laptop', 'dator'],
  ['notebook', 'dator'],
  ['övervakningskamera', 'kamera'],
];

/** Words for what is small: a 'liten dator' is a minidator. */
export const SMALL: ReadonlySet<string> = new Set(['liten', 'litet', 'lilla', 'små']);

/** Synonyms of compound beginnings: a 'speltangentbord' is sold as gaming. */
export const BEGINNING_MEANS: Readonly<Record<string, string>> = { spel: 'gaming', telefon: 'mobil' };

/** First parts of compounds: 'gamingmus' is found by 'mus', while 'tangentbord' is no 'bord'. */
export const COMPOUND_BEGINNINGS: readonly string[] = (
  'konst läder strategi familje fråge gaming spel dator mobil telefon surfplatte tv usb wifi bluetooth hem kontors köks barn bräd sällskaps kort konsol ljud ' +
  'video foto webb web kamera robot res bil cykel led laser bläck bläckstråle mini mikro trådlös stationär laptop hörlurs ' +
  'headset skrivar data nätverks system bords golv vägg tak el batteri ladd strömnings stream skriv bokhylle handhållen ' +
  'träd fitness tränings smart våg kaffe vatten bröd stav hand bygg baby pyssel rit mjuk radiostyrd rc vr prylar spelar ' +
  'grafik processor minnes moder chassi kyl vatten luft skärm mus tangentbords bildskärms sport action drönar ' +
  'inear inspelnings samlar sim direktbilds system trä rörelse temperatur läckage snabb'
).split(' ');

/**
 * Filter values that shoppers of any such shop ask for most, beside the name of a kind: 'skärm 27 tum', 'trådlös mus'.
 * Until a shop's own searches tell better, they say what a search that is being typed is likely to become.
 */
export const ASKED_VALUES: ReadonlySet<string> = new Set(
  (
    'Svart|Vit|Rosa|Blå|Bluetooth|Trådlös 2,4 GHz|Trådlös|Bluetooth och kabel|Bluetooth och wifi|Aktiv|OLED|4K|5G|Wifi 7|' +
    'HDMI|USB-C|27 tum|32 tum|34 tum|55 tum|65 tum|75 tum|144 Hz|240 Hz|120 Hz|3840 × 2160|2560 × 1440|256 GB|512 GB|128 GB|' +
    '16 GB|32 GB|12 GB|1 TB|2 TB|4 TB|DDR5|850 W|750 W|65 W|100 W|20 000 mAh|10 000 mAh|1000 bitar|500 bitar|2 m|3 m|' +
    '2 spelare|2–4 spelare|2–5 spelare|2–6 spelare|Från 3 år|Från 6 år|Från 8 år|Laser|Inbyggd|Mekanisk|Linjär|RGB|TKL'
  ).split('|'),
);
