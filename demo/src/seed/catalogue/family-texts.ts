import type { Family } from './product-type.ts';

interface FamilyTexts {
  /** Closing paragraphs, true for everything in the family. */
  readonly closing: readonly string[];
  readonly points: readonly string[];
  /** What reviewers tell about themselves. */
  readonly context: readonly string[];
  readonly warranty: string;
}

const THREE_YEARS = '3 års reklamationsrätt';

export const FAMILY_TEXTS: Readonly<Record<Family, FamilyTexts>> = {
  computer: {
    closing: [
      'Vill du ha hjälp att flytta över dina filer gör vi det i butiken medan du tar en kaffe.',
      '{märke} har reservdelar i lager och en kundtjänst som svarar på svenska.',
      'Osäker på vilken modell du ska välja? Butikspersonalen jämför gärna med dig.',
      'Gammal dator hemma? Lämna in den i butiken så raderar och återvinner vi den.',
    ],
    points: ['Svensk kundtjänst', 'Reservdelar finns'],
    context: [
      'Använder {den} till jobb hemifrån.',
      'Köpt till dottern som börjat gymnasiet.',
      'Ersatte en sju år gammal burk.',
      'Har haft {den} i tre månader nu.',
    ],
    warranty: THREE_YEARS,
  },
  component: {
    closing: [
      'Skicka gärna din komponentlista till oss, så kontrollerar vi att allt passar ihop.',
      '{märke} publicerar alla mått och mätvärden öppet.',
      'Vi monterar i butiken mot en fast avgift om du inte vill göra det själv.',
      'Spara kartongen: då går garantiärenden fortare.',
    ],
    points: ['Tydlig svensk manual', 'Vi hjälper till med montering'],
    context: [
      'Monterade i mitt första bygge.',
      'Uppgraderade en treårig dator.',
      'Har byggt datorer i tjugo år.',
      'Sitter i serverskåpet sedan i våras.',
    ],
    warranty: THREE_YEARS,
  },
  gaming: {
    closing: [
      'Kom in och prova i butiken, vi har en uppkopplad.',
      'Som medlem får du XP på köpet.',
      '{märke} ger ut uppdateringar och lyssnar på spelare; flera av funktionerna kom till så.',
      'Passar inte {den} dig har du öppet köp i 30 dagar.',
    ],
    points: ['Kan provas i butik', 'Öppet köp i 30 dagar'],
    context: [
      'Spelar mest på kvällarna.',
      'Köpt till sonen som fyllde femton.',
      'Har testat tre andra innan.',
      'Använt dagligen i ett halvår.',
      'Kör mest tillsammans med kompisar.',
    ],
    warranty: THREE_YEARS,
  },
  mobile: {
    closing: [
      'Vi sätter på skärmskydd och flyttar över dina bilder i butiken.',
      'Lämna in din gamla mobil, så drar vi av värdet direkt.',
      '{märke} lovar reservdelar och skriver ut hur länge.',
      'Fungerar med alla svenska operatörer.',
    ],
    points: ['Byt in din gamla', 'Hjälp i butiken'],
    context: [
      'Bytte från en dyrare modell.',
      'Köpt till mamma, 74.',
      'Är ute mycket i skog och mark.',
      'Pendlar varje dag.',
    ],
    warranty: THREE_YEARS,
  },
  screen: {
    closing: [
      'Vi bär in och ställer upp om du väljer leverans med inbärning.',
      'I butiken kan du jämföra bilden sida vid sida.',
      '{märke} skickar med en bildinställning som vi har mätt upp.',
      'Behöver du mäta väggen först? Måtten står under specifikationer.',
    ],
    points: ['Inbärning kan väljas till', 'Jämför i butik'],
    context: [
      'Sitter ungefär två meter bort.',
      'Används till både jobb och spel.',
      'Ersatte en från 2015.',
      'Har ljust rum med stora fönster.',
    ],
    warranty: THREE_YEARS,
  },
  sound: {
    closing: [
      'Lyssna i butikens lugna rum innan du bestämmer dig.',
      '{märke} stämmer varje modell för hand och säljer slitdelar separat.',
      'Låter det inte rätt hemma har du öppet köp i 30 dagar.',
      'Kuddar, nålar och kablar finns som reservdelar.',
    ],
    points: ['Lyssna i butik', 'Slitdelar finns'],
    context: [
      'Lyssnar mest på podd och jazz.',
      'Används på kontoret varje dag.',
      'Har haft betydligt dyrare.',
      'Spelar trummor och är petig.',
    ],
    warranty: THREE_YEARS,
  },
  home: {
    closing: [
      'Vi har reservdelar och påsar i lager i minst tio år.',
      'Ta med den gamla till butiken så återvinner vi den.',
      '{märke} har svensk service och svarar på telefon.',
      'Skötselråd och recept finns på svenska i lådan.',
    ],
    points: ['Reservdelar i lager', 'Svensk service'],
    context: [
      'Vi är två vuxna och tre barn.',
      'Har hund och katt.',
      'Bor i en liten tvåa.',
      'Används flera gånger om dagen.',
    ],
    warranty: THREE_YEARS,
  },
  smart: {
    closing: [
      'Fungerar ihop med de flesta andra märken genom öppna standarder.',
      '{märke} behåller dina uppgifter i huset.',
      'Vi ritar gärna upp hemmet med dig i butiken och räknar ut vad som behövs.',
      'Säkerhetsuppdateringarna är utlovade i minst fem år.',
    ],
    points: ['Öppna standarder', 'Uppdateras i minst fem år'],
    context: [
      'Har villa i två plan.',
      'Började med ett par lampor, nu är huset fullt.',
      'Är inte tekniskt lagd.',
      'Installerade på en kväll.',
    ],
    warranty: THREE_YEARS,
  },
  photo: {
    closing: [
      'Kom på någon av våra fotokvällar, de är gratis för medlemmar.',
      'Sensorrengöring ingår första året.',
      '{märke} har lånebyten för yrkesfotografer.',
      'Vi byter gärna in din gamla utrustning.',
    ],
    points: ['Fotokvällar för medlemmar', 'Byt in din gamla'],
    context: ['Fotar mest familj och natur.', 'Tog med på resan till Lofoten.', 'Nybörjare.', 'Fotograferar bröllop.'],
    warranty: THREE_YEARS,
  },
  play: {
    closing: [
      '{märke} ersätter saknade delar utan kostnad.',
      'I butiken finns exempel uppackade att känna på.',
      'Passar bra som present; vi slår in i butiken.',
      'Kom på våra spelkvällar och prova innan du köper.',
    ],
    points: ['Saknade delar ersätts', 'Presentinslagning i butik'],
    context: [
      'Spelar med barnen, 7 och 10.',
      'Vi är ett gäng som ses varje torsdag.',
      'Present till brorsdottern.',
      'Farmor vann tre gånger i rad.',
    ],
    warranty: THREE_YEARS,
  },
  read: {
    closing: [
      'Bläddra gärna i butiken.',
      '{märke} trycker i små upplagor, så vänta inte för länge.',
      'Finns även att reservera för upphämtning i dag.',
    ],
    points: ['Hämta i butik'],
    context: ['Läser mest på tåget.', 'Köpt i present.', 'Läste ut på en helg.'],
    warranty: THREE_YEARS,
  },
};
