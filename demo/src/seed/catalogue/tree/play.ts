import { group, leaf, type SectionTree, split } from './branch.ts';

export const PLAY: SectionTree = {
  id: 1,
  name: 'Spel & leksaker',
  color: '#f5a623',
  icon: 'dices',
  iconColor: '#2b1a00',
  description: 'Brädspel, pussel, byggsatser och leksaker för alla åldrar.',
  categories: [
    group(
      'Sällskapsspel & kortspel',
      [
        group(
          'Brädspel',
          split(
            'boardGame',
            'Speltyp',
            {
              Familjespel: ['Familjespel'],
              Strategispel: ['Strategispel'],
              Samarbetsspel: ['Samarbetsspel'],
              Partyspel: ['Partyspel'],
              Frågespel: ['Frågespel'],
            },
            { weight: 1.5 },
          ),
          { icon: 'board-game' },
        ),
        group(
          'Kortspel',
          split('cardGame', 'Speltyp', {
            Sällskapskortspel: ['Partyspel', 'Familjespel'],
            Samlarkort: ['Samlarkort'],
            'Klassiska kortspel': ['Klassiskt'],
          }),
          { icon: 'card-game' },
        ),
        leaf('Spel för två', 'boardGame', { Spelare: ['2 spelare'] }),
        leaf('Spel för stora sällskap', 'boardGame', { Spelare: ['3–8 spelare'] }),
        leaf('Barnspel', 'boardGame', { Ålder: ['Från 6 år'], Speltyp: ['Familjespel', 'Samarbetsspel'] }),
        leaf('Långa spelkvällar', 'boardGame', { Speltid: ['90 min', '120 min'] }),
      ],
      { id: 3600, icon: 'board-games' },
    ),
    group(
      'Pussel',
      split('puzzle', 'Bitar', {
        Barnpussel: ['24 bitar', '100 bitar'],
        'Pussel 500–1000 bitar': ['500 bitar', '1000 bitar'],
        'Stora pussel': ['2000 bitar', '3000 bitar'],
      }),
      { icon: 'puzzle' },
    ),
    group(
      'Byggbit',
      [
        { ...leaf('Alla Byggbit-produkter', 'brickSet', {}, { id: 5269 }) },
        ...split('brickSet', 'Tema', {
          'Byggbit Stad': ['Stad'],
          'Byggbit Rymd': ['Rymd'],
          'Byggbit Äventyr': ['Äventyr'],
          'Byggbit Fordon': ['Fordon'],
          'Byggbit Natur': ['Natur'],
          'Byggbit Teknik': ['Teknik'],
        }),
        leaf('Byggbit för vuxna', 'brickSet', { Ålder: ['Från 18 år'] }),
      ],
      { id: 5260, icon: 'bricks' },
    ),
    group(
      'Mjukisdjur och figurer',
      [
        leaf('Mjukisdjur', 'plush', {}, { icon: 'plush' }),
        leaf('Stora mjukisdjur', 'plush', { Storlek: ['60 cm', '100 cm'] }),
        leaf('Samlarfigurer', 'figure', {}, { icon: 'figure' }),
        leaf('Limiterade figurer', 'figure', { Utgåva: ['Numrerad', 'Limiterad'] }),
      ],
      { icon: 'plush' },
    ),
    group(
      'Radiostyrt',
      split('rcCar', 'Drivning', { 'Radiostyrda bilar 2WD': ['2WD'], 'Radiostyrda bilar 4WD': ['4WD'] }),
      { icon: 'rc-car' },
    ),
    group(
      'Pyssel',
      split('craftSet', 'Tema', {
        'Måla och rita': ['Måla'],
        Pärlor: ['Pärla'],
        Byggpyssel: ['Bygga'],
        Experimentlådor: ['Experimentera'],
      }),
      { icon: 'hobby' },
    ),
    group(
      'Uteleksaker',
      split('outdoorToy', 'Årstid', {
        Sommarleksaker: ['Sommar'],
        Vinterleksaker: ['Vinter'],
        'Lek året om': ['Hela året'],
      }),
      { icon: 'toys' },
    ),
    leaf('Merch och samlarprylar', 'merch', {}, { id: 3144, icon: 'merch' }),
    leaf('Nya produkter', 'boardGame', {}, { isNews: true, icon: 'news' }),
  ],
};

export const OTHER: SectionTree = {
  id: 20,
  name: 'Övrigt',
  color: '#6b7280',
  icon: 'gift',
  iconColor: '#ffffff',
  description: 'Presentkort, böcker, kablar och annat som inte ryms någon annanstans.',
  categories: [
    group(
      'Presentkort och koder',
      [
        leaf('Digitala presenter', 'gameCode', { Giltighet: ['12 månader'] }),
        { name: 'Presentkort', icon: 'gift-card' },
      ],
      { icon: 'gift-card' },
    ),
    group(
      'Böcker',
      split('book', 'Ämne', {
        Teknikböcker: ['Teknik'],
        'Böcker om spel': ['Spel'],
        Barnböcker: ['Barn'],
        Hobbyböcker: ['Hobby'],
      }),
      { icon: 'books' },
    ),
    group(
      'Kablar',
      split('cable', 'Kabeltyp', {
        'USB-kablar': ['USB-C'],
        'HDMI-kablar': ['HDMI'],
        'DisplayPort-kablar': ['DisplayPort'],
        Nätverkskablar: ['Nätverk'],
        Ljudkablar: ['Ljud'],
      }),
      { icon: 'cables' },
    ),
    group(
      'Personlig transport',
      split('electricScooter', 'Däck', {
        'Nätta elsparkcyklar': ['8,5 tum'],
        'Elsparkcyklar med stora däck': ['10 tum'],
      }),
      { icon: 'electric-scooter' },
    ),
  ],
};
