import { THINGS, means } from './judgement.ts';

/** What is marked as for eight years or less, in games by their rating. */
const FOR_CHILDREN = [
  ['Från 0 år', 'Från 3 år', 'Från 4 år', 'Från 5 år', 'Från 6 år', 'Från 7 år', 'Från 8 år', '3 år', '7 år'],
];
/** From twelve years on. */
const FOR_ADULTS = [['Från 12 år', 'Från 14 år', 'Från 16 år', 'Från 18 år', '12 år', '16 år', '18 år']];
const TV_GAME = { name: /tv-spel/i };
const PC_GAME = { name: /datorspel/i };
const CARD_GAME = { name: /kortspel/i };
const ANY_GAME = { name: /(?:tv-|dator|bräd|kort)spel/i };

/** Searches that say for whom something is, and of what has glass. */
export const AGES = [
  ...means({ ...TV_GAME, has: FOR_CHILDREN })('tv-spel barn', 'konsolspel för små barn'),
  ...means({ ...PC_GAME, has: FOR_CHILDREN })('datorspel för barn', 'pc spel barn'),
  ...means({ ...CARD_GAME, has: FOR_CHILDREN })('kortspel barn'),
  ...means({ ...THINGS.boardGame, has: FOR_CHILDREN })('brädspel barn', 'sällskapsspel för barn'),
  ...means({ ...ANY_GAME, has: FOR_CHILDREN })('spel barn', 'roliga spel för barn', 'barnspel'),
  ...means({ name: /byggsats/i, has: FOR_CHILDREN })('byggsats för barn'),
  ...means({ name: /uteleksak/i, has: FOR_CHILDREN })('uteleksaker barn'),
  ...means(THINGS.plush)('gosedjur till barn', 'mjukisdjur barn'),
  ...means({ name: /pysselset/i })('pyssel för barn'),
  ...means({ ...TV_GAME, has: [...FOR_CHILDREN, 'Orbit 5'] })('spel till orbit 5 för barn'),
  ...means({ ...TV_GAME, has: FOR_ADULTS })('tv-spel vuxna'),
  ...means({ ...CARD_GAME, has: FOR_ADULTS })('kortspel för vuxna'),
  ...means({ ...THINGS.boardGame, has: FOR_ADULTS })('brädspel vuxna'),
  ...means({ ...ANY_GAME, has: FOR_ADULTS })('spel för vuxna'),
  ...means({ name: /byggsats/i, has: FOR_ADULTS })('byggsats för vuxna'),
  ...means({ name: /datorchassi/i, has: ['Glas'] })('chassi med glassida', 'chassi glaspanel'),
];
