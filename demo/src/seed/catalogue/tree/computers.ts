import { group, leaf, type SectionTree, split } from './branch.ts';

const LAPTOP_SIZES = { 'Bärbara 13–14 tum': ['13 tum', '14 tum'], 'Bärbara 15–16 tum': ['15,6 tum', '16 tum'] };

export const COMPUTERS: SectionTree = {
  id: 2,
  name: 'Datorer',
  color: '#2f6fed',
  icon: 'laptop',
  iconColor: '#ffffff',
  description: 'Bärbara och stationära datorer, skärmar och allt som hör skrivbordet till.',
  categories: [
    group(
      'Bärbara datorer',
      [
        ...split('laptop', 'Skärmstorlek', LAPTOP_SIZES, { weight: 1.4 }),
        leaf('Datorer för skolan', 'laptop', { Lagring: ['256 GB', '512 GB'] }),
        leaf('Bärbara med OLED', 'laptop', { Paneltyp: ['OLED'] }),
        leaf('Kraftfulla bärbara', 'laptop', { Arbetsminne: ['32 GB'], Processor: ['8 kärnor', '12 kärnor'] }),
        { name: 'Bärbara i silver', special: { type: 'laptop', attribute: 'Färg', values: ['Silver'] } },
      ],
      { icon: 'laptop' },
    ),
    group(
      'Stationära datorer',
      [
        leaf('Familjedatorer', 'desktopPc', { Användning: ['Familj'] }),
        leaf('Kontorsdatorer', 'desktopPc', { Användning: ['Kontor'], Grafik: ['Inbyggd'] }),
        leaf('Kreativa datorer', 'desktopPc', { Användning: ['Kreativt'] }),
        leaf('Minidatorer', 'miniPc'),
        leaf('Fläktlösa minidatorer', 'miniPc', { Kylning: ['Fläktlös'] }),
      ],
      { icon: 'desktop-pc' },
    ),
    group(
      'Bildskärmar',
      [
        ...split(
          'monitor',
          'Skärmstorlek',
          {
            '24-tumsskärmar': ['24 tum'],
            '27-tumsskärmar': ['27 tum'],
            '32-tumsskärmar': ['32 tum'],
            'Ultrabreda skärmar': ['34 tum', '49 tum'],
          },
          { weight: 1.2 },
        ),
        leaf('4K-skärmar', 'monitor', { Upplösning: ['3840 × 2160'] }),
        leaf('OLED-skärmar', 'monitor', { Paneltyp: ['OLED'] }),
        leaf('Kontorsskärmar', 'monitor', { Uppdateringsfrekvens: ['75 Hz'] }),
      ],
      { icon: 'monitor' },
    ),
    group(
      'Skrivare',
      [
        leaf('Bläckstråleskrivare', 'printer', { Utskriftsteknik: ['Bläckstråle'] }),
        leaf('Bläcktankskrivare', 'printer', { Utskriftsteknik: ['Bläcktank'] }),
        leaf('Laserskrivare', 'printer', { Utskriftsteknik: ['Laser'] }),
      ],
      { icon: 'printer' },
    ),
    group(
      'Datortillbehör',
      [
        leaf('Dockningsstationer', 'dock', { Portar: ['11 portar', '14 portar'] }),
        leaf('USB-hubbar', 'dock', { Portar: ['4 portar', '7 portar'] }),
        leaf('Webbkameror', 'webcam', {}, { weight: 1.1 }),
        group(
          'Väskor och fodral',
          split('laptopBag', 'Typ', { Datorfodral: ['Fodral'], Axelväskor: ['Axelväska'], Ryggsäckar: ['Ryggsäck'] }),
          { icon: 'backpack' },
        ),
        leaf('Kontorstangentbord', 'keyboard', { 'Switch-typ': ['Membran'], Belysning: ['Utan belysning', 'Vit'] }),
        leaf('Kontorsmöss', 'mouse', { Upplösning: ['8 000 DPI'] }),
      ],
      { icon: 'accessories' },
    ),
    group(
      'Program',
      [
        leaf('Säkerhet och säkerhetskopia', 'software', { Enheter: ['3 enheter', '5 enheter'] }),
        leaf('Kontor och ekonomi', 'software', { Enheter: ['1 enhet'] }),
      ],
      { icon: 'software' },
    ),
    leaf('Nya produkter', 'laptop', {}, { isNews: true, icon: 'news' }),
  ],
};

export const COMPONENTS: SectionTree = {
  id: 3,
  name: 'Datorkomponenter',
  color: '#7a3ff2',
  icon: 'cpu',
  iconColor: '#ffffff',
  description: 'Delarna till nästa bygge: grafikkort, processorer, minne, lagring och kylning.',
  categories: [
    group(
      'Grafikkort',
      split(
        'graphicsCard',
        'Videominne',
        {
          'Grafikkort 8 GB': ['8 GB'],
          'Grafikkort 12 GB': ['12 GB'],
          'Grafikkort 16 GB': ['16 GB'],
          'Grafikkort 24 GB': ['24 GB'],
        },
        { weight: 1.2 },
      ),
      { icon: 'gpu' },
    ),
    group(
      'Processorer',
      [
        ...split('processor', 'Sockel', { 'Sockel Q5': ['Q5'], 'Sockel Q6': ['Q6'] }),
        leaf('Processorer för kreatörer', 'processor', { Kärnor: ['16 kärnor', '24 kärnor'] }),
      ],
      { icon: 'cpu' },
    ),
    group(
      'Moderkort',
      split('motherboard', 'Formfaktor', {
        'Mini-ITX-moderkort': ['Mini-ITX'],
        'Micro-ATX-moderkort': ['Micro-ATX'],
        'ATX-moderkort': ['ATX'],
      }),
      { icon: 'motherboard' },
    ),
    group(
      'Arbetsminne',
      [
        ...split('memory', 'Minnestyp', { 'DDR4-minne': ['DDR4'], 'DDR5-minne': ['DDR5'] }),
        leaf('RGB-minne', 'memory', { Belysning: ['RGB'] }),
      ],
      { icon: 'ram' },
    ),
    group(
      'Lagring',
      [
        group(
          'SSD',
          split(
            'ssd',
            'Gränssnitt',
            { 'SATA-SSD': ['SATA'], 'NVMe-SSD PCIe 4.0': ['PCIe 4.0'], 'NVMe-SSD PCIe 5.0': ['PCIe 5.0'] },
            { weight: 1.2 },
          ),
          { icon: 'ssd' },
        ),
        group(
          'Hårddiskar',
          split('hardDrive', 'Användning', {
            'Hårddiskar för dator': ['Dator'],
            'NAS-diskar': ['NAS'],
            Övervakningsdiskar: ['Övervakning'],
          }),
          { icon: 'hard-drive' },
        ),
      ],
      { icon: 'storage' },
    ),
    group(
      'Nätaggregat',
      split('powerSupply', 'Effekt', {
        'Upp till 650 W': ['550 W', '650 W'],
        '750–850 W': ['750 W', '850 W'],
        'Från 1000 W': ['1000 W', '1200 W'],
      }),
      { icon: 'power-supply' },
    ),
    group(
      'Datorchassin',
      split('pcCase', 'Formfaktor', {
        'Små chassin': ['Mini-ITX'],
        'Mellanstora chassin': ['Micro-ATX', 'ATX'],
        'Stora chassin': ['E-ATX'],
      }),
      { icon: 'case' },
    ),
    group(
      'Kylning',
      [
        group(
          'Processorkylare',
          [
            leaf('Luftkylare', 'cooler', { Kyltyp: ['Luft'] }),
            leaf('Vattenkylning', 'cooler', { Kyltyp: ['Vatten 240 mm', 'Vatten 360 mm'] }),
          ],
          { icon: 'cooler' },
        ),
        group(
          'Chassifläktar',
          split('caseFan', 'Storlek', { '120 mm-fläktar': ['120 mm'], '140 mm-fläktar': ['140 mm'] }),
          { icon: 'cooling' },
        ),
      ],
      { icon: 'cooling' },
    ),
    leaf('Nya produkter', 'graphicsCard', {}, { isNews: true, icon: 'news' }),
  ],
};
