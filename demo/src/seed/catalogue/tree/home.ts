import { group, leaf, type SectionTree, split } from './branch.ts';

export const HOME: SectionTree = {
  id: 7,
  name: 'Hem & hushåll',
  color: '#2b8a3e',
  icon: 'house',
  iconColor: '#ffffff',
  description: 'Kaffe, kök, städning och vitvaror som går att laga.',
  categories: [
    group(
      'Kaffe och te',
      [
        ...split('coffeeMachine', 'Typ', {
          Kaffebryggare: ['Filterbryggare'],
          Kapselmaskiner: ['Kapsel'],
          Espressomaskiner: ['Espresso'],
          Helautomater: ['Helautomatisk'],
        }),
        leaf('Vattenkokare', 'kettle'),
      ],
      { icon: 'coffee-machine' },
    ),
    group(
      'Matlagning',
      [
        ...split('airFryer', 'Korgar', {
          'Airfryers med en korg': ['1 korg'],
          'Airfryers med två korgar': ['2 korgar'],
        }),
        ...split('blender', 'Typ', { Stavmixers: ['Stavmixer'], Blenders: ['Blender'], Köksmaskiner: ['Köksmaskin'] }),
      ],
      { icon: 'kitchen' },
    ),
    group(
      'Städning',
      [
        ...split('robotVacuum', 'Station', {
          Robotdammsugare: ['Laddstation'],
          'Självtömmande robotar': ['Självtömmande', 'Tömmer och tvättar'],
        }),
        leaf('Robotar med mopp', 'robotVacuum', { Moppning: ['Våtmopp', 'Roterande moppar'] }),
        ...split('vacuum', 'Typ', {
          Dammsugare: ['Med sladd'],
          Skaftdammsugare: ['Skaftdammsugare'],
          Handdammsugare: ['Handdammsugare'],
        }),
      ],
      { icon: 'robot-vacuum' },
    ),
    group(
      'Vitvaror',
      [
        leaf('Tvättmaskiner', 'washingMachine'),
        ...split('fridge', 'Typ', { Kylskåp: ['Kylskåp', 'Kyl och frys'], Minikylar: ['Minikyl'] }),
      ],
      { icon: 'home' },
    ),
    leaf('Nya produkter', 'coffeeMachine', {}, { isNews: true, icon: 'news' }),
  ],
};

export const SMART_HOME: SectionTree = {
  id: 8,
  name: 'Smarta hem & nätverk',
  color: '#1971c2',
  icon: 'router',
  iconColor: '#ffffff',
  description: 'Belysning, sensorer, kameror och ett nätverk som når överallt.',
  categories: [
    group(
      'Belysning',
      [
        ...split('smartBulb', 'Sockel', {
          'Smarta lampor E27': ['E27'],
          'Smarta lampor E14': ['E14'],
          'Smarta lampor GU10': ['GU10'],
        }),
        ...split('lamp', 'Typ', {
          Skrivbordslampor: ['Skrivbordslampa'],
          Golvlampor: ['Golvlampa'],
          Ljusslingor: ['Ljusslinga'],
        }),
      ],
      { icon: 'smart-bulb' },
    ),
    group(
      'Styrning',
      [
        leaf('Smarta uttag', 'smartPlug'),
        leaf('Rörelse- och dörrsensorer', 'sensor', { Mäter: ['Rörelse', 'Dörr och fönster'] }),
        leaf('Klimat- och läckagesensorer', 'sensor', { Mäter: ['Vattenläcka', 'Temperatur', 'Luftkvalitet'] }),
      ],
      { icon: 'smart-home' },
    ),
    group(
      'Övervakning',
      split('securityCamera', 'Placering', { Inomhuskameror: ['Inomhus'], Utomhuskameror: ['Utomhus'] }),
      { icon: 'security-camera' },
    ),
    group(
      'Nätverk',
      [
        ...split('router', 'Typ', {
          Routrar: ['Router'],
          Meshsystem: ['Mesh 2-pack', 'Mesh 3-pack'],
          '5G-routrar': ['5G-router'],
        }),
        leaf('Switchar', 'networkSwitch'),
        leaf('Nätverkskablar', 'cable', { Kabeltyp: ['Nätverk'] }),
      ],
      { icon: 'network' },
    ),
  ],
};

export const OFFICE: SectionTree = {
  id: 10,
  name: 'Kontor & hemmakontor',
  color: '#5f3dc4',
  icon: 'briefcase',
  iconColor: '#ffffff',
  description: 'Skrivbord, stolar, ljus och ljud för en bra arbetsdag.',
  categories: [
    group(
      'Möbler',
      [
        leaf('Kontorsbord', 'desk', { Typ: ['Höj- och sänkbart'], Bredd: ['120 cm', '140 cm'] }),
        leaf('Breda skrivbord', 'desk', { Bredd: ['160 cm', '180 cm'] }),
        leaf('Arbetsstolar', 'gamingChair', { Material: ['Nät', 'Tyg'], Svankstöd: ['Inbyggt'] }),
      ],
      { icon: 'furniture' },
    ),
    group(
      'Möten',
      [
        leaf('Webbkameror för möten', 'webcam', { Mikrofon: ['Stereo'] }),
        leaf('Headset för möten', 'headset', { Anslutning: ['USB', 'Bluetooth'] }),
      ],
      { icon: 'webcam' },
    ),
    leaf('Allt-i-ett-skrivare', 'printer', { Funktioner: ['Utskrift, skanner och kopiering'] }, { icon: 'printer' }),
    leaf('Arbetslampor', 'lamp', { Typ: ['Skrivbordslampa'], Ljusfärg: ['Ställbar vit'] }, { icon: 'lamp' }),
  ],
};

const FYND = (name: string, fynd: readonly string[], icon: string) => ({ name, fynd, icon });

export const FYNDWARES: SectionTree = {
  id: 18,
  name: 'Fyndvaror',
  color: '#c92a2a',
  icon: 'badge-percent',
  iconColor: '#ffffff',
  description: 'Returer, demoexemplar och renoverat, kontrollerat i vår verkstad och med full reklamationsrätt.',
  categories: [
    group(
      'Datorfynd',
      [
        FYND('Fyndade datorer', ['laptop', 'gamingLaptop', 'desktopPc', 'miniPc', 'polarstenPc'], 'laptop'),
        FYND(
          'Fyndade komponenter',
          ['graphicsCard', 'processor', 'motherboard', 'ssd', 'powerSupply', 'pcCase'],
          'cpu',
        ),
        FYND('Fyndade skärmar', ['monitor'], 'monitor'),
      ],
      { icon: 'laptop' },
    ),
    group(
      'Gamingfynd',
      [
        FYND('Fyndade tangentbord och möss', ['keyboard', 'mouse'], 'keyboard'),
        FYND('Fyndade headset', ['headset', 'microphone'], 'headset'),
        FYND('Fyndade konsoler och kontroller', ['console', 'controller', 'racingWheel', 'vrHeadset'], 'console'),
        FYND('Fyndade stolar och bord', ['gamingChair', 'desk'], 'chair'),
      ],
      { icon: 'gaming' },
    ),
    group(
      'Mobil- och ljudfynd',
      [
        FYND('Fyndade mobiler', ['phone', 'tablet', 'smartwatch', 'eReader'], 'phone'),
        FYND('Fyndade hörlurar', ['headphones', 'earbuds'], 'headphones'),
        FYND('Fyndade högtalare', ['speaker', 'soundbar', 'turntable'], 'speaker'),
      ],
      { icon: 'phone' },
    ),
    group(
      'Hem- och bildfynd',
      [
        FYND('Fyndade tv', ['tv', 'projector'], 'tv'),
        FYND('Fynd till hemmet', ['coffeeMachine', 'airFryer', 'robotVacuum', 'vacuum', 'router'], 'home'),
        FYND('Fyndade kameror', ['camera', 'drone', 'actionCamera'], 'camera'),
      ],
      { icon: 'home' },
    ),
    FYND('Fyndade spel och leksaker', ['boardGame', 'brickSet', 'puzzle', 'rcCar'], 'board-game'),
  ],
};

export const CAMPAIGNS: SectionTree = {
  id: 21,
  name: 'Kampanjer',
  color: '#111827',
  icon: 'badge-percent',
  iconColor: '#ffd43b',
  description: 'Alla aktuella kampanjer på ett ställe.',
  categories: [],
};
