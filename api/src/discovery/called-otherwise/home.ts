import { after, all, type Renaming, words } from './renaming.ts';

const ROOM =
  '(?:sov|vardags|barn|arbets|bad|växt)?rum(?:met)?|kök(?:et)?|kontor(?:et)?|hem(?:met)?|hemma|sommar(?:en)?';

/** What is used at home. */
export const HOME: readonly Renaming[] = [
  words(String.raw`(?:dubbla?|2|två)\s+(?:korg(?:ar)?|lådor)`, 'två korgar'),
  words('(glas|stål|plast)kanna', '$1'),
  words('kaffeautomat(?:en|er)?', 'helautomatisk kaffemaskin'),
  after(
    'vattenkokare',
    String.raw`(?:med\s+)?(?:temperatur(?:val|inställning)|termostat|olika\s+temperaturer)`,
    'ställbar',
  ),
  after(String.raw`\p{L}*lamp(?:a|or)`, String.raw`(?:med\s+)?(?:liten|smal)\s+sockel`, 'e14'),
  after(String.raw`\p{L}*lamp(?:a|or)`, String.raw`(?:med\s+)?(?:stor|vanlig)\s+sockel`, 'e27'),
  // Their sockets tell them from other lamps.
  [
    /^\s*(billiga?\s+)?glödlamp(?:a|an|or|orna)(?=\s*$|\s+(?:under|över|max|högst|\d))/iu,
    '$1smarta lampor e27, smarta lampor e14, smarta lampor gu10',
  ],
  words(
    String.raw`kyl(?:skåp)?\s+(?:med|och|&)\s+frys(?:fack|del)?|frys(?:fack|del)?\s+(?:med|och|&)\s+kyl(?:skåp)?`,
    'kylskåp kyl frys',
  ),
  words(String.raw`(?:olje?fri\s+)?fritös(?:en)?(?:\s+utan\s+olja)?`, 'airfryer'),
  words(String.raw`minibar(?:\s?kyl(?:skåp)?)?`, 'minikyl'),
  words(
    String.raw`(?:sparkcykel\s+(?:el|elektrisk|med\s+motor)|(?:elektrisk|el)\s+sparkcykel|elektrisk\s+scooter)`,
    'elsparkcykel',
  ),
  words(String.raw`dammsugare\s+(?:på|med)\s+skaft`, 'skaftdammsugare'),
  words(String.raw`(?:liten\s+)?dammsugare\s+(?:till|för|i)\s+bil(?:en)?|bildammsugare`, 'handdammsugare'),
  words(String.raw`robot\s+som\s+(?:torkar|moppar)(?:\s+golv(?:et|en)?)?`, 'robotdammsugare med mopp'),
  words('(?:luft)?fukt(?:ighets)?mätare|hygrometer', 'klimatsensor'),
  words(
    String.raw`lamp(?:a|or)\s+som\s+(?:man\s+)?(?:kan\s+)?styr(?:s|a|as)?\s+(?:med|via|från|av)\s+(?:mobil(?:en)?|telefon(?:en)?|app(?:en)?|rösten)`,
    'smarta lampor',
  ),
  all(String.raw`(?:förstärka|starkare)\s+(?:internet|wi-?fi|nätverk(?:et)?)(?:\s+hemma)?`, 'meshsystem'),
  // No synonym: it is no processor.
  words(String.raw`food[\s-]?processors?`, 'köksmaskin'),
  // Ours are sensors of a smart home.
  words(
    String.raw`(?:(?:ute|inne|rums|utomhus|inomhus)|(?:digital|trådlös|smart)\s+)?termometer(?:n|ar)?`,
    'sensor temperatur',
  ),
  words(
    String.raw`(?:som\s+)?(?:kan\s+)?(?:byt|ändr|skift|växl)(?:er|ar|a)\s+färg(?:er)?|färg(?:skiftande|växlande)`,
    'rgb',
  ),
  words(String.raw`smoothie[\s-]?(?:mixer|blender|maskin|maker)(?:n|en)?`, 'blender'),
  words(String.raw`(?:led[\s-]?(?:list|strip|band)|ljuslist)(?:en|er|s)?`, 'ljusslinga'),
  after(
    'uttag',
    String.raw`(?:med\s+|som\s+)?(?:(?:el|energi|effekt|ström)mätare|mäter\s+(?:el|energi|ström)\p{L}*)`,
    'med energimätning',
  ),
  words('(?:dörr|fönster)(?:sensor(?:er)?|givare|larm)', 'dörr fönster sensor'),
  words(
    String.raw`kaffe\s?kaps(?:lar|el)[\s-]?maskin(?:en)?|kaffe(?:maskin|bryggare)\s+(?:(?:med|för|till)\s+)?kapslar`,
    'kapselmaskin',
  ),
  words(String.raw`dubbel\s+airfryer|airfryer\s+dubbel`, 'airfryer två korgar'),
  // Those of the shop are for computers.
  all(String.raw`(?:tyst\s+)?fläkt\s+(?:(?:till|för|i|på)\s+)?(?:${ROOM})`, 'bordsfläkt'),
  words(String.raw`robot\s+som\s+klipper(?:\s+gräs(?:et|mattan)?)?`, 'robotgräsklippare'),
  words(String.raw`(?:litet|liten|små|mini)\s+kyl(?:skåp)?`, 'minikyl'),
];
