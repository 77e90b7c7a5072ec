/** [name, what it means for the buyer, kronor more than the standard choice, extra working days] */
export type Part = readonly [name: string, description: string, kronor: number, extraDays?: number];

export interface SlotPlan {
  readonly name: string;
  readonly help: string;
  readonly parts: readonly Part[];
}

export interface ModelPlan {
  readonly id: number;
  readonly name: string;
  readonly kronor: number;
  readonly buildDays: number;
  readonly description: string;
  readonly highlights: readonly string[];
  /** The standard part of each slot, in the order of `SLOTS`; a price difference is counted from it. */
  readonly standard: readonly string[];
  /** Parts that do not fit into this model. */
  readonly without: readonly string[];
}

/** Every part there is, cheapest first. Prices are differences within the slot; each model moves them to its own standard. */
export const SLOTS: readonly SlotPlan[] = [
  {
    name: 'Processor',
    help: 'Fler kärnor märks när du strömmar, redigerar film eller kompilerar. I spel räcker åtta.',
    parts: [
      ['6 kärnor, 4,6 GHz', 'Räcker gott till spel i 1080p och skolarbete.', 0],
      ['8 kärnor, 5,0 GHz', 'Vår rekommendation till de flesta.', 1200],
      ['12 kärnor, 5,2 GHz', 'För dig som spelar och sänder samtidigt.', 2900],
      ['16 kärnor, 5,4 GHz', 'För film, 3D och stora projekt. Blir varm och behöver vattenkylning.', 5200],
    ],
  },
  {
    name: 'Grafikkort',
    help: 'Minnet avgör hur länge kortet håller. 12 GB för 1440p, 16 GB för 4K.',
    parts: [
      ['8 GB VRAM', 'Spel i 1080p.', 0],
      ['12 GB VRAM', 'Spel i 1440p med höga inställningar.', 2400],
      ['16 GB VRAM', 'Spel i 4K, eller 1440p i många år.', 5600],
      ['24 GB VRAM', 'Det bästa vi bygger med. Kräver minst 850 W.', 13_900, 2],
    ],
  },
  {
    name: 'Arbetsminne',
    help: 'Alltid två stickor, så att båda kanalerna används.',
    parts: [
      ['16 GB', 'Spel och vardag.', 0],
      ['32 GB', 'Spel med webbläsaren öppen bredvid.', 700],
      ['64 GB', 'Film, musik och virtuella maskiner.', 2200],
      ['128 GB', 'För dig som vet att du behöver det.', 5400],
    ],
  },
  {
    name: 'Lagring',
    help: 'Snabb SSD direkt på moderkortet. Det går att lägga till mer senare.',
    parts: [
      ['1 TB SSD', 'Plats för systemet och ett tiotal spel.', 0],
      ['2 TB SSD', 'Hela spelbiblioteket.', 800],
      ['4 TB SSD', 'Spel, film och arkiv.', 2400],
      ['2 TB SSD + 8 TB hårddisk', 'Snabbt för det du gör nu, rymligt för resten.', 2900],
    ],
  },
  {
    name: 'Kylning',
    help: 'Alla våra kylare är valda efter hur de låter.',
    parts: [
      ['Luftkylare', 'Tyst, enkel och håller länge.', 0],
      ['Vattenkylning 240 mm', 'Svalare och tystare under last.', 900],
      ['Vattenkylning 360 mm', 'För de största processorerna.', 1600, 1],
    ],
  },
  {
    name: 'Chassi',
    help: 'Filtren går att ta ut och dammsuga i alla våra chassin.',
    parts: [
      ['Kompakt, svart', 'Får plats på skrivbordet.', 0],
      ['Medelstort, svart', 'Mest luft för pengarna.', 300],
      ['Medelstort, vitt', 'Samma chassi i vitt.', 400],
      ['Björkfront', 'Front av svensk björk, fräst i Göteborg.', 1400, 3],
    ],
  },
  {
    name: 'Nätaggregat',
    help: 'Med god marginal går fläkten sakta.',
    parts: [
      ['650 W Gold', 'Till kort med upp till 12 GB.', 0],
      ['850 W Gold', 'Till alla kort.', 500],
      ['1 000 W Platinum', 'Till alla kort, tystast.', 1300],
    ],
  },
  {
    name: 'Tangentbord',
    help: 'Nordisk layout har Å, Ä och Ö tryckta på tangenterna.',
    parts: [
      ['Inget tangentbord', 'Du har redan ett.', 0],
      ['Polarsten P1, nordisk layout', 'Mekaniskt med tysta brytare.', 1090],
      ['Polarsten P1, engelsk layout (US)', 'Mekaniskt med tysta brytare.', 1090],
    ],
  },
  {
    name: 'Programvara',
    help: 'Inga provprogram. Systemet är uppdaterat samma vecka som datorn skickas.',
    parts: [
      ['Utan operativsystem', 'Du installerar själv.', 0],
      ['Linux, installerat', 'Färdigt att använda, på svenska.', 0],
      ['Windows 11 Home', 'Installerat och aktiverat, på svenska.', 1490],
      ['Windows 11 Pro', 'Med kryptering och fjärrskrivbord.', 2190],
    ],
  },
];

export const MODELS: readonly ModelPlan[] = [
  {
    id: 1,
    name: 'Skärgård',
    kronor: 11_990,
    buildDays: 5,
    description:
      '<p>Vår minsta dator. Lika stor som en brödrost på höjden, men byggd av vanliga delar som går att byta. För skrivbordet, vardagsrummet eller flyttkartongen.</p>',
    highlights: ['Bara 11 liter', 'Tystare än en viskning i vila', 'Alla delar går att byta'],
    standard: [
      '6 kärnor, 4,6 GHz',
      '8 GB VRAM',
      '16 GB',
      '1 TB SSD',
      'Luftkylare',
      'Kompakt, svart',
      '650 W Gold',
      'Inget tangentbord',
      'Utan operativsystem',
    ],
    without: ['Vattenkylning 360 mm', 'Medelstort, svart', 'Medelstort, vitt', '2 TB SSD + 8 TB hårddisk', '128 GB'],
  },
  {
    id: 2,
    name: 'Vinga',
    kronor: 17_990,
    buildDays: 5,
    description:
      '<p>Datorn de flesta ska ha. Spelar allt i 1440p, redigerar film utan att flåsa och går att bygga ut i många år.</p>',
    highlights: ['Spelar allt i 1440p', 'Plats att växa', '24 timmars stresstest'],
    standard: [
      '8 kärnor, 5,0 GHz',
      '12 GB VRAM',
      '32 GB',
      '1 TB SSD',
      'Luftkylare',
      'Medelstort, svart',
      '650 W Gold',
      'Inget tangentbord',
      'Utan operativsystem',
    ],
    without: ['Kompakt, svart'],
  },
  {
    id: 3,
    name: 'Fästningen',
    kronor: 34_990,
    buildDays: 8,
    description:
      '<p>För dig som lever på din dator. Byggd kring det starkaste grafikkortet vi kan köpa och kyld så att du kan arbeta bredvid den hela dagen.</p>',
    highlights: [
      'Upp till 24 GB grafikminne',
      'Hämtning hemma i tre år',
      'Byggaren ringer upp innan skruvarna dras åt',
    ],
    standard: [
      '12 kärnor, 5,2 GHz',
      '16 GB VRAM',
      '64 GB',
      '2 TB SSD',
      'Vattenkylning 360 mm',
      'Medelstort, svart',
      '1 000 W Platinum',
      'Inget tangentbord',
      'Utan operativsystem',
    ],
    without: ['Kompakt, svart', '6 kärnor, 4,6 GHz', '8 GB VRAM', '16 GB', 'Luftkylare'],
  },
];

/** Parts that do not go together, and why. */
export const EXCLUSIONS: readonly (readonly [one: string, other: string, reason: string])[] = [
  ['24 GB VRAM', '650 W Gold', 'Grafikkortet med 24 GB behöver ett nätaggregat på minst 850 W.'],
  ['16 GB VRAM', '650 W Gold', 'Grafikkortet med 16 GB behöver ett nätaggregat på minst 850 W.'],
  ['24 GB VRAM', 'Kompakt, svart', 'Grafikkortet med 24 GB får inte plats i det kompakta chassit.'],
  ['16 kärnor, 5,4 GHz', 'Luftkylare', 'Processorn med 16 kärnor behöver vattenkylning.'],
  ['Kompakt, svart', '1 000 W Platinum', 'Nätaggregatet på 1 000 W får inte plats i det kompakta chassit.'],
];
