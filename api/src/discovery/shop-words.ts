import { withOneWordNames } from './called-otherwise/called-otherwise.ts';
import { withConsoleGames } from './console-games.ts';
import { withScreenSize } from './screen-sizes.ts';

/** A search in the words that the shop uses for what it says otherwise; what it says plainly is left alone. */
export const inShopWords = (typed: string): string => withOneWordNames(withScreenSize(withConsoleGames(typed)));
