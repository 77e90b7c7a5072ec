/** How a wish becomes a filter for one kind of products, by facts of the catalogue. */
export interface Way {
  /** Only for these kinds, by the search that finds them; without it for every kind that has the values. */
  readonly kinds?: readonly string[];
  readonly attribute?: string;
  readonly values?: readonly string[];
  /** Any of these categories, by name. */
  readonly categories?: readonly string[];
  /** Everything in, or everything outside this section, by name. */
  readonly section?: { readonly name: string; readonly isIn: boolean };
  /** As shoppers read it, where the rule's own label does not say which facts it means. */
  readonly label?: string;
}

/** One family of phrases, and the filters that it means. The first way that the catalogue has is used. */
export interface WishRule {
  readonly label: string;
  /** 'a|b c|d*': alternatives; '*' stands for any end of a word. */
  readonly phrases: string;
  readonly ways: readonly Way[];
  /** For whom it is, rather than what it has to be. */
  readonly isSoft?: true;
}

const COMPUTERS = ['dator', 'stationär dator', 'gamingdator', 'bärbar gamingdator'];
const LAPTOPS = ['bärbar dator'];
const WIRELESS = [
  'Bluetooth',
  'Trådlös 2,4 GHz',
  'USB, Bluetooth och 2,4 GHz',
  'Bluetooth och kabel',
  'Bluetooth och wifi',
  'Kabel och Bluetooth',
];
const WITH_GRAPHICS = ['6 GB VRAM', '8 GB VRAM', '12 GB VRAM', '16 GB VRAM', '24 GB VRAM'];
const FOR_4K = ['12 GB VRAM', '16 GB VRAM', '24 GB VRAM'];
const FAST_SCREENS = ['120 Hz', '144 Hz', '165 Hz', '180 Hz', '240 Hz', '300 Hz', '360 Hz'];

const any = (attribute: string, values: readonly string[], label?: string): Way =>
  label === undefined ? { attribute, values } : { attribute, values, label };
const only = (kinds: readonly string[], way: Way): Way => ({ ...way, kinds });
const inCategories = (kinds: readonly string[], ...categories: string[]): Way => ({ kinds, categories });

/** The longer phrase wins: 'för 4K-spel' before '4K' and 'spel'. */
export const WISH_RULES: readonly WishRule[] = [
  {
    label: 'Grafik för 4K-spel',
    phrases: '4k spel|4k spelande|spel i 4k|spela i 4k|4k gaming|gaming i 4k|spela 4k|4k',
    ways: [
      only(COMPUTERS, any('Grafik', FOR_4K, 'Grafik för 4K: minst 12 GB VRAM')),
      only(['grafikkort'], any('Videominne', ['12 GB', '16 GB', '24 GB'], 'För 4K: minst 12 GB videominne')),
      only(['bildskärm'], any('Upplösning', ['3840 × 2160'], '4K (3840 × 2160)')),
      only(
        ['kamera', 'systemkamera', 'kompaktkamera', 'actionkamera'],
        any('Video', ['4K 30', '4K 60', '5K', '8K'], 'Filmar i 4K'),
      ),
      only(['drönare'], any('Kamera', ['4K', '5K'], 'Filmar i 4K')),
      any('Upplösning', ['4K', '8K', '4K per öga'], '4K'),
    ],
  },
  {
    label: 'För spel',
    phrases: 'spel|spela|spelar|spelande|gaming|gamer|gamers|gamingen|gejma*|fortnite|minecraft|roblox',
    ways: [
      only([...COMPUTERS, ...LAPTOPS], any('Grafik', WITH_GRAPHICS, 'Grafikkort för spel')),
      only(['bildskärm', 'tv'], any('Uppdateringsfrekvens', FAST_SCREENS, 'För spel: minst 120 Hz')),
    ],
  },
  {
    label: 'Full HD',
    phrases: 'full hd|fullhd|1080p',
    ways: [only(['bildskärm'], any('Upplösning', ['1920 × 1080'])), any('Upplösning', ['Full HD', '1080p'])],
  },
  { label: '1440p', phrases: 'qhd|1440p|wqhd', ways: [any('Upplösning', ['2560 × 1440', '3440 × 1440', '1440p'])] },
  {
    label: 'Fläktlös',
    phrases: 'fläktlös*|utan fläkt|ingen fläkt|helt ljudlös*|helt tyst|helt tysta|hörs inte alls',
    ways: [any('Kylning', ['Fläktlös'])],
  },
  {
    label: 'Tyst',
    phrases:
      'tyst*|ljudlös*|inte låter|låter inte|låter lite|inte låter så mycket|inte låter mycket|knappt hörs|inte hörs|' +
      'hörs inte|låg ljudnivå|inte brusar|inte väsnas',
    ways: [
      only(['processorkylare'], any('Ljudnivå', ['19 dBA', '24 dBA'], 'Tyst: högst 24 dBA')),
      only(['dammsugare'], any('Ljudnivå', ['65 dB'], 'Tyst: 65 dB')),
      only(['kylskåp'], any('Ljudnivå', ['33 dB', '38 dB'], 'Tyst: högst 38 dB')),
      only(['minidator'], any('Kylning', ['Fläktlös', 'Tyst fläkt'], 'Fläktlös eller tyst fläkt')),
      only(['tangentbord'], any('Switch-typ', ['Membran', 'Linjär', 'Magnetisk'], 'Utan klickande tangenter')),
      {
        kinds: ['dator', 'stationär dator'],
        categories: ['Tysta Polarsten', 'Fläktlösa minidatorer'],
        label: 'Tyst: Tysta Polarsten eller fläktlös',
      },
      { kinds: ['gamingdator'], categories: ['Tysta Polarsten'], label: 'Tyst: Tysta Polarsten' },
    ],
  },
  {
    label: 'Trådlös',
    phrases: 'trådlös*|sladdlös*|utan sladd|utan sladdar|utan kabel|utan kablar|inga sladdar|slipper sladdar',
    ways: [
      only(['dammsugare'], any('Typ', ['Skaftdammsugare', 'Handdammsugare'], 'Utan sladd')),
      only(['laddare'], any('Typ', ['Trådlös'])),
      only(['övervakningskamera'], any('Ström', ['Batteri', 'Solcell'], 'Drivs av batteri eller sol')),
      inCategories(
        ['hörlurar'],
        'Trådlösa hörlurar',
        'In-ear-hörlurar',
        'In-ear med brusreducering',
        'Hörlurar för träning',
      ),
      any('Anslutning', WIRELESS),
    ],
  },
  {
    label: 'Bluetooth',
    phrases: 'bluetooth|blåtand',
    ways: [
      any(
        'Anslutning',
        WIRELESS.filter((value) => value.includes('Bluetooth')),
      ),
    ],
  },
  {
    label: 'Med sladd',
    phrases: 'med sladd|med kabel|trådbund*|inte trådlös*|ej trådlös*',
    ways: [only(['dammsugare'], any('Typ', ['Med sladd'])), any('Anslutning', ['USB', '3,5 mm', 'Kabel', 'XLR'])],
  },
  {
    label: 'Aktiv brusreducering',
    phrases:
      'brusreducer*|aktiv brusreducering|bra brusreducering|brusdämp*|stänger ute ljud|stänger ute buller|noise cancelling|anc',
    ways: [any('Brusreducering', ['Aktiv'])],
  },
  {
    label: 'För resan',
    phrases: 'resa|resan|resor|reser|flyget|flygresan|flygresor|pendl*|tåget|bussen|utlandsresan',
    ways: [
      only(
        ['hörlurar', 'headset', 'in-ear-hörlurar'],
        any('Brusreducering', ['Aktiv'], 'För resan: aktiv brusreducering'),
      ),
      only(['spelkonsol'], any('Typ', ['Bärbar', 'Hybrid'], 'För resan: bärbar eller hybrid')),
      only(['stativ'], any('Typ', ['Ministativ', 'Resestativ'], 'För resan: mini- eller resestativ')),
      only(LAPTOPS, any('Skärmstorlek', ['13 tum', '14 tum'], 'För resan: 13–14 tum')),
      only(['brädspel', 'kortspel', 'Spel'], any('Speltid', ['10 min', '15 min', '20 min', '30 min'], 'Högst 30 min')),
    ],
  },
  {
    label: 'För träning',
    phrases: 'löpning|löpningen|springa|springer|löprundan|löparen|jogg*|träning|träningen|träna|tränar|gym*|svettas',
    ways: [
      only(
        ['hörlurar', 'in-ear-hörlurar'],
        any('Vattentålighet', ['IPX4', 'IPX5', 'IP67'], 'För träning: tål svett och regn'),
      ),
      only(['smartklocka'], any('GPS', ['Inbyggd', 'Flerbands'], 'För träning: inbyggd gps')),
    ],
  },
  { label: 'Inbyggd gps', phrases: 'gps|inbyggd gps', ways: [any('GPS', ['Inbyggd', 'Flerbands'])] },
  {
    label: 'Vattentät',
    phrases: 'vattentät*|simma|simning|bada|badet|bad|duscha|duschen|badrummet|poolen|dyka|dykning|snorkl*',
    ways: [
      only(['smartklocka'], any('Vattentålighet', ['5 ATM', '10 ATM'], 'Vattentät: minst 5 ATM')),
      only(['högtalare', 'in-ear-hörlurar', 'hörlurar'], any('Vattentålighet', ['IP67'], 'Vattentät: IP67')),
      any('Vattentät', ['10 meter', '20 meter', '60 meter'], 'Vattentät'),
    ],
  },
  {
    label: 'Tål vatten',
    phrases: 'tål vatten|tåla vatten',
    ways: [
      only(['smartklocka'], any('Vattentålighet', ['5 ATM', '10 ATM'], 'Tål vatten: minst 5 ATM')),
      any('Vattentålighet', ['IPX5', 'IP67'], 'Tål vatten: IPX5 eller bättre'),
      any('Vattentät', ['10 meter', '20 meter', '60 meter'], 'Vattentät'),
    ],
  },
  {
    label: 'Tål stänk',
    phrases: 'vattentålig*|regn|tål regn|stänk*|tål svett|svettålig*',
    ways: [any('Vattentålighet', ['IPX4', 'IPX5', 'IP67'], 'Tål stänk: IPX4 eller bättre')],
  },
  {
    label: 'Bärbar',
    phrases: 'stranden|strandhäng|picknick*|utflykt*|ta med sig|ta med|bärbar*|portabel|portabla',
    ways: [
      only(['högtalare'], any('Typ', ['Bärbar'])),
      only(['spelkonsol'], any('Typ', ['Bärbar', 'Hybrid'], 'Bärbar eller hybrid')),
    ],
  },
  {
    label: 'Utomhus',
    phrases: 'utomhus|utomhusbruk|ute|uteplatsen|altanen|balkongen|trädgården|uppfarten',
    ways: [any('Placering', ['Utomhus']), only(['högtalare'], any('Typ', ['Bärbar'], 'Bärbar'))],
  },
  { label: 'Inomhus', phrases: 'inomhus|inne', ways: [any('Placering', ['Inomhus'])] },
  {
    label: 'För skolan',
    phrases:
      'skolan|skola|student|studenten|skolarbete|plugga|plugget|pluggandet|studier|studierna|studera|universitetet|gymnasiet|högskolan',
    ways: [inCategories([...LAPTOPS, 'dator'], 'Datorer för skolan')],
  },
  {
    label: 'För kontoret',
    phrases:
      'jobba hemifrån|jobbar hemifrån|hemifrån|hemmakontor*|kontor|kontoret|jobbet|jobb|möten|videomöten|teamsmöten|' +
      'distansmöten|teams|distansarbete',
    ways: [
      inCategories(['webbkamera'], 'Webbkameror för möten'),
      inCategories(['headset'], 'Headset för möten'),
      inCategories(['skrivbord'], 'Kontorsbord', 'Breda skrivbord', 'Höj- och sänkbara bord'),
      inCategories(['gamingstol'], 'Arbetsstolar'),
      inCategories(['bildskärm'], 'Kontorsskärmar'),
      inCategories(['tangentbord'], 'Kontorstangentbord'),
      inCategories(['datormus'], 'Kontorsmöss'),
      inCategories(['lampa'], 'Arbetslampor'),
      inCategories(['skrivare'], 'Allt-i-ett-skrivare'),
      inCategories(['dator', 'stationär dator'], 'Kontorsdatorer', 'Minidatorer', 'Fläktlösa minidatorer'),
    ],
  },
  {
    label: 'För bild och video',
    phrases: 'bildredigering|videoredigering|fotoredigering|redigera|redigering|kreativ*|photoshop',
    ways: [
      only(['dator', 'stationär dator'], any('Användning', ['Kreativt'], 'För kreativt arbete')),
      only(['bildskärm'], any('Paneltyp', ['IPS', 'OLED'], 'IPS eller OLED')),
    ],
  },
  {
    label: 'För hemmabio',
    phrases: 'hemmabio*|filmkväll*|bio hemma|biokänsla',
    ways: [
      only(['tv'], any('Skärmstorlek', ['65 tum', '75 tum', '85 tum'], 'För hemmabio: minst 65 tum')),
      only(['projektor'], any('Upplösning', ['1080p', '4K'], 'För hemmabio: minst 1080p')),
      only(['soundbar'], any('Kanaler', ['3.1.2', '5.1.4'], 'För hemmabio: minst 3.1.2 kanaler')),
    ],
  },
  {
    label: 'Med bas',
    phrases: 'subwoofer|bas|mycket bas|basig|mullrande bas|inbyggd subwoofer|med subwoofer',
    ways: [any('Subwoofer', ['Inbyggd', 'Trådlös'], 'Med subwoofer')],
  },
  {
    label: 'Lång batteritid',
    phrases:
      'lång batteritid|långt batteri|bra batteri*|batteri som räcker|räcker länge|håller länge|lång räckvidd|' +
      'lång flygtid|bra batteritid|stort batteri|flyger länge|kommer långt',
    ways: [
      only(['hörlurar'], any('Batteritid', ['10 timmar', '50 timmar', '80 timmar'])),
      only(['in-ear-hörlurar'], any('Batteritid', ['8 timmar', '10 timmar'], 'Minst 8 timmars batteritid')),
      only(['headset'], any('Batteritid', ['40 timmar', '70 timmar'], 'Minst 40 timmars batteritid')),
      only(['smartklocka'], any('Batteritid', ['14 dagar', '30 dagar'], 'Minst 14 dagars batteritid')),
      only(['elsparkcykel'], any('Räckvidd', ['50 km', '65 km'], 'Räckvidd minst 50 km')),
      only(['drönare'], any('Flygtid', ['34 minuter', '46 minuter'], 'Flygtid minst 34 minuter')),
      only(['powerbank'], any('Kapacitet', ['20 000 mAh', '27 000 mAh'], 'Minst 20 000 mAh')),
    ],
  },
  {
    label: 'Lätt',
    phrases:
      'lätt|lätta|väger lite|låg vikt|under 250 gram|under 250 g|max 250 gram|högst 250 gram|lättare än 250 gram',
    ways: [
      only(['datormus'], any('Vikt', ['49 g', '63 g'], 'Lätt: högst 63 g')),
      only(['drönare'], any('Vikt', ['Under 250 g'], 'Lätt: under 250 g')),
    ],
  },
  {
    label: 'Liten',
    phrases:
      'liten|litet|små|kompakt|kompakta|smidig|smidigt|smidiga|nätt|tar lite plats|minimal|inte så stor|inte så stort|' +
      'inte så stora|inte är så stor|inte är så stort|inte är så stora|inte för stor|inte för stort|inte är för stor|inte är för stort',
    ways: [
      only(LAPTOPS, any('Skärmstorlek', ['13 tum', '14 tum'], 'Liten: 13–14 tum')),
      only(['mobiltelefon'], any('Skärmstorlek', ['6,1 tum'], 'Liten: 6,1 tum')),
      only(['tangentbord'], any('Storlek', ['60 %', '65 %', '75 %'], 'Litet: 60–75 %')),
      only(['kylskåp'], any('Typ', ['Minikyl'])),
      only(['stativ'], any('Typ', ['Ministativ'])),
      only(['tv'], any('Skärmstorlek', ['32 tum', '43 tum'], 'Liten: 32–43 tum')),
      only(['surfplatta'], any('Skärmstorlek', ['8,7 tum'], 'Liten: 8,7 tum')),
      only(['mjukisdjur'], any('Storlek', ['20 cm', '35 cm'], 'Litet: 20–35 cm')),
      only(['airfryer'], any('Kapacitet', ['3,5 liter'])),
      inCategories(['datorchassi'], 'Små chassin'),
      only(['datorchassi'], any('Formfaktor', ['Mini-ITX', 'Micro-ATX'], 'Litet: högst Micro-ATX')),
    ],
  },
  {
    label: 'Stor',
    phrases: 'stor skärm|större skärm|stor|stort|stora|jättestor*|större|störst*|enorm*|rymlig*',
    ways: [
      only(['tv'], any('Skärmstorlek', ['65 tum', '75 tum', '85 tum'], 'Stor: minst 65 tum')),
      only(['mobiltelefon'], any('Skärmstorlek', ['6,7 tum', '6,9 tum'], 'Stor: minst 6,7 tum')),
      only(['bildskärm'], any('Skärmstorlek', ['32 tum', '34 tum', '49 tum'], 'Stor: minst 32 tum')),
      only(['surfplatta'], any('Skärmstorlek', ['11 tum', '13 tum'], 'Stor: minst 11 tum')),
      only(['bärbar gamingdator'], any('Skärmstorlek', ['17,3 tum', '18 tum'], 'Stor: minst 17 tum')),
      only(LAPTOPS, any('Skärmstorlek', ['15,6 tum', '16 tum', '17,3 tum', '18 tum'], 'Stor: minst 15,6 tum')),
      only(['musmatta'], any('Storlek', ['Stor', 'XL', 'Skrivbord'])),
      only(['datorchassi'], any('Formfaktor', ['E-ATX'], 'Stort: E-ATX')),
      only(['mjukisdjur'], any('Storlek', ['60 cm', '100 cm'], 'Stort: minst 60 cm')),
      only(['airfryer'], any('Kapacitet', ['7 liter', '9 liter'], 'Stor: minst 7 liter')),
      only(['pussel'], any('Bitar', ['2000 bitar', '3000 bitar'], 'Stort: minst 2000 bitar')),
      only(['skrivbord'], any('Bredd', ['160 cm', '180 cm'], 'Stort: minst 160 cm')),
      only(['byggsats'], any('Antal delar', ['1500 delar', '2600 delar'], 'Stor: minst 1500 delar')),
    ],
  },
  {
    label: 'Snabb',
    phrases: 'snabb|snabbt|snabba',
    ways: [
      only(['ssd'], any('Läshastighet', ['7 300 MB/s', '12 000 MB/s'], 'Snabb: minst 7 300 MB/s')),
      only(['router'], any('Hastighet', ['5,4 Gbit/s', '11 Gbit/s'], 'Snabb: minst 5,4 Gbit/s')),
      only(['minneskort'], any('Hastighet', ['200 MB/s', '300 MB/s'], 'Snabbt: minst 200 MB/s')),
      only(
        ['bildskärm', 'bärbar gamingdator'],
        any('Uppdateringsfrekvens', ['240 Hz', '300 Hz', '360 Hz'], 'Minst 240 Hz'),
      ),
      only(['elsparkcykel', 'radiostyrd bil'], any('Toppfart', ['60 km/h'], 'Snabb: 60 km/h')),
    ],
  },
  {
    label: 'Hög uppdateringsfrekvens',
    phrases: 'hög uppdateringsfrekvens|hög frekvens|höga hertz|många hertz|hög hz',
    ways: [only(['bildskärm', 'tv', 'bärbar gamingdator'], any('Uppdateringsfrekvens', FAST_SCREENS, 'Minst 120 Hz'))],
  },
  {
    label: 'Många kärnor',
    phrases: 'många kärnor|fler kärnor|flest kärnor',
    ways: [
      only(
        ['processor', ...COMPUTERS, ...LAPTOPS],
        any('Kärnor', ['12 kärnor', '16 kärnor', '24 kärnor'], 'Minst 12 kärnor'),
      ),
    ],
  },
  {
    label: 'Täcker hela hemmet',
    phrases:
      'mesh|stor lägenhet|stort hus|stor villa|hela huset|hela villan|hela hemmet|hela lägenheten|flera våningar|två våningar|flera enheter|i varje rum|överallt hemma',
    ways: [
      only(['router'], any('Typ', ['Mesh 2-pack', 'Mesh 3-pack'], 'För hela hemmet: mesh')),
      only(['högtalare'], any('Typ', ['Multiroom'], 'För flera rum: multiroom')),
    ],
  },
  {
    label: 'Mekaniska tangenter',
    phrases: 'mekanisk*',
    ways: [any('Switch-typ', ['Linjär', 'Taktil', 'Klickande', 'Magnetisk'])],
  },
  {
    label: 'Utan sifferdel',
    phrases: 'utan siffror|utan numpad|utan sifferdel|utan siffertangenter|utan numerisk del|utan numerisk|tenkeyless',
    ways: [only(['tangentbord'], any('Storlek', ['TKL', '75 %', '65 %', '60 %'], 'Utan sifferdel'))],
  },
  {
    label: 'Med sifferdel',
    phrases:
      'med siffror|med numpad|numpad|med sifferdel|siffertangenter|numerisk del|numerisk|fullstor*|full storlek|fullt tangentbord',
    ways: [only(['tangentbord'], any('Storlek', ['Fullstor'], 'Med sifferdel'))],
  },
  {
    label: 'Linjära switchar',
    phrases: 'röda switchar|linjära switchar|linjär*|red switches',
    ways: [any('Switch-typ', ['Linjär'])],
  },
  {
    label: 'Taktila switchar',
    phrases: 'bruna switchar|taktila switchar|taktil*|brown switches',
    ways: [any('Switch-typ', ['Taktil'])],
  },
  {
    label: 'Klickande switchar',
    phrases: 'blå switchar|klickande switchar|klickande|klickig*|blue switches',
    ways: [any('Switch-typ', ['Klickande'])],
  },
  {
    label: 'För dagsljus',
    phrases: 'dagsljus|ljust rum|ljusa rum|starkt ljus|stark ljusstyrka|ljusstark*',
    ways: [only(['projektor'], any('Ljusstyrka', ['2 500 lumen', '3 500 lumen'], 'För dagsljus: minst 2 500 lumen'))],
  },
  {
    label: 'För programmering',
    phrases: 'programmering|programmera|programmerar|koda|kodar|kodning',
    ways: [
      only(
        [...COMPUTERS, ...LAPTOPS],
        any('Arbetsminne', ['16 GB', '32 GB', '64 GB', '128 GB'], 'För programmering: minst 16 GB'),
      ),
    ],
  },
  {
    label: 'Bra kamera',
    phrases:
      'bra kamera|bäst kamera|bästa kameran|bättre kamera|bra bilder|bäst bilder|bästa bilderna|fina bilder|fotografera|ta bilder|fota',
    ways: [only(['mobiltelefon'], any('Kamera', ['108 megapixel', '200 megapixel'], 'Kamera: minst 108 megapixel'))],
  },
  {
    label: 'Med belysning',
    phrases: 'belysning|bakgrundsbelys*|lyser|upplyst*|lysande',
    ways: [any('Belysning', ['RGB', 'Vit'])],
  },
  {
    label: 'Vattenläcka',
    phrases: 'vatten|vattenläcka|vattnet|läcker|läcka|läckor|läckage|översvämning|översvämmas',
    ways: [only(['smart sensor'], any('Mäter', ['Vattenläcka']))],
  },
  {
    label: 'Dörr och fönster',
    phrases: 'dörren|dörrar|fönster|fönstret|öppnas|öppnar',
    ways: [only(['smart sensor'], any('Mäter', ['Dörr och fönster']))],
  },
  {
    label: 'Utan belysning',
    phrases:
      'utan ljus|utan belysning|utan bakgrundsbelysning|utan rgb|utan lampor|utan lysen|utan blinkande lampor|utan blinkande*|utan en massa blinkande lampor|utan en massa blinkande*|inga lampor|' +
      'inte lyser|lyser inte|ingen belysning',
    ways: [any('Belysning', ['Utan belysning'])],
  },
  {
    label: 'För vänsterhänta',
    phrases: 'vänsterhänt*|vänsterhand*|vänster hand|vänstra handen',
    ways: [any('Hand', ['Vänsterhand', 'Symmetrisk'])],
  },
  {
    label: 'Höj- och sänkbart',
    phrases: 'höj och sänkbar*|höjbar*|ställbar höjd|stå och jobba|stå upp|ståbord',
    ways: [any('Typ', ['Höj- och sänkbart'])],
  },
  {
    label: 'Moppar',
    phrases: 'mopp|moppa|moppar|med mopp|moppning|våttorkar|våttorkning|torkar golv|torka golv',
    ways: [any('Moppning', ['Våtmopp', 'Roterande moppar'])],
  },
  {
    label: 'Tömmer sig själv',
    phrases: 'självtömm*|tömmer sig själv|tömmer sig',
    ways: [any('Station', ['Självtömmande', 'Tömmer och tvättar'])],
  },
  {
    label: 'Med skanner',
    phrases: 'skanner|skanna|scanner|scanna|skannar|allt i ett',
    ways: [any('Funktioner', ['Utskrift och skanner', 'Utskrift, skanner och kopiering'])],
  },
  {
    label: 'Dubbelsidigt',
    phrases: 'dubbelsidig*|duplex|på båda sidor*|båda sidorna',
    ways: [any('Dubbelsidigt', ['Automatiskt'])],
  },
  {
    label: 'Färgutskrift',
    phrases: 'färgutskrift*|i färg|skriver färg|färgfoto*|färgbild*|färgskrivare',
    ways: [any('Färgutskrift', ['Färg']), any('Skärm', ['Färg'])],
  },
  { label: 'Smart-tv', phrases: 'smart tv|smart|appar', ways: [only(['tv'], any('Smart-tv', ['Med'], 'Smart-tv'))] },
  {
    label: 'Stöttåligt',
    phrases:
      'stöttålig*|tål att tappas|tål att man tappar*|tål fall|tål ett fall|tål stötar|tåligt|tålig|tåliga|tappar den|tappar*|tål|hårda tag',
    ways: [only(['mobilskal'], any('Typ', ['Stöttåligt']))],
  },
  {
    label: 'Plånboksfodral',
    phrases: 'plånbok*|plats för kort|med kortplats*',
    ways: [any('Typ', ['Plånboksfodral'])],
  },
  {
    label: 'Laddar snabbt',
    phrases:
      'snabbladd*|laddar snabbt|ladda snabbt|ladda datorn|laddar datorn|ladda en dator|ladda en laptop|ladda laptopen|ladda min laptop|ladda min dator',
    ways: [only(['laddare', 'powerbank'], any('Effekt', ['65 W', '100 W', '140 W'], 'Laddar snabbt: minst 65 W'))],
  },
  {
    label: 'Med magnet',
    phrases: 'magnet|magnetisk|magsafe|med magnet',
    ways: [any('Magnet', ['Med']), any('Switch-typ', ['Magnetisk'])],
  },
  { label: 'Samarbetsspel', phrases: 'samarbet*|hjälps åt', ways: [any('Speltyp', ['Samarbetsspel'])] },
  {
    label: 'Partyspel',
    phrases: 'fest|festen|fester|party|partyt|spelkvällen',
    ways: [
      any('Speltyp', ['Partyspel']),
      only(['högtalare'], any('Effekt', ['60 W', '120 W'], 'För fest: minst 60 W')),
    ],
  },
  {
    label: 'Strategi',
    phrases: 'strategi*|strategisk*',
    ways: [any('Speltyp', ['Strategispel']), any('Genre', ['Strategi'])],
  },
  {
    label: 'För familjen',
    isSoft: true,
    phrases: 'familj|familjen|hela familjen',
    ways: [any('Speltyp', ['Familjespel']), only(['dator', 'stationär dator'], any('Användning', ['Familj']))],
  },
  { label: 'Frågespel', phrases: 'frågesport*|quiz|frågespel', ways: [any('Speltyp', ['Frågespel'])] },
  {
    label: 'Kort speltid',
    phrases: 'kort speltid|går fort|snabbspelat|snabbspelade|går snabbt|inte tar så lång tid',
    ways: [any('Speltid', ['10 min', '15 min', '20 min', '30 min'], 'Speltid högst 30 min')],
  },
  { label: 'Fordon', phrases: 'bilar|lastbilar|traktor*|fordon|tåg', ways: [any('Tema', ['Fordon'])] },
  { label: 'Rymd', phrases: 'rymd*|raket*|planet*', ways: [any('Tema', ['Rymd'])] },
  {
    label: 'Djur',
    phrases: 'djur|hästar|hundar|katter|hund|katt|häst',
    ways: [any('Motiv', ['Djur']), any('Tema', ['Natur'])],
  },
  { label: 'Experiment', phrases: 'experiment*|kemi|forskar*', ways: [any('Tema', ['Experimentera'])] },
  { label: 'Måla', phrases: 'måla|målar|rita|ritar', ways: [any('Tema', ['Måla'])] },
  { label: 'Pärlor', phrases: 'pärlor|pärla|pärlar', ways: [any('Tema', ['Pärla'])] },
  {
    label: 'Maler bönor',
    phrases:
      'maler bönor*|mala bönor*|maler egna bönor|malda bönor|nymalet|maler kaffe|mala kaffe|maler själv|hela bönor|kaffekvarn|med kvarn|inbyggd kvarn',
    ways: [only(['kaffebryggare'], any('Typ', ['Helautomatisk'], 'Maler bönor: helautomatisk'))],
  },
  { label: 'Espresso', phrases: 'espresso|cappuccino|latte', ways: [any('Typ', ['Espresso', 'Helautomatisk'])] },
  {
    label: 'Mjölkskummare',
    phrases: 'mjölkskum*|skummar mjölk|skumma mjölk',
    ways: [any('Mjölkskummare', ['Manuell', 'Automatisk'])],
  },
  { label: 'Solceller', phrases: 'solcell*|soldriven|sol', ways: [any('Ström', ['Solcell'])] },
  {
    label: 'Drivs av batteri',
    phrases: 'batteridriven|batteridrivet|på batteri|med batteri|inte finns el|utan el|ingen el|saknar el',
    ways: [any('Ström', ['Batteri', 'Nät och batteri', 'Solcell'])],
  },
  { label: 'Fyrhjulsdrift', phrases: 'fyrhjulsdri*|4wd|4x4|drift på alla hjul', ways: [any('Drivning', ['4WD'])] },
  {
    label: 'Flätad',
    phrases: 'flätad*|textilhölje|i textil|textil|i tyg|tyg',
    ways: [any('Hölje', ['Flätad textil'], 'Flätad')],
  },
  {
    label: 'Med frys',
    phrases: 'med frys*|frysdel|frysfack|kyl och frys|kyl frys',
    ways: [only(['kylskåp'], any('Typ', ['Kyl och frys']))],
  },
  { label: 'OLED', phrases: 'oledskärm*|oled skärm*|oled panel', ways: [any('Paneltyp', ['OLED'])] },
  { label: 'Färgskärm', phrases: 'färgskärm*|skärm i färg|i färg|med färg', ways: [any('Skärm', ['Färg'])] },
  {
    label: 'Guldmärkt',
    phrases: 'guldmärkt*|guldcertifier*|guldcertifikat|80 plus guld',
    ways: [any('Verkningsgrad', ['Guld', 'Platina', 'Titan'], 'Minst guld')],
  },
  { label: 'Trepack', phrases: 'trepack|tre pack|3 pack|flerpack', ways: [any('Förpackning', ['3-pack'])] },
  { label: 'Stor sockel', phrases: 'stor sockel|vanlig sockel', ways: [any('Sockel', ['E27'], 'Stor sockel: E27')] },
  { label: 'Liten sockel', phrases: 'liten sockel|smal sockel', ways: [any('Sockel', ['E14'], 'Liten sockel: E14')] },
  {
    label: 'Utan klick',
    phrases: 'inte klickar|klickar inte|utan klick|inte klickig*|inte klickande',
    ways: [any('Switch-typ', ['Membran', 'Linjär', 'Magnetisk', 'Taktil'], 'Utan klickande tangenter')],
  },
  {
    label: 'Till väggen',
    phrases: 'väggen|vägguttag*|till väggen',
    ways: [only(['laddare'], any('Typ', ['Väggladdare'], 'Till vägguttag'))],
  },
  {
    label: 'Med plats för sim-kort',
    phrases: 'sim kort|simkort|mobilt internet|mobilnät',
    ways: [only(['surfplatta'], any('Nät', ['Wifi och 5G'], 'Mobilnät: 5G'))],
  },
  {
    label: 'Över öronen',
    phrases: 'över öronen|runt öronen|över örat|over ear|täcker öronen',
    ways: [any('Typ', ['Over-ear'])],
  },
  { label: 'På öronen', phrases: 'på öronen|på örat|on ear', ways: [any('Typ', ['On-ear'])] },
  {
    label: 'Bildstabilisering',
    phrases: 'bildstabilis*|stabilisering|stabiliserad',
    ways: [any('Stabilisering', ['Ja'], 'Bildstabilisering')],
  },
  {
    label: 'Ställbar temperatur',
    phrases:
      'ställa in temperatur*|ställa in vilken temperatur|ställbar temperatur|välja temperatur*|temperaturval|olika temperaturer',
    ways: [any('Temperatur', ['Ställbar'], 'Ställbar temperatur')],
  },
  { label: 'Toppmatad', phrases: 'uppifrån|toppmatad*|topplastad*', ways: [any('Placering', ['Toppmatad'])] },
  { label: 'Frontmatad', phrases: 'framifrån|frontmatad*', ways: [any('Placering', ['Frontmatad'])] },
  {
    label: 'Vattenkyld',
    phrases: 'vattenkyl*',
    ways: [any('Kylning', ['Vatten 240 mm', 'Vatten 360 mm'], 'Vattenkyld')],
  },
  {
    label: 'Sekretess',
    phrases:
      'sekretess*|insyn*|tjuvkik*|tjuvtitt*|tittar på min skärm|ser vad jag|inte ser min skärm|ser inte min skärm',
    ways: [only(['skärmskydd'], any('Typ', ['Sekretessglas']))],
  },
  {
    label: 'Högst Micro-ATX',
    phrases: 'inte större än micro atx|högst micro atx|max micro atx',
    ways: [any('Formfaktor', ['Micro-ATX', 'Mini-ITX'], 'Högst Micro-ATX')],
  },
  {
    label: 'Inte mesh',
    phrases: 'inte mesh|ej mesh|utan mesh|inget mesh',
    ways: [only(['router'], any('Typ', ['Router', '5G-router'], 'Inte mesh'))],
  },
  {
    label: 'Utan fiber',
    phrases: 'inte finns fiber|inte har fiber|utan fiber|ingen fiber|saknar fiber|stugan|sommarstugan|på landet',
    ways: [only(['router'], any('Typ', ['5G-router'], 'Utan fiber: 5G'))],
  },
  {
    label: 'Flera samtidigt',
    phrases:
      'plats för flera|flera telefoner|flera mobiler|flera enheter|flera saker|flera samtidigt|två telefoner|två mobiler',
    ways: [only(['laddare'], any('Portar', ['2 portar', '3 portar', '4 portar'], 'Minst 2 portar'))],
  },
  {
    label: 'Flera spelare',
    phrases:
      'spela ihop|spelar ihop|spela tillsammans|spelar tillsammans|spelas tillsammans|flera spelare|spela flera|multiplayer',
    ways: [any('Spelare', ['1–2 spelare', '1–4 spelare', '2 spelare', '2–4 spelare', '2–5 spelare', '3–8 spelare'])],
  },
  { label: 'Minst wifi 6E', phrases: 'minst wifi 6e', ways: [any('Wifi', ['Wifi 6E', 'Wifi 7'], 'Minst wifi 6E')] },
  {
    label: 'Minst wifi 6',
    phrases: 'minst wifi 6',
    ways: [any('Wifi', ['Wifi 6', 'Wifi 6E', 'Wifi 7'], 'Minst wifi 6')],
  },
  { label: 'Smoothies', phrases: 'göra smoothies|smoothie*', ways: [only(['mixer'], any('Typ', ['Blender']))] },
  {
    label: 'Skriver ut bilderna',
    phrases:
      'skriver ut bilderna direkt|skriver ut bilder direkt|skriver ut bild*|skriva ut bild*|direktbild*|polaroid*|bilderna direkt',
    ways: [only(['kamera'], any('Typ', ['Direktbild'], 'Skriver ut bilden direkt'))],
  },
  {
    label: 'Under 18 år',
    phrases: 'utan artonårsgräns|inte artonårsgräns|utan 18 årsgräns|inte 18 årsgräns|inte är 18|inte 18 plus',
    ways: [any('Åldersgräns', ['3 år', '7 år', '12 år', '16 år'], 'Under 18 år')],
  },
  {
    label: 'Kopiering',
    phrases: 'kopiera*|kopiering|kopiator',
    ways: [only(['skrivare'], any('Funktioner', ['Utskrift, skanner och kopiering'], 'Med kopiering'))],
  },
  {
    label: 'För vintern',
    phrases: 'i snön|snön|i snö|på vintern',
    ways: [any('Årstid', ['Vinter'], 'För vintern')],
  },
  {
    label: 'Autofokus',
    phrases: 'ställer in skärpan själv|ställer in skärpan|fokuserar själv|skärpan själv',
    ways: [any('Autofokus', ['Autofokus'])],
  },
  {
    label: 'Minst 1440p',
    phrases: 'minst 1440p|minst 1440 p|minst 2k',
    ways: [any('Upplösning', ['1440p', '4K'], 'Minst 1440p')],
  },
  {
    label: 'Till pc',
    phrases: 'pc|dator|datorn',
    ways: [only(['handkontroll'], any('Plattform', ['PC', 'Flera plattformar'], 'Till dator'))],
  },
  {
    label: 'Täcker skrivbordet',
    phrases: 'xl|hela skrivbordet|täcker skrivbordet',
    ways: [only(['musmatta'], any('Storlek', ['XL', 'Skrivbord'], 'XL eller som skrivbordet'))],
  },
  {
    label: 'För ATX-moderkort',
    phrases: 'plats med ett atx*|plats för atx|plats för ett atx|vanligt atx moderkort|atx moderkort',
    ways: [only(['datorchassi'], any('Formfaktor', ['ATX', 'E-ATX'], 'Rymmer ATX'))],
  },
  {
    label: 'Flera enheter',
    phrases: 'flera datorer|flera enheter|alla datorer|hela familjen',
    ways: [only(['antivirus'], any('Enheter', ['3 enheter', '5 enheter'], 'Flera enheter'))],
  },
  {
    label: 'Livstidslicens',
    phrases: 'slipper förnya|inte förnya*|livstid*|en gång för alla|engångsköp|utan abonnemang',
    ways: [any('Licens', ['Livstid'], 'Livstidslicens')],
  },
  {
    label: 'För systemkameran',
    phrases: 'systemkamera*',
    ways: [only(['minneskort'], any('Typ', ['SD'], 'SD-kort'))],
  },
  {
    label: 'För drönaren',
    phrases: 'drönar*|actionkamera*',
    ways: [only(['minneskort'], any('Typ', ['microSD'], 'microSD-kort'))],
  },
  {
    label: 'För smala handleder',
    phrases: 'smal handled|smala handleder|liten handled|små handleder',
    ways: [only(['smartklocka'], any('Storlek', ['41 mm'], 'För smal handled: 41 mm'))],
  },
  {
    label: 'Mäter el',
    phrases:
      'hur mycket ström|hur mycket el|elmätare|energimät*|mäter el*|mäter ström*|elförbrukning*|strömförbrukning*',
    ways: [only(['smart uttag'], any('Energimätning', ['Ja'], 'Mäter elen'))],
  },
  {
    label: 'På långt håll',
    phrases: 'långt håll|långt bort|fåglar|fågel|vilda djur|tele',
    ways: [only(['objektiv'], any('Brännvidd', ['100–400 mm', '70–200 mm'], 'På långt håll: tele'))],
  },
  {
    label: 'Nätverksuttag',
    phrases: 'nätverksuttag*|nätverkskabel|ethernet|med kabel',
    ways: [only(['mediaspelare'], any('Nätverk', ['Wifi och kabel'], 'Nätverksuttag'))],
  },
  {
    label: 'Luftig',
    phrases: 'svettig*|svettas|luftig*|som andas|svalt|sval',
    ways: [only(['gamingstol', 'arbetsstol'], any('Material', ['Nät'], 'Luftig: nät'))],
  },
  {
    label: 'Extern',
    phrases: 'utanpå datorn|utanpå|extern|externt|externa',
    ways: [only(['inspelningskort'], any('Typ', ['Extern USB'], 'Extern: USB'))],
  },
  {
    label: 'Eget grafikkort',
    phrases:
      'riktigt grafikkort|eget grafikkort|separat grafikkort|dedikerat grafikkort|bra grafikkort|vettigt grafikkort',
    ways: [only([...COMPUTERS, ...LAPTOPS], any('Grafik', WITH_GRAPHICS, 'Eget grafikkort'))],
  },
  { label: 'DAB+', phrases: 'dab|dab radio|digitalradio', ways: [any('Mottagning', ['FM och DAB+'], 'DAB+')] },
  { label: 'Direktdrift', phrases: 'direktdri*|direct drive', ways: [any('Drivning', ['Direktdrift'])] },
  { label: 'Remdrift', phrases: 'remdri*', ways: [any('Drivning', ['Remdrift'])] },
  {
    label: 'Går att dra ut',
    phrases: 'dra ut|dras ut|drar ut|utdragbar*|med arm|svänga ut|vrida ut|svängarm|vridbar arm',
    ways: [any('Typ', ['Utdragbar arm'], 'Utdragbar arm')],
  },
  {
    label: 'Går att vinkla',
    phrases: 'vinkla|vinklas|vinklingsbar*|vinklingsbart|tilta',
    ways: [any('Typ', ['Vinklingsbart'])],
  },
  {
    label: 'Utan dator',
    phrases:
      'utan dator|utan pc|utan datorn|fristående|ingen dator|kräver ingen dator|inte behöver dator|inte behöver en dator|inte behöver kopplas till en dator|inte behöver kopplas till dator|inte behöver kopplas|inte kopplas|inte måste kopplas|' +
      'utan att koppla*|slipper dator*',
    ways: [only(['vr-headset'], any('Typ', ['Fristående'], 'Fristående: utan dator'))],
  },
  {
    label: 'I bilen',
    phrases: 'bilen|billaddare|bil|i bilen',
    ways: [only(['laddare'], any('Typ', ['Billaddare'], 'Till bilen'))],
  },
  {
    label: 'Utan bläck',
    phrases:
      'utan bläck|inte behöver bläck|inte behöver köpa bläck|inget bläck|slipper bläck|laser|laserskrivare|lasertoner',
    ways: [only(['skrivare'], any('Utskriftsteknik', ['Laser'], 'Utan bläck: laser'))],
  },
  {
    label: 'Bläcktank',
    phrases:
      'bläcktank*|påfyllningsbar*|fylla på bläck*|fyller på bläck*|utan patroner|inga patroner|slipper patroner|billigt bläck',
    ways: [only(['skrivare'], any('Utskriftsteknik', ['Bläcktank']))],
  },
  {
    label: 'Ultrabred',
    phrases: 'ultrabred*|ultrawide|extra bred',
    ways: [
      only(['bildskärm'], any('Skärmstorlek', ['34 tum', '49 tum'], 'Ultrabred: minst 34 tum')),
      only(['bildskärm'], any('Upplösning', ['3440 × 1440'])),
    ],
  },
  {
    label: 'Inte ultrabred',
    phrases: 'inte ultrabred*|ej ultrabred*|inte ultrawide|vanligt format',
    ways: [only(['bildskärm'], any('Upplösning', ['1920 × 1080', '2560 × 1440', '3840 × 2160'], 'Inte ultrabred'))],
  },
  {
    label: 'Avtagbar mikrofon',
    phrases: 'löstagbar*|avtagbar*|ta av micken|ta bort micken|ta loss micken',
    ways: [only(['headset'], any('Mikrofon', ['Avtagbar'], 'Avtagbar mikrofon'))],
  },
  {
    label: 'Inbyggt försteg',
    phrases: 'försteg|riaa*|inbyggt försteg|förförstärkare|inbyggd förstärkare',
    ways: [only(['skivspelare'], any('Förförstärkare', ['Inbyggd'], 'Inbyggt försteg'))],
  },
  {
    label: 'Rostfritt',
    phrases: 'rostfri*|borstat stål',
    ways: [any('Material', ['Rostfritt stål'], 'Rostfritt stål'), any('Färg', ['Stål'], 'Stål')],
  },
  { label: 'Ryggsäck', phrases: 'ryggsäck*|på ryggen', ways: [only(['datorväska'], any('Typ', ['Ryggsäck']))] },
  {
    label: 'Byter färg',
    phrases: 'byter färg|byta färg|ändrar färg|ändra färg|olika färger|många färger|i alla färger|flerfärgad*|färgad*',
    ways: [only(['lampa', 'smart lampa'], any('Ljusfärg', ['RGB'], 'Byter färg: RGB'))],
  },
  { label: 'Utan subwoofer', phrases: 'utan subwoofer|ingen subwoofer', ways: [any('Subwoofer', ['Utan'])] },
  {
    label: 'Miljövänlig',
    phrases: 'återvun*',
    ways: [any('Material', ['Återvunnen plast']), any('Fyllning', ['Återvunnen polyester'])],
  },
  {
    label: 'Inte begagnad',
    phrases: 'inte begagnad*|ej begagnad*|inga begagnade|inga fynd|helt ny|helt nya|helt nytt',
    ways: [{ section: { name: 'Fyndvaror', isIn: false } }],
  },
  {
    label: 'Fyndvara',
    phrases: 'begagnad*|fyndvara|fyndvaror|returvara|fyndad*|second hand',
    ways: [{ section: { name: 'Fyndvaror', isIn: true } }],
  },
];

/** Words for colours, and the colours of the catalogue that they mean. */
export const COLOURS: readonly (readonly [phrases: string, label: string, values: readonly string[]])[] = [
  ['svart|svarta', 'Svart', ['Svart']],
  ['vit|vita|vitt', 'Vit', ['Vit']],
  ['grå|gråa|grått', 'Grå', ['Grå', 'Grafit', 'Silver']],
  ['röd|röda|rött', 'Röd', ['Röd', 'Lingon', 'Korall']],
  ['blå|blåa|blått', 'Blå', ['Blå', 'Mörkblå', 'Havsblå', 'Himmelsblå', 'Marinblå']],
  ['grön|gröna|grönt', 'Grön', ['Grön', 'Skogsgrön', 'Mörkgrön', 'Salvia', 'Mint']],
  ['rosa', 'Rosa', ['Rosa']],
  ['lila', 'Lila', ['Lila', 'Lavendel']],
  ['silver|silvrig*|silverfärg*', 'Silver', ['Silver', 'Stål']],
  ['beige|creme', 'Beige', ['Creme', 'Sand']],
  ['orange', 'Orange', ['Orange']],
  ['genomskinlig*|transparent*|klar|klart', 'Genomskinlig', ['Klar']],
];
