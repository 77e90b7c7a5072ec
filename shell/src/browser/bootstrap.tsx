import '../layout/layers.css';
import '@shop/ui/tokens.css';
import '@shop/ui/fonts.css';
import '@shop/ui/base.css';
// The server renders fallbacks, too: their styles are in the document, their code is loaded later.
import '@shop/ui/alert/alert.module.css';
import '@shop/ui/logo/logo.module.css';
import '../layout/slot-fallback.module.css';
import { nextTask } from './next-task.ts';
import { startShell } from './start-shell.tsx';

// To evaluate all these modules is a long task by itself.
void nextTask().then(() => startShell(document));
