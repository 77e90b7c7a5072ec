import type { Extension } from '@shop/api/extension';
import { imageSource } from './images/index.ts';
import { simulators } from './simulators/index.ts';

/** What the demo adds to the api: `API_EXTENSION` names this file. */
const extension: Extension = { imageSource, simulators };

export default extension;
