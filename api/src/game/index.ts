import {
  getAchievement,
  getAchievements,
  getBenefits,
  getExperience,
  getGame,
  getKnighthood,
  getMemberAchievements,
  getMemberTopList,
  getSupplyDrops,
  openSupplyDrop,
  postDoge,
  postGameScore,
  postKnighthood,
  startGame,
} from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../db/tx.ts';
import type { Feature } from '../feature.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { countHolders, readAchievement, readAchievements, readEarned } from './achievements.ts';
import { readBenefits } from './benefits.ts';
import { grantDoge } from './events.ts';
import { readExperience } from './experience-history.ts';
import { readGame } from './game-state.ts';
import { acceptKnighthood, readKnighthood } from './knighthood.ts';
import { requireVisibleProfile } from './member-access.ts';
import { issueRound, scoreRound } from './quiz.ts';
import { type RandomSource, secureRandom } from './random.ts';
import { openDrop, readSupplyDrops } from './supply-drop.ts';
import { readTopList } from './top-list.ts';

function registerAchievements(app: FastifyInstance): void {
  route(app, getAchievements, async ({ db, member, clock, query }) => ({
    data: await readAchievements(db, member.id, clock.now(), query),
  }));

  route(app, getAchievement, async ({ db, member, clock, params }) => {
    const achievement = await readAchievement(db, member.id, params.aid, clock.now());
    if (achievement === null) throw notFound('Utmärkelsen finns inte.');
    return { data: { achievement, holders: await countHolders(db, achievement.id) } };
  });

  route(app, getMemberAchievements, async ({ db, user, params }) => {
    await requireVisibleProfile(db, user?.id ?? null, params.id);
    return { data: { achievements: await readEarned(db, params.id) } };
  });

  route(app, postDoge, async ({ db, member, clock }) => {
    const isNew = await inTransaction(db, (tx) => grantDoge(tx, member.id, clock.now()));
    if (!isNew) throw new ApiError('CONFLICT', 'Du har redan hittat hunden.');
    return undefined;
  });
}

function registerStanding(app: FastifyInstance): void {
  route(app, getBenefits, async ({ db, member }) => ({ data: await readBenefits(db, member.id) }));

  route(app, getExperience, async ({ db, member, query }) => ({
    data: await readExperience(db, member.id, query?.page ?? 1),
  }));

  route(app, getMemberTopList, async ({ db, user, query, clock }) => {
    if (query.among === 'friends' && user === null) throw new ApiError('UNAUTHORIZED', undefined, { level: 'user' });
    return { data: await readTopList(db, { ...query, readerId: user?.id ?? null }, clock.now()) };
  });

  route(app, getKnighthood, async ({ db, member }) => ({ data: { knighthood: await readKnighthood(db, member.id) } }));

  route(app, postKnighthood, async ({ db, member, clock }) => {
    await acceptKnighthood(db, member.id, clock.now());
    return { data: { knighthood: await readKnighthood(db, member.id) } };
  });
}

function registerChance(app: FastifyInstance, random: RandomSource): void {
  route(app, getSupplyDrops, async ({ db, member, clock }) => ({
    data: await readSupplyDrops(db, member.id, member.rankLevel, clock.now()),
  }));

  route(app, openSupplyDrop, async ({ db, member, params, clock }) => ({
    data: { items: await openDrop(db, member.id, params.id, clock.now(), random) },
  }));

  route(app, getGame, async ({ db, member, clock }) => ({
    data: { game: await readGame(db, member.id, clock.now()) },
  }));

  route(app, startGame, async ({ db, member, clock }) => ({
    data: { round: await issueRound(db, member.id, clock.now(), random) },
  }));

  route(app, postGameScore, async ({ db, member, body, clock }) => ({
    data: { result: await scoreRound(db, member.id, body, clock.now()) },
  }));
}

/**
 * The game feature: ranks and XP, achievements, supply drops, knighthood, the daily quiz, the top list and benefits;
 * `random` is injected.
 */
export const gameWith =
  (random: RandomSource): Feature =>
  (app) => {
    registerAchievements(app);
    registerStanding(app);
    registerChance(app, random);
  };

export const registerGame: Feature = gameWith(secureRandom);
