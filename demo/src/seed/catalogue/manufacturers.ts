export interface Maker {
  readonly id: number;
  readonly name: string;
  readonly town: string;
  readonly description: string;
}

/** Invented companies, each with a place and a temper. Ids that the specification names come first. */
const ROWS: readonly (readonly [name: string, town: string, description: string, id?: number])[] = [
  [
    'Polarsten',
    'Göteborg',
    'Vi bygger datorer för hand i Göteborg, testar dem i 24 timmar och skriver byggarens namn på insidan av chassit.',
    1400,
  ],
  ['Tystvik', 'Härnösand', 'Tystvik gör produkter som inte hörs, inte blinkar och inte ber om uppmärksamhet.', 1872],
  ['Byggbit', 'Växjö', 'Byggbit gör klossar i återvunnen plast som passar ihop i generationer. Allt ritas i Småland.'],
  [
    'Klackverk',
    'Borås',
    'Fyra tangentbordsnördar som började löda i ett garage och fortfarande lyssnar på varje kontakt innan den monteras.',
  ],
  ['Snöskred', 'Åre', 'Gamingtillbehör som tål att åka i ryggsäck. Testade av ett e-sportlag som spelar på riktigt.'],
  ['Lodjuret', 'Umeå', 'Snabbt, lätt och lite vasst. Lodjuret gör möss, mattor och headset för den som siktar själv.'],
  ['Mörkblick', 'Malmö', 'Bildskärmar kalibrerade en och en. Varje skärm får ett eget mätprotokoll i kartongen.'],
  [
    'Gnistra',
    'Västerås',
    'Gnistra kommer ur kraftindustrin och bygger nätaggregat, laddare och batterier med marginal.',
  ],
  [
    'Kobolthamn',
    'Karlskrona',
    'Grafikkort och moderkort från Blekinge, med kylare som är dimensionerade för maskinrum.',
  ],
  ['Järnek', 'Eskilstuna', 'Chassin och fläktar i bockad plåt från Fristaden, utan onödiga ljus.'],
  ['Rimfrost', 'Kiruna', 'Kylning är allt vi gör. I Kiruna har vi gott om material att öva på.'],
  ['Tonviken', 'Visby', 'Högtalare och hörlurar stämda i en gammal kyrksal på Gotland.'],
  ['Skymningsverk', 'Norrköping', 'Ljudföretaget som mäter först och lyssnar sist, och sedan en gång till.'],
  ['Orrholm', 'Skellefteå', 'Lagring från Västerbotten: SSD, hårddiskar och minneskort med lång garanti.'],
  ['Bålverk', 'Visby', 'Datorer för kontor och plugg. Lätta att öppna, lätta att laga.'],
  ['Vinterlo', 'Östersund', 'Spelbärbara datorer som prioriterar kylning framför millimeter.'],
  ['Fjordlabb', 'Strömstad', 'Mobiler med utbytbart batteri och sju års uppdateringar. Gränslandets enda mobilfabrik.'],
  ['Humlegrip', 'Kalmar', 'Små smarta saker för fickan: fodral, kablar, hållare och laddare i glada färger.'],
  ['Kvantis', 'Lund', 'Utknoppning från fysikinstitutionen i Lund. Processorer och minnen för den som räknar cykler.'],
  ['Strömhall', 'Trollhättan', 'Vitvaror och hushållsmaskiner med reservdelar i minst femton år.'],
  ['Brusk', 'Lysekil', 'Köksmaskiner med få knappar och stora motorer.'],
  [
    'Tjäder & Dotter',
    'Hudiksvall',
    'Familjeföretag i tredje led. Kaffemaskiner, vattenkokare och ett stort tålamod med kalk.',
  ],
  ['Hemviska', 'Linköping', 'Smarta hem som fungerar även när nätet ligger nere. All data stannar i huset.'],
  ['Nattugglan', 'Falun', 'Lampor och ljusstyrning för nordiska vintrar.'],
  ['Blixtnät', 'Luleå', 'Routrar och switchar från staden med Sveriges snabbaste fiber.'],
  ['Glasögat', 'Gränna', 'Kameror och objektiv slipade med samma omsorg som polkagrisar bakas.'],
  ['Sparvhök', 'Arvidsjaur', 'Drönare som är testade i motvind, snö och minus tjugofem.'],
  ['Isfågel', 'Simrishamn', 'Actionkameror och tillbehör för folk som badar året om.'],
  ['Videvik', 'Sundsvall', 'Tv-apparater med svensk programvara, tydliga menyer och inga reklamrutor.'],
  ['Ljuskällan', 'Södertälje', 'Projektorer och dukar för vardagsrum, skolor och lador.'],
  ['Brädgården', 'Uppsala', 'Spelförlag som speltestar varje spel i två hundra kvällar innan det trycks.'],
  ['Kortkompaniet', 'Stockholm', 'Små kortspel med stora skratt. Alltid regler på en sida.'],
  ['Tärningskast', 'Gävle', 'Strategispel för långa kvällar, med träbitar i stället för plast.'],
  ['Familjespelen', 'Jönköping', 'Spel där sexåringen har en ärlig chans att vinna.'],
  ['Pusselfabriken', 'Leksand', 'Pussel tryckta i Dalarna, med motiv av svenska konstnärer.'],
  ['Mjukisverkstan', 'Mora', 'Mjukisdjur sydda för att kramas sönder, och lagas gratis om det händer.'],
  ['Stickspår', 'Nässjö', 'Tåg, bilar och radiostyrt från järnvägsknuten.'],
  ['Kladd & Klister', 'Örebro', 'Pysselaskar utan glitter i onödan. Färgerna går bort i tvätten.'],
  ['Utegnome', 'Hemavan', 'Leksaker som ska vara ute även i november.'],
  ['Hjältesmedjan', 'Kristianstad', 'Samlarfigurer i begränsade serier, målade för hand.'],
  ['Nordanspel', 'Skövde', 'Spelstudio i hjärtat av svensk spelutveckling. Äventyr, kärlek och mycket snö.'],
  ['Pixelbruket', 'Göteborg', 'Indieförlag som ger ut spel som annars inte hade blivit gjorda.'],
  ['Mossebo Interactive', 'Tranås', 'Lugna spel om odling, fiske och att komma hem.'],
  ['Stålvinge', 'Skövde', 'Actionspel med svärtad humor och väldigt många robotar.'],
  ['Hoppalong', 'Helsingborg', 'Spelkonsoler och handkontroller för soffan, inte för statistiken.'],
  ['Orbitron', 'Solna', 'Konsoltillverkaren bakom Orbit-serien. Allt är bakåtkompatibelt, alltid.'],
  ['Racerbana', 'Anderstorp', 'Rattar och pedaler byggda av folk som kört på riktigt och kraschat på riktigt.'],
  ['Synvända', 'Kista', 'Virtuell verklighet utan sladdar och utan åksjuka.'],
  ['Sittskönt', 'Tibro', 'Möbelsnickare som började bygga gamingstolar. Tio års garanti på stommen.'],
  ['Höjdpunkten', 'Nässjö', 'Höj- och sänkbara skrivbord i svensk björk och stål.'],
  ['Skrivklart', 'Hallstahammar', 'Skrivare med påfyllningsbara tankar. Vi säljer hellre bläck på flaska än patroner.'],
  ['Docka In', 'Ystad', 'Dockor, hubbar och adaptrar som faktiskt har portarna du behöver.'],
  ['Väskverk', 'Skara', 'Väskor av återvunnen segelduk, sydda i Västergötland.'],
  ['Rösträtt', 'Nyköping', 'Mikrofoner och ljudkort för poddar, strömmar och möten.'],
  ['Bildfångst', 'Åmål', 'Inspelningskort, webbkameror och belysning för den som sänder.'],
  ['Läslampan', 'Sigtuna', 'Läsplattor med svenska menyer och vänligt sken.'],
  ['Tickande', 'Varberg', 'Klockor som räknar steg men aldrig dömer.'],
  ['Rullande', 'Landskrona', 'Elsparkcyklar som är byggda för kullersten och typgodkända för svensk väg.'],
  ['Dammfri', 'Hässleholm', 'Robotdammsugare och dammsugare för hus med hundar.'],
  ['Programhuset', 'Linköping', 'Program på svenska, utan prenumeration om du inte vill.'],
  ['Bokskåpet', 'Vadstena', 'Förlag för handböcker, fantasy och barnböcker.'],
  ['Grön Kabel', 'Ljungby', 'Kablar i återvunnen koppar med livstids garanti.'],
  ['Väggfast', 'Vetlanda', 'Fästen som sitter där du satte dem.'],
  ['Vallmo Audio', 'Ängelholm', 'Skivspelare och förstärkare i trä och mässing.'],
  ['Fyrtorn', 'Marstrand', 'Kameraövervakning och sensorer som tål salt och storm.'],
  ['Pixelhamn', 'Göteborg', 'Våra egna prisvärda basvaror, presentkort och tjänster.'],
];

export const MAKERS: readonly Maker[] = ROWS.map(([name, town, description, id], index) => ({
  id: id ?? 2000 + index,
  name,
  town,
  description,
}));

const BY_NAME = new Map(MAKERS.map((maker) => [maker.name, maker]));

export function makerNamed(name: string): Maker {
  const maker = BY_NAME.get(name);
  if (maker === undefined) throw new Error(`No manufacturer ${name}`);
  return maker;
}
