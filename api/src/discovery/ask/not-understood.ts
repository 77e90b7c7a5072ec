import { type Sentence, tokensOf } from './sentence.ts';

/** Words that ask, praise and join, without a wish of their own. */
const FILLING = new Set(
  (
    'jag vi du ni man han hon hen den det de dom en ett ar var vara blir ha har hade vill skulle ska skall kan kunde bor maste far ' +
    'behover onskar soker letar hittar hitta finns finnas fa ge kopa handla bestalla ser se efter at om och eller samt men sa som ' +
    'att av bra fin fint fina snygg snygga snyggt bast basta battre rolig roligt roliga kul nagon nagot nagra nan nat typ hej hejsan ' +
    'tack snalla hjalp hjalpa tips tipsa rekommendera rekommenderar forslag present presenter julklapp julklappar fodelsedagspresent ' +
    'gava ny nytt nya mig oss helst garna kanske mest lite ganska valdigt riktigt mycket just nu idag ocksa aven dar har ' +
    'kosta kostar pris priset budget max inte ej mer an dock vilken vilket vilka vad hur passar passande lampar sig lamplig fungerar ' +
    'funkar duger klarar anvanda anvandas gillar alskar tycker fyller intresserad ' +
    'sak saker produkt produkter grej grejer modell variant sort alternativ nagonting nanting med for till pa i under over'
  ).split(' '),
);
/** Of these, the words that belong to what comes after them. */
const LEADING = new Set(
  'till for at pa i med utan inte ej under over av om fran min mitt mina var vart vara sin som hos'.split(' '),
);

const MAX_PARTS = 4;

/** The parts of a sentence that nothing was understood of, as typed. */
export function notUnderstood(sentence: Sentence): string[] {
  const parts: string[] = [];
  let from: number | null = null;
  let to = 0;
  const close = (): void => {
    if (from !== null) parts.push(sentence.text(from, to));
    from = null;
  };
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    const word = sentence.word(at);
    if (word === '' || (FILLING.has(word) && !LEADING.has(word))) close();
    else if (!LEADING.has(word)) {
      if (from === null) {
        from = at;
        while (from > 0 && LEADING.has(sentence.word(from - 1))) from -= 1;
      }
      to = at + 1;
    }
  }
  close();
  return parts.slice(0, MAX_PARTS);
}

const PEOPLE = new Set(
  (
    'son sonen dotter dottern mamma pappa mormor morfar farmor farfar bror brorsa syster syrra kusin kompis van fru frun man ' +
    'mannen sambo sambon tjej tjejen kille killen flickvan pojkvan barnbarn gudson guddotter chef chefen kollega larare granne ' +
    'flicka flickan flickor pojke pojken pojkar dam damen damer herr herrar kvinna vuxen vuxna ' +
    'tonaring barn barnen baby bebis pensionar brorson brorsdotter systerson systerdotter svarmor svarfar unge ungen ungar ungarna ' +
    // Who gets a present, too.
    'hund hunden hundar hundarna katt katten katter katterna valp valpen kattunge husdjur husdjuret'
  ).split(' '),
);

/** Whether a part of a sentence tells of a person, which no product is. */
export const namesPerson = (part: string): boolean => tokensOf(part).some(({ plain }) => PEOPLE.has(plain));
