import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { numberWord } from './number-words.ts';
import { isSentence, readSubject, readWishes } from './read-sentence.ts';
import { MAX_LETTERS, tokensOf } from './sentence.ts';

const NO_FACTS = { values: [], categories: [] };

describe('a sentence', () => {
  it.each([
    ['under 15 000', 'under 15000 kr'],
    ['under 15.000 kr', 'under 15000 kr'],
    ['max femhundra', 'under 500 kr'],
    ['för högst två tusen', 'under 2000 kr'],
    ['max 15k', 'under 15000 kr'],
    ['för 500 kronor', 'under 500 kr'],
    ['som kostar max ettusenfemhundra', 'under 1500 kr'],
    ['runt 2 000 kr', '1600–2400 kr'],
    ['minst 3 000 kr', 'minst 3000 kr'],
    ['mellan 500 och 1 000 kr', '500–1000 kr'],
    ['500–1000 kr', '500–1000 kr'],
    ['för 20 tusen', 'under 20000 kr'],
    ['för max 5000 på en rea', 'under 5000 kr'],
    ['som inte kostar mer än 7000 kr', 'under 7000 kr'],
    ['som inte får kosta mer än 4000', 'under 4000 kr'],
    ['som inte får vara dyrare än 4000', 'under 4000 kr'],
    ['ej över 500 kr', 'under 500 kr'],
    ['inte under 500 kr', 'minst 500 kr'],
    ['under tusenlappen', 'under 1000 kr'],
    ['mellan två och tre tusen', '2000–3000 kr'],
    ['mellan två tusen och tre tusen', '2000–3000 kr'],
  ])('has the price of %p as a search has it', (words, budget) => {
    expect(readSubject(`en mobil ${words} till min son`).budget).toBe(budget);
  });

  it.each([
    'minst 16 gb',
    'under 30 minuter',
    'för 4 spelare',
    'från 10 år',
    'på 65 tum',
    'i 4k',
    'under 5 kg',
    'med 144 hz',
    'för max 60 deltagare',
    'under 400 nits',
    'med minst tusen bitar',
    'på tjugotusen mah',
    'med över tusen delar',
    'på två terabyte',
  ])('has no price in %p', (words) => {
    expect(readSubject(`en sak ${words} till min son`).budget).toBeNull();
  });

  it.each([
    ['en tyst dator till min son', 'Datorer'],
    ['ett skal till min mobil', 'Mobilskal'],
    ['hörlurar till min dator', 'Hörlurar'],
    ['horlurarna till min dator', 'Hörlurar'],
    ['en dammsgare till huset', 'Dammsugare'],
    ['jag vill ha 16 gb i en bärbar dator', 'Bärbara datorer'],
    ['något kul till mormor', undefined],
    ['jag vill spela in podd hemma', 'Mikrofoner'],
    ['en present till min son som gillar spel', 'Spel'],
    ['en present till mormor som gillar att läsa', 'Böcker'],
    ['en bok till min son som gillar pussel', 'Böcker'],
    ['min dotter fyller 8 och gillar att pyssla', 'Pyssel'],
    ['en dator till min son som spelar spel', 'Datorer'],
    ['jag ska bygga en dator och letar efter ett chassi', 'Datorchassin'],
    ['vi har en tv och behöver en soundbar', 'Soundbars'],
    ['ett wifi till hela huset', 'Routrar'],
    ['något att göra smoothies i', 'Blenders'],
    ['jag vill lyssna på vinyl, vilken skivspelare ska jag ha', 'Skivspelare'],
    ['vi bor i villa på tre våningar och wifit når inte överallt', 'Meshsystem'],
    ['något att leka med i snön', 'Vinterleksaker'],
    ['en bok om rymden till min dotter', 'Böcker om rymden'],
    ['något så att jag kan se på netflix på min tv', 'Mediaspelare'],
    ['en stationär gamingdator som är tyst', 'Stationära gamingdatorer'],
  ])('%p asks for %p', (text, label) => {
    expect(readSubject(text).kind?.label).toBe(label);
  });

  it.each([
    'tangentbord',
    'usb-c kabel 2 m svart',
    'hörlurar till träning',
    'Klackverk Aurora 75 tangentbord, svart',
    'klocka med gps',
    'brädspel under 500 kr',
  ])('%p is no sentence', (text) => expect(isSentence(text)).toBe(false));

  it.each(['hörlurar som inte är dyra till min dotter', 'en mobil som inte kostar så mycket'])(
    'has %p as something cheap',
    (text) => expect(readSubject(text).isCheap).toBe(true),
  );

  it.each([
    ['en elsparkcykel som går minst 4 mil', 'Räckvidd', '50 km', 'Räckvidd: minst 4 mil'],
    ['en elsparkcykel som går minst fem mil', 'Räckvidd', '50 km', 'Räckvidd: minst 5 mil'],
    ['ett brädspel på högst en halvtimme', 'Speltid', '30 min', 'Speltid: högst 30 min'],
    ['ett brädspel på max en timme', 'Speltid', '45 min', 'Speltid: högst 60 min'],
    ['en klocka som klarar två veckor', 'Batteritid', '14 dagar', 'Batteritid: 2 veckor'],
    ['en tvättmaskin som tar nio kilo', 'Kapacitet', '9 kg', 'Kapacitet: 9 kg'],
    ['en gamingstol för 150 kilo', 'Maxvikt', '160 kg', 'Maxvikt: 150 kg'],
    ['ett grafikkort med 16 giga minne', 'Videominne', '16 GB', 'Videominne: 16 GB'],
    ['ett skrivbord som är 160 brett', 'Bredd', '160 cm', 'Bredd: 160 cm'],
    ['ett brädspel vi kan spela två', 'Spelare', '2–4 spelare', 'För 2 spelare'],
    ['en skärm som inte är större än 27 tum', 'Skärmstorlek', '24 tum', 'Skärmstorlek: högst 27 tum'],
    ['ett grafikkort som inte drar mer än 300 watt', 'Strömförbrukning', '285 W', 'Strömförbrukning: högst 300 W'],
    ['en skärm, inte under 27 tum', 'Skärmstorlek', '32 tum', 'Skärmstorlek: minst 27 tum'],
    ['en processor med fler än tolv kärnor', 'Kärnor', '16 kärnor', 'Kärnor: över 12 kärnor'],
    ['hörlurar med längre batteritid än åtta timmar', 'Batteritid', '10 timmar', 'Batteritid: över 8 timmar'],
    ['en radiostyrd bil snabbare än 30 km/h', 'Toppfart', '60 km/h', 'Toppfart: över 30 km/h'],
    ['en ssd snabbare än 5 000 mb/s', 'Läshastighet', '7 300 MB/s', 'Läshastighet: över 5 000 MB/s'],
    ['en webbkamera med 60 bilder i sekunden', 'Bildfrekvens', '60 bilder/s', 'Bildfrekvens: 60 bilder/s'],
    ['en skärm med en millisekund eller snabbare', 'Responstid', '0,5 ms', 'Responstid: högst 1 ms'],
    ['ett abonnemang på ett år', 'Giltighet', '12 månader', 'Giltighet: 12 månader'],
    ['en skärm, helst 32 tum', 'Skärmstorlek', '32 tum', 'Skärmstorlek: 32 tum'],
    ['en dator med 32 gb ram eller mer', 'Arbetsminne', '64 GB', 'Arbetsminne: minst 32 GB'],
    ['en klocka som räcker en hel månad', 'Batteritid', '30 dagar', 'Batteritid: 30 dagar'],
    ['ett datorspel, inget för artonåringar', 'Åldersgräns', '12 år', 'Under 18 år'],
    ['pyssel till min treåriga dotter', 'Ålder', 'Från 3 år', 'För 3 år'],
  ])('has in %p a wish of %s, as it was typed', (text, groupName, label, wish) => {
    const value = { kind: 'attribute' as const, groupId: 1, groupName, valueId: 2, label, count: 3 };
    const { wishes } = readWishes(readSubject(text), { values: [value], categories: [] });
    expect(wishes.map((each) => each.label.replaceAll(/\s/g, ' '))).toEqual([wish]);
  });

  it.each([
    ['en drönare på högst 250 gram', 'Vikt', 'Över 250 g'],
    ['ett datorspel för en tolvåring', 'Spelare', '1–4 spelare'],
    ['en skärm som inte är större än 27 tum', 'Skärmstorlek', '32 tum'],
  ])('has in %p no wish of %s that %s has', (text, groupName, label) => {
    const value = { kind: 'attribute' as const, groupId: 1, groupName, valueId: 2, label, count: 3 };
    expect(readWishes(readSubject(text), { values: [value], categories: [] }).wishes).toEqual([]);
  });

  it('takes the ending of an abbreviation for no word, and what is wanted the most of apart', () => {
    const subject = readSubject('jag vill ha den snabbaste ssd:n');
    expect([subject.extreme, subject.kind?.label]).toEqual(['snabbaste', 'SSD']);
    expect(readWishes(subject, NO_FACTS).notUnderstood).toEqual([]);
  });

  it('tells what the sentence itself says that it need not be', () => {
    const value = { kind: 'attribute' as const, groupId: 1, groupName: 'Skärmstorlek', valueId: 2, label: '32 tum' };
    const facts = { values: [{ ...value, count: 3 }], categories: [] };
    const preferredIn = (text: string) => readWishes(readSubject(text), facts).wishes.map((each) => each.isPreferred);
    expect(preferredIn('en oled-skärm, helst 32 tum')).toEqual([true]);
    expect(preferredIn('en oled-skärm på 32 tum')).toEqual([undefined]);
  });

  it('says what it did not understand, in the words of the shopper', () => {
    const subject = readSubject('En dator till min son, gärna ett monster till fredag');
    expect(readWishes(subject, NO_FACTS).notUnderstood).toEqual(['till min son', 'monster till fredag']);
  });

  it('never fails, whatever is typed, and reads no more than its first letters', () => {
    const words = fc.constantFrom(
      'en',
      'dator',
      'under',
      'max',
      '15 000',
      'kr',
      'inte',
      'tusen',
      '4k',
      '"',
      '–',
      'å',
      '7-åring',
      'mellan',
      'och',
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.array(words, { maxLength: 60 }).map((all) => all.join(' ')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const { notUnderstood } = readWishes(readSubject(text), NO_FACTS);
        expect(notUnderstood.join('').length).toBeLessThanOrEqual(MAX_LETTERS);
        expect(tokensOf(text).every(({ to }) => to <= MAX_LETTERS)).toBe(true);
      }),
    );
  });
});

describe('numberWord', () => {
  it.each([
    ['sju', 7],
    ['femtonhundra', 1500],
    ['tvatusenfemhundra', 2500],
    ['tjugofem', 25],
    ['tusenlapp', 1000],
    ['tusenlappen', 1000],
    ['dator', null],
    ['femma', null],
  ])('%p is %p', (word, value) => expect(numberWord(word)).toBe(value));
});
