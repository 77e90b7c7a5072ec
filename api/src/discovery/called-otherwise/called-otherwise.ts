import { CAMERAS } from './cameras.ts';
import { withSwedishColours } from './colours.ts';
import { COMPUTERS } from './computers.ts';
import { HOME } from './home.ts';
import { OCCASIONAL } from './occasions.ts';
import { PHONES } from './phones.ts';
import { PLAY } from './play.ts';
import { SOUND_AND_PICTURE } from './sound-and-picture.ts';

const RENAMINGS = [COMPUTERS, PHONES, CAMERAS, SOUND_AND_PICTURE, HOME, PLAY, OCCASIONAL].flat();

/** The search with the word for what it says in several: a 'kamera till datorn' is a webbkamera. */
export const withOneWordNames = (typed: string): string =>
  withSwedishColours(RENAMINGS.reduce((text, [said, name]) => text.replace(said, name), typed));
