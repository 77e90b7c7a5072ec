import type { Extension } from '@shop/api/extension';
import { imageSource } from './images/index.ts';
import { simulators } from './simulators/index.ts';

/** The demo's extension of the api: `API_EXTENSION` names this file. */
const extension: Extension = { imageSource, simulators };

export default extension;
