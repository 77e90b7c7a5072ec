import * as people from './motifs-people.ts';
import * as playing from './motifs-playing.ts';
import * as shopping from './motifs-shopping.ts';

/** What is on a medal, and the hue of the field behind it. */
export interface Motif {
  readonly draw: () => string;
  readonly hue: number;
}

const motif = (hue: number, draw: () => string): Motif => ({ hue, draw });

/** The picture of each rule, by its metric: one idea each. */
const MOTIFS: Readonly<Record<string, Motif>> = {
  ordersDelivered: motif(255, shopping.parcel),
  kronorSpent: motif(200, shopping.chest),
  largestOrder: motif(300, shopping.forklift),
  unitsBought: motif(165, shopping.shelf),
  fyndwareUnits: motif(330, shopping.gem),
  digitalUnits: motif(285, shopping.download),
  preOrders: motif(270, shopping.tent),
  storePickups: motif(230, shopping.shopFront),
  nightOrders: motif(275, shopping.owl),
  weekendOrders: motif(235, shopping.sailboat),
  decemberOrders: motif(20, shopping.spruce),
  reviewsPublished: motif(350, people.bubble),
  longReviews: motif(180, people.scroll),
  verifiedReviews: motif(310, people.flask),
  reviewUpvotes: motif(150, people.thumb),
  votesCast: motif(225, people.gavel),
  friends: motif(190, people.friends),
  yearsAsMember: motif(320, people.cake),
  pollVotes: motif(160, people.ballot),
  knighthood: motif(15, people.knight),
  wishlistProducts: motif(265, people.heart),
  wishlistsShared: motif(240, people.bottle),
  doge: motif(265, people.shiba),
  sectionsBought: motif(250, playing.compass),
  makersBought: motif(280, playing.telescope),
  level: motif(245, playing.mountain),
  achievementsEarned: motif(295, playing.trophy),
  quizRounds: motif(195, playing.buzzer),
  quizCorrect: motif(260, playing.bulb),
  quizPerfect: motif(170, playing.bullseye),
  quizStreak: motif(290, playing.flame),
  dropsOpened: motif(220, playing.airdrop),
  avatarParts: motif(340, playing.crown),
};

/** A rule that has no picture of its own yet. */
const FALLBACK = motif(250, playing.trophy);

export const motifOf = (metric: string): Motif => MOTIFS[metric] ?? FALLBACK;

/** Exported for tests, since every rule must have a picture of its own. @internal */
export const DRAWN_METRICS: readonly string[] = Object.keys(MOTIFS);
