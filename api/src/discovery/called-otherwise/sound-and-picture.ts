import { after, all, type Renaming, words } from './renaming.ts';

const IN_EAR = '(?:in[- ]?ears?(?:-hörlurar)?|earbuds?)';
/** What there is with a cord and without. */
const WITH_CORDS = String.raw`(?<!\p{L})(?:hörlurar|headset|(?:dator|gaming|spel)?mus|tangentbord|handkontroll)`;
const PLUG = '(?:hdmi|displayport|usb-?c)';

/** Sound, television and the cables between. */
export const SOUND_AND_PICTURE: readonly Renaming[] = [
  // There are books about it.
  all('hembio(?:anläggning|system|ljud)?', 'hemmabio'),
  words(String.raw`hörlurar\s+med\s+(?:mikrofon|mick)(?=\s+(?:till|för)\s)`, 'headset'),
  words(String.raw`led[\s-]?panel(?:er)?(?:\s+ljus)?`, 'ljuspanel'),
  [/(?<=(?<!\p{L})tv(?!\p{L}|-).*)\s(32|43|50|55|65|75|85)\s*$/iu, ' $1 tum'],
  [/(?<=\d)[\s-]*tummar(?:e|en|ens|es)?(?!\p{L})/giu, ' tum'],
  words(
    String.raw`(?:hänger|hänga|sätter|sätta)\s+upp\s+(?:en\s+|min\s+)?(?:tv|teve|skärm)(?::?n|en)?(?:\s+på(?:\s+väggen)?)?`,
    'väggfäste',
  ),
  words(String.raw`(?<!trådlös.*)(?:inte|ej|utan|icke)\s+(?:bluetooth|trådlös(?:a|t)?|wireless)`, 'med sladd'),
  words(
    String.raw`(?:kabel|sladd)\s+(?:mellan|från)\s+(?:dator(?:n)?|pc|laptop)\s+(?:och|till)\s+(?:bild)?skärm(?:en)?`,
    'hdmi-kabel',
  ),
  words(String.raw`bas[\s-]?låd(?:a|or)(?:n)?`, 'subwoofer'),
  after('högtalare', String.raw`(?:i|till|för)\s+(?:flera\s+rum|hela\s+huset)`, 'multiroom'),
  words(String.raw`(?:över|runt|kring)\s+(?:öra(?:t)?|öronen)|som\s+täcker\s+öronen`, 'over-ear'),
  words(String.raw`som\s+stänger\s+ute\s+(?:ljud|buller|omgivningen)`, 'med brusreducering'),
  [/(?<!\p{L})blåtands?[\s-]?(?=högtalare|hörlurar|headset|mus|tangentbord)/giu, 'bluetooth '],
  // Whose son 'pluggar' has none of them.
  [/^\s*(?:trådlösa\s+)?(?:öron)?(?:pluggar|proppar)(?:na)?(?:\s+(?:i|till|för)\s+öronen)?(?!\p{L})/iu, 'öronproppar'],
  // At the end, so that what has it is still named first.
  [
    /^(.*)(?<!\p{L})(?:noise[\s-]?cancell?(?:ing|ation)|brusreducerande|anc)(?!\p{L})\s*(.*)$/iu,
    '$1$2 med brusreducering',
  ],
  words(String.raw`(?<!(?:utan|med|bra|passiv)\s)(?:aktiv\s+)?brusreducering`, 'med brusreducering'),
  after(
    String.raw`(?:headset|hörlurar|webbkamera|webcam|mikrofon|kamera)\s+(?:till|för)`,
    String.raw`(?:teams|zoom|skype|video)(?:[\s-]?(?:möte(?:n)?|samtal|konferens(?:er)?))?`,
    'möten',
  ),
  words(String.raw`(?:gaming|gamer|spel)[\s-]?hörlurar`, 'headset'),
  words('sångmi(?:ck|krofon)(?:en|ar|er)?', 'mikrofon'),
  words(String.raw`don(?:gel|gle)(?:n)?(?:\s+(?:till|för)\s+(?:min\s+)?(?:tv|teve)(?::?n|n)?)?`, 'mediaspelare'),
  words('kondensatormikrofon(?:er)?', 'kondensator mikrofon'),
  // All of them are.
  after('mikrofon(?:er)?', String.raw`(?:till|för)\s+(?:podd|podcast|inspelning|sång)\p{L}*`, ''),
  words(String.raw`dusch[\s-]?högtalare`, 'vattentät högtalare'),
  // Ours tell that they are wireless, and not by what.
  [new RegExp(String.raw`(?<!\p{L})bluetooth(?=.*${IN_EAR})|(?<=${IN_EAR}.*)bluetooth(?!\p{L})`, 'giu'), 'trådlösa'],
  [new RegExp(String.raw`(?<=(?:${IN_EAR}|${WITH_CORDS})\s+)(?:sladd|kabel)\s*$`, 'iu'), 'med sladd'],
  words(String.raw`hdmi[\s-]?(switch|splitter|växlare)(?:n|en)?`, 'hdmi$1'),
  // Both ends of a cable count.
  [new RegExp(String.raw`(?<=(?<!\p{L})${PLUG}\s+)till\s+(?=(?:vga|dvi|scart)(?!\p{L}))`, 'giu'), ''],
  [/(?<!\p{L})kabel\s+mellan\s+(\p{L}+)\s+och\s+(?=tv(?!\p{L}))/giu, 'kabel till '],
  words(String.raw`(?:bärbar|portabel|liten)\s+projektor`, 'miniprojektor'),
  after(String.raw`väggfäste(?:\s+som\s+går\s+att)?`, 'vridbart|vrida', 'vinklingsbart'),
];
