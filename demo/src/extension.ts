import type { Extension } from '@shop/api/extension';
import { pictures } from './pictures/index.ts';
import { simulators } from './simulators/index.ts';

/** What the demo adds to the api: `API_EXTENSION` names this file. */
const extension: Extension = { pictures, simulators };

export default extension;
