/** Prints how good search is on this installation's catalogue: `npm run search:quality`. */
import '../../api/src/discovery/quality/run.ts';
