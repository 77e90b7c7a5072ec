import type { benefit } from '@shop/api/db/schema';

const ROWS: readonly (readonly [level: number, icon: string, name: string, description: string])[] = [
  [1, 'truck', 'Fri frakt från 500 kr', 'Vanliga paket skickas fritt hem till dig när du handlar för minst 500 kr.'],
  [1, 'tag', 'Medlemspriser', 'Lägre pris på utvalda produkter varje vecka.'],
  [1, 'receipt', 'Digitala kvitton', 'Alla dina köp och kvitton samlade på ett ställe, så länge garantin gäller.'],
  [1, 'sparkles', 'XP på allt du köper', 'En XP per krona när ångertiden har gått ut.'],
  [1, 'parachute', 'Förrådslåda varje månad', 'En gratis låda att öppna en gång i månaden.'],
  [3, 'heart', 'Önskelistor att dela', 'Samla och dela upp till 50 listor med släkt och vänner.'],
  [5, 'gem', 'Bättre förrådslådor', 'Silver-lådan ger dubbelt så mycket XP och fler avatardelar.'],
  [5, 'bell', 'Först att veta', 'Mejl före alla andra när efterlängtade produkter släpps, om du vill.'],
  [7, 'headset', 'Förtur hos kundservice', 'Dina ärenden besvaras först.'],
  [9, 'crown', 'Guldram', 'Din avatar får en bakgrund i guld.'],
  [9, 'package', 'Guld-lådan', 'Tre gånger så mycket XP i månadens låda.'],
  [11, 'rotate-ccw', '60 dagars öppet köp', 'Dubbelt så lång tid att ändra sig på oöppnade varor.'],
  [13, 'ticket', 'Släppkvällar', 'Inbjudan till släppkvällar i butikerna, i mån av plats.'],
  [15, 'lock-open', 'Nivålåsta produkter', 'Begränsade upplagor som bara säljs till medlemmar på nivå 14 och uppåt.'],
  [17, 'star', 'Svart kort', 'Svart medlemskort med ditt namn, hem i brevlådan.'],
  [17, 'wrench', 'Fri felsökning', 'En felsökning per år av din dator i någon av våra verkstäder.'],
  [21, 'ghost', 'V O I D', 'Prova osläppta produkter innan de når hyllan.'],
  [25, 'trophy', 'LEGEND', 'Ditt användarnamn på väggen i butiken i Göteborg, om du vill.'],
];

export const benefitRows = (): (typeof benefit.$inferInsert)[] =>
  ROWS.map(([minimumRankLevel, icon, name, description], sort) => ({
    id: sort + 1,
    name,
    description,
    icon,
    minimumRankLevel,
    sort,
  }));
