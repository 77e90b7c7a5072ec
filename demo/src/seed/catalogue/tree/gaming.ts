import { group, leaf, type SectionTree, split } from './branch.ts';

const GENRES = {
  Actionspel: ['Action'],
  Äventyrsspel: ['Äventyr'],
  Rollspel: ['Rollspel'],
  Strategispel: ['Strategi'],
  'Racing och sport': ['Racing', 'Sport'],
  'Pussel och plattform': ['Pussel', 'Plattform'],
  Simulatorer: ['Simulator'],
};

export const GAMING: SectionTree = {
  id: 13,
  name: 'Gaming',
  color: '#ff4f8b',
  icon: 'gamepad-2',
  iconColor: '#ffffff',
  description: 'Spel, konsoler och tillbehör för soffan, skrivbordet och scenen.',
  categories: [
    group(
      'Tangentbord',
      [
        leaf('Mekaniska tangentbord', 'keyboard', { 'Switch-typ': ['Linjär', 'Taktil', 'Klickande'] }, { weight: 2.2 }),
        leaf('Magnetiska tangentbord', 'keyboard', { 'Switch-typ': ['Magnetisk'] }),
        leaf('Membrantangentbord', 'keyboard', { 'Switch-typ': ['Membran'] }),
        leaf(
          'Trådlösa tangentbord',
          'keyboard',
          { Anslutning: ['Trådlös 2,4 GHz', 'Bluetooth', 'USB, Bluetooth och 2,4 GHz'] },
          { weight: 1.5 },
        ),
        leaf('Kompakta tangentbord', 'keyboard', { Storlek: ['60 %', '65 %', '75 %'] }, { weight: 1.4 }),
        leaf('Tangentbord i fullstorlek', 'keyboard', { Storlek: ['Fullstor'], Layout: ['Nordisk, numerisk'] }),
        { name: 'Vita tangentbord', special: { type: 'keyboard', attribute: 'Färg', values: ['Vit'] } },
      ],
      { icon: 'keyboard' },
    ),
    group(
      'Möss och musmattor',
      [
        leaf('Trådlösa möss', 'mouse', { Anslutning: ['Bluetooth', 'Trådlös 2,4 GHz'] }, { weight: 1.4 }),
        leaf('Möss med sladd', 'mouse', { Anslutning: ['USB'] }),
        leaf('Lätta möss', 'mouse', { Vikt: ['63 g', '49 g'] }),
        leaf('Vänsterhandsmöss', 'mouse', { Hand: ['Vänsterhand', 'Symmetrisk'] }, { weight: 0.6 }),
        group(
          'Musmattor',
          split('mousePad', 'Storlek', {
            'Vanliga musmattor': ['Medium', 'Stor'],
            'Stora musmattor': ['XL', 'Skrivbord'],
          }),
          { icon: 'mouse-pad' },
        ),
      ],
      { icon: 'mouse' },
    ),
    group(
      'Headset',
      [
        ...split(
          'headset',
          'Anslutning',
          { 'Headset med sladd': ['3,5 mm', 'USB'], 'Trådlösa headset': ['Bluetooth', 'Trådlös 2,4 GHz'] },
          { weight: 1.5 },
        ),
        leaf('Brusreducerande headset', 'headset', { Brusreducering: ['Aktiv'] }),
      ],
      { icon: 'headset' },
    ),
    group(
      'Konsoler',
      [
        leaf('Stationära konsoler', 'console', { Typ: ['Stationär'] }),
        leaf('Bärbara konsoler', 'console', { Typ: ['Bärbar', 'Hybrid'] }),
        group(
          'Handkontroller',
          split('controller', 'Plattform', {
            'Kontroller till Orbit': ['Orbit 5'],
            'Kontroller till Hoppa': ['Hoppa'],
            'Kontroller till dator': ['PC', 'Flera plattformar'],
          }),
          { icon: 'controller' },
        ),
      ],
      { icon: 'console' },
    ),
    group(
      'Tv-spel',
      [
        group(
          'Spel till Orbit 5',
          Object.entries(GENRES).map(([name, genre]) =>
            leaf(name, 'videoGame', { Plattform: ['Orbit 5'], Genre: genre }),
          ),
          { icon: 'game-case' },
        ),
        group(
          'Spel till Hoppa',
          Object.entries(GENRES)
            .slice(0, 6)
            .map(([name, genre]) => leaf(name, 'videoGame', { Plattform: ['Hoppa'], Genre: genre })),
          { icon: 'game-case' },
        ),
        group(
          'Datorspel',
          Object.entries(GENRES).map(([name, genre]) => leaf(name, 'videoGame', { Plattform: ['PC'], Genre: genre })),
          { icon: 'game' },
        ),
        leaf('Spelkoder och abonnemang', 'gameCode', {}, { weight: 1.4 }),
      ],
      { icon: 'games' },
    ),
    group(
      'Gamingdatorer',
      [
        leaf('Bärbara gamingdatorer', 'gamingLaptop', {}, { weight: 1.6 }),
        leaf('Gamingdatorer med 17 tum och större', 'gamingLaptop', { Skärmstorlek: ['17,3 tum', '18 tum'] }),
        leaf('Stationära gamingdatorer', 'desktopPc', {
          Användning: ['Gaming'],
          Grafik: ['8 GB VRAM', '12 GB VRAM', '16 GB VRAM'],
        }),
      ],
      { icon: 'gaming-laptop' },
    ),
    group(
      'Gamingskärmar',
      split('monitor', 'Uppdateringsfrekvens', {
        '144–180 Hz': ['144 Hz', '180 Hz'],
        '240 Hz': ['240 Hz'],
        '360 Hz': ['360 Hz'],
      }),
      { icon: 'monitor' },
    ),
    group(
      'Stolar och bord',
      [
        ...split('gamingChair', 'Material', {
          'Gamingstolar i tyg': ['Tyg'],
          'Gamingstolar i konstläder': ['Konstläder'],
          'Gamingstolar i nät': ['Nät'],
        }),
        leaf('Gamingbord', 'desk', { Typ: ['Fast höjd'] }),
        leaf('Höj- och sänkbara bord', 'desk', { Typ: ['Höj- och sänkbart'] }),
      ],
      { icon: 'chair' },
    ),
    group(
      'Sim racing',
      [
        leaf('Rattar med remdrift', 'racingWheel', { Drivning: ['Remdrift'] }),
        leaf('Rattar med direktdrift', 'racingWheel', { Drivning: ['Direktdrift'] }),
      ],
      { icon: 'racing-wheel' },
    ),
    leaf('VR', 'vrHeadset', {}, { icon: 'vr' }),
    group(
      'Streaming',
      [
        leaf('Mikrofoner', 'microphone', {}, { weight: 1.2 }),
        leaf('Inspelningskort', 'captureCard'),
        leaf('Kameror för streaming', 'webcam', { Bildfrekvens: ['60 bilder/s'] }),
        leaf('Ljuspaneler', 'lamp', { Typ: ['Ljuspanel'] }),
      ],
      { icon: 'microphone' },
    ),
    leaf('Nya produkter', 'videoGame', {}, { isNews: true, icon: 'news' }),
  ],
};

export const POLARSTEN: SectionTree = {
  id: 14,
  name: 'Polarsten',
  color: '#1fb6c9',
  icon: 'pc-case',
  iconColor: '#06222a',
  description: 'Datorer byggda för hand i Göteborg, färdiga eller efter din egen ritning.',
  categories: [
    group(
      'Färdiga Polarstensdatorer',
      split('polarstenPc', 'Grafik', {
        Instegsdatorer: ['8 GB VRAM'],
        Allrounddatorer: ['12 GB VRAM'],
        Prestandadatorer: ['16 GB VRAM'],
        Toppdatorer: ['24 GB VRAM'],
      }),
      { icon: 'desktop-pc' },
    ),
    leaf('Vattenkylda Polarsten', 'polarstenPc', { Kylning: ['Vatten 240 mm', 'Vatten 360 mm'] }, { icon: 'cooler' }),
    leaf('Tysta Polarsten', 'polarstenPc', { Kylning: ['Luft'] }),
    leaf('Bygg din egen', 'polarstenPc', { Kylning: ['Luft'], Lagring: ['1 TB'] }, { icon: 'services', weight: 0.3 }),
    leaf('Nya produkter', 'polarstenPc', {}, { isNews: true, icon: 'news', weight: 0.5 }),
  ],
};
