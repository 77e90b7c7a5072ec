import { group, leaf, type SectionTree, split } from './branch.ts';

export const MOBILE: SectionTree = {
  id: 4,
  name: 'Mobil & surfplattor',
  color: '#0ea371',
  icon: 'smartphone',
  iconColor: '#ffffff',
  description: 'Telefoner, plattor, klockor och allt som hör fickan till.',
  categories: [
    group(
      'Mobiltelefoner',
      [
        ...split(
          'phone',
          'Lagring',
          { 'Mobiler 64–128 GB': ['64 GB', '128 GB'], 'Mobiler 256 GB': ['256 GB'], 'Mobiler 512 GB': ['512 GB'] },
          { weight: 1.3 },
        ),
        leaf('5G-mobiler', 'phone', { Nät: ['5G'] }),
        leaf('Små mobiler', 'phone', { Skärmstorlek: ['6,1 tum'] }),
      ],
      { icon: 'phone' },
    ),
    group(
      'Surfplattor',
      [
        ...split('tablet', 'Nät', { 'Surfplattor med wifi': ['Wifi'], 'Surfplattor med 5G': ['Wifi och 5G'] }),
        leaf('Stora surfplattor', 'tablet', { Skärmstorlek: ['11 tum', '13 tum'] }),
      ],
      { icon: 'tablet' },
    ),
    leaf('Läsplattor', 'eReader', {}, { icon: 'e-reader' }),
    group(
      'Smartklockor',
      split('smartwatch', 'GPS', {
        'Klockor för vardag': ['Via telefonen'],
        'Klockor med GPS': ['Inbyggd'],
        Äventyrsklockor: ['Flerbands'],
      }),
      { icon: 'smartwatch' },
    ),
    group(
      'Mobiltillbehör',
      [
        group(
          'Skal och fodral',
          split('phoneCase', 'Typ', {
            'Tunna skal': ['Tunt skal'],
            'Stöttåliga skal': ['Stöttåligt'],
            Plånboksfodral: ['Plånboksfodral'],
          }),
          { icon: 'phone' },
        ),
        leaf('Skärmskydd', 'screenProtector'),
        group(
          'Laddare',
          split('charger', 'Typ', {
            Väggladdare: ['Väggladdare'],
            'Trådlösa laddare': ['Trådlös'],
            Billaddare: ['Billaddare'],
          }),
          { icon: 'charger' },
        ),
        leaf('Powerbanks', 'powerBank', {}, { icon: 'power-bank', weight: 1.2 }),
        leaf('Laddkablar', 'cable', { Kabeltyp: ['USB-C'], Längd: ['0,5 m', '1 m', '2 m', '3 m'] }),
        leaf('Kraftiga powerbanks', 'powerBank', { Effekt: ['65 W', '140 W'] }),
      ],
      { icon: 'accessories' },
    ),
    leaf('Nya produkter', 'phone', {}, { isNews: true, icon: 'news' }),
  ],
};

export const SCREEN: SectionTree = {
  id: 5,
  name: 'TV & bild',
  color: '#d6336c',
  icon: 'tv',
  iconColor: '#ffffff',
  description: 'Tv, projektorer och det som behövs för en riktig filmkväll.',
  categories: [
    group(
      'Tv',
      [
        ...split(
          'tv',
          'Skärmstorlek',
          {
            'Tv 32–43 tum': ['32 tum', '43 tum'],
            'Tv 50–55 tum': ['50 tum', '55 tum'],
            'Tv 65 tum': ['65 tum'],
            'Tv 75 tum och större': ['75 tum', '85 tum'],
          },
          { weight: 1.2 },
        ),
        leaf('OLED-tv', 'tv', { Paneltyp: ['OLED'] }),
        leaf('Tv för spel', 'tv', { Uppdateringsfrekvens: ['120 Hz', '144 Hz'] }),
      ],
      { icon: 'tv' },
    ),
    group(
      'Projektorer',
      split('projector', 'Upplösning', {
        Miniprojektorer: ['720p'],
        'Projektorer i full HD': ['1080p'],
        '4K-projektorer': ['4K'],
      }),
      { icon: 'projector' },
    ),
    leaf('Mediaspelare', 'mediaPlayer'),
    group(
      'Tv-tillbehör',
      [
        ...split('tvMount', 'Typ', {
          'Fasta väggfästen': ['Fast', 'Vinklingsbart'],
          'Väggfästen med arm': ['Utdragbar arm'],
        }),
        leaf('Tv-kablar', 'cable', { Kabeltyp: ['HDMI'], Längd: ['2 m', '3 m', '5 m', '10 m'] }),
      ],
      { icon: 'accessories' },
    ),
    leaf('Nya produkter', 'tv', {}, { isNews: true, icon: 'news' }),
  ],
};

export const SOUND: SectionTree = {
  id: 6,
  name: 'Ljud',
  color: '#e8590c',
  icon: 'headphones',
  iconColor: '#ffffff',
  description: 'Hörlurar, högtalare och skivspelare för den som lyssnar.',
  categories: [
    group(
      'Hörlurar',
      [
        ...split(
          'headphones',
          'Anslutning',
          { 'Hörlurar med sladd': ['3,5 mm'], 'Trådlösa hörlurar': ['Bluetooth', 'Bluetooth och kabel'] },
          { weight: 1.4 },
        ),
        leaf('Brusreducerande hörlurar', 'headphones', { Brusreducering: ['Aktiv'] }),
        leaf('In-ear-hörlurar', 'earbuds', { Brusreducering: ['Passiv'] }),
        leaf('In-ear med brusreducering', 'earbuds', { Brusreducering: ['Aktiv'] }),
        leaf('Hörlurar för träning', 'earbuds', { Vattentålighet: ['IPX5', 'IP67'] }),
      ],
      { icon: 'headphones' },
    ),
    group(
      'Högtalare',
      split(
        'speaker',
        'Typ',
        {
          'Bärbara högtalare': ['Bärbar'],
          Bokhyllehögtalare: ['Bokhylla'],
          Golvhögtalare: ['Golv'],
          'Multiroom-högtalare': ['Multiroom'],
        },
        { weight: 1.1 },
      ),
      { icon: 'speaker' },
    ),
    group(
      'Hemmabioljud',
      split('soundbar', 'Subwoofer', { Soundbars: ['Utan', 'Inbyggd'], 'Soundbars med subwoofer': ['Trådlös'] }),
      { icon: 'soundbar' },
    ),
    group('Vinyl och radio', [leaf('Skivspelare', 'turntable', {}, { icon: 'turntable' }), leaf('Radio', 'radio')], {
      icon: 'turntable',
    }),
    leaf('Studiomikrofoner', 'microphone', { Anslutning: ['XLR', 'USB och XLR'] }, { icon: 'microphone' }),
    leaf('Nya produkter', 'headphones', {}, { isNews: true, icon: 'news' }),
  ],
};

export const PHOTO: SectionTree = {
  id: 9,
  name: 'Foto & video',
  color: '#495057',
  icon: 'camera',
  iconColor: '#ffffff',
  description: 'Kameror, objektiv och drönare för minnen med skärpa.',
  categories: [
    group(
      'Kameror',
      split('camera', 'Typ', {
        Kompaktkameror: ['Kompakt'],
        Systemkameror: ['Systemkamera'],
        Direktbildskameror: ['Direktbild'],
      }),
      { icon: 'camera' },
    ),
    group(
      'Objektiv',
      [
        leaf('Fasta objektiv', 'lens', { Brännvidd: ['16 mm', '35 mm', '50 mm'] }),
        leaf('Zoomobjektiv', 'lens', { Brännvidd: ['24–70 mm', '70–200 mm', '100–400 mm'] }),
      ],
      { icon: 'photo' },
    ),
    leaf('Actionkameror', 'actionCamera', {}, { icon: 'action-camera' }),
    group(
      'Drönare',
      [
        leaf('Lätta drönare', 'drone', { Vikt: ['Under 250 g'] }),
        leaf('Avancerade drönare', 'drone', { Vikt: ['Över 250 g'] }),
      ],
      { icon: 'drone' },
    ),
    leaf('Stativ', 'tripod'),
    group(
      'Minne och lagring',
      [
        ...split('memoryCard', 'Typ', { 'microSD-kort': ['microSD'], 'SD-kort': ['SD'] }),
        ...split('externalDrive', 'Typ', { 'Externa SSD': ['SSD'], 'Externa hårddiskar': ['Hårddisk'] }),
      ],
      { icon: 'storage' },
    ),
  ],
};
