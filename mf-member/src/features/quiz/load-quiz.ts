import { type Game, getGame } from '@shop/contracts/api/member-world';
import type { LoadInput } from '@shop/platform';

/** The state of the daily quiz as it is now. */
export const fetchGame = async (api: LoadInput['api'], signal?: AbortSignal): Promise<Game> =>
  (await api.call(getGame, {}, { fresh: true, ...(signal && { signal }) })).data.game;
