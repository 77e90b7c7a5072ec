const CONSOLES = String.raw`nintendo\s*switch(?:\s*2)?|nintendo|switch(?:\s*2)?|playstation|ps\s?[2-5]|xbox(?:\s+(?:one|series\s+[sx]))?`;
/** The word may be unfinished: 'ps5 spe'. */
const GAMES = String.raw`(?:spel(?:en|et)?(?!\p{L})|spe?$)`;

const NAMES_CONSOLE = new RegExp(String.raw`(?<![\p{L}\d])(?:${CONSOLES})(?:\s*-?\s*${GAMES}|(?![\p{L}\d]))`, 'iu');
/** Also the end of a compound: 'switchspel', 'ps5-spel'. */
const GAMES_OF = new RegExp(String.raw`(?:(?<![\p{L}\d])|(?<=(?:${CONSOLES})))-?\s*(?<!tv-?)${GAMES}`, 'giu');
/** A switch that is played on, and none of a network; its last word may be unfinished: 'switch kon'. */
const PLAYED =
  /(?<!\p{L})(?:(?:\p{L}*spel|(?:hand|spel)?kontroll|(?:spel)?konsol)(?:en|et|er)?(?!\p{L})|(?:sp|spe|ko|kon|kont|kontr|kontro|kontrol|kons|konso)$)/iu;
const SWITCH = /(?<!nintendo\s*)(?<![\p{L}\d])switch(?![\p{L}\d])/giu;

/** No game is a 'gaming tv'. */
const GAMING_TV =
  /(?<!\p{L})(?:(?:gaming|gamer)[\s-]*tv|spel-?tv|tv[\s-]+(?:(?:till|för)\s+)?gaming)(?!\p{L}|[\s-]*spel)/giu;

/**
 * The search with games for a console as what the shop calls them, as its 'spel' are board games, too: 'spel till ps5'
 * are 'tv-spel till ps5', and those for a 'switch' are for a 'nintendo switch'. Of a 'gaming tv' it makes a 'tv för
 * spel'.
 */
export function withConsoleGames(typed: string): string {
  const text = NAMES_CONSOLE.test(typed) ? typed.replace(GAMES_OF, ' tv-spel').trim() : typed;
  const meant = text.replace(GAMING_TV, 'tv för spel');
  return PLAYED.test(meant) ? meant.replace(SWITCH, 'nintendo switch') : meant;
}
