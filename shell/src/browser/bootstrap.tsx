import '../layout/layers.css';
import '@shop/shared/ui/tokens.css';
import '@shop/shared/ui/fonts.css';
import '@shop/shared/ui/base.css';
// The server draws fallbacks, too: their styles are in the document, though the code for them comes later.
import '@shop/shared/ui/alert/alert.module.css';
import '@shop/shared/ui/logo/logo.module.css';
import '../layout/slot-fallback.module.css';
import { startShell } from './start-shell.tsx';

startShell(document);
