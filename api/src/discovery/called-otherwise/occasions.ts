import { all, type Renaming } from './renaming.ts';

const TO = String.raw`(?:(?:till|för|inför|i|på)\s+)?(?:en\s+|min\s+)?`;

/** What for, and nothing else: some of what the shop has for it. No more than four things are found together. */
const OCCASIONS: readonly (readonly [said: string, things: string])[] = [
  [String.raw`(?:(?:att\s+)?leka\s+(?:med\s+)?)?i\s+snön?`, 'vinterleksak'],
  [`${TO}(?:sommar)?stugan?`, '5g-router, minikyl, radio, övervakningskamera utomhus'],
  [`${TO}garaget?`, 'övervakningskamera utomhus, smart sensor, radio'],
  [`${TO}(?:lång)?fly(?:get|gresan|gresa|gning)`, 'brusreducerande hörlurar, powerbank, läsplatta'],
  [`${TO}student(?:rummet|rum|lägenheten|lyan)`, 'minikyl, bärbar dator, skrivbord, vattenkokare'],
  [`${TO}(?:uteplatsen|altanen|balkongen)`, 'bärbar högtalare, uteleksak, övervakningskamera utomhus'],
  [`${TO}(?:barn)?kalas(?:et)?`, 'partyspel, barnspel, pysselset'],
  [`${TO}(?:youtubers?|youtubare|youtube)`, 'mikrofon, ljuspanel, webbkamera, inspelningskort'],
  [String.raw`${TO}(?:mysig\s+)?(?:bio|film)kväll(?:en)?(?:\s+hemma)?`, 'projektor, soundbar, tv'],
  [`${TO}(?:fjäll)?vandring(?:en)?|${TO}fjällen`, 'äventyrsklocka, powerbank'],
  [String.raw`snorkl(?:a|ing)(?:\s+och\s+filma)?`, 'actionkamera'],
  [String.raw`se\s+vad\s+(?:hunden|katten|husdjuret)\s+gör`, 'inomhuskamera'],
  [String.raw`sitta\s+skönt(?:\s+hela\s+dagen)?`, 'arbetsstol, gamingstol'],
  [String.raw`(?:till|i|för)\s+bilen`, 'billaddare'],
];

export const OCCASIONAL: readonly Renaming[] = OCCASIONS.map(([said, things]) => all(said, things));
