import type { SectionTree } from './branch.ts';
import { COMPONENTS, COMPUTERS } from './computers.ts';
import { GAMING, POLARSTEN } from './gaming.ts';
import { CAMPAIGNS, FYNDWARES, HOME, OFFICE, SMART_HOME } from './home.ts';
import { MOBILE, PHOTO, SCREEN, SOUND } from './media.ts';
import { OTHER, PLAY } from './play.ts';

/** In the order of the menu. */
export const SECTION_TREES: readonly SectionTree[] = [
  GAMING,
  POLARSTEN,
  COMPUTERS,
  COMPONENTS,
  MOBILE,
  SCREEN,
  SOUND,
  PLAY,
  HOME,
  SMART_HOME,
  PHOTO,
  OFFICE,
  OTHER,
  FYNDWARES,
  CAMPAIGNS,
];
