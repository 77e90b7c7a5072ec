import '../layout/layers.css';
import '@shop/ui/tokens.css';
import '@shop/ui/fonts.css';
import '@shop/ui/base.css';
// The server draws fallbacks, too: their styles are in the document, though the code for them comes later.
import '@shop/ui/alert/alert.module.css';
import '@shop/ui/logo/logo.module.css';
import '../layout/slot-fallback.module.css';
import { startShell } from './start-shell.tsx';

startShell(document);
