import '../layout/layers.css';
import '@shop/shared/ui/tokens.css';
import '@shop/shared/ui/fonts.css';
import '@shop/shared/ui/base.css';
import { startShell } from './start-shell.tsx';

startShell(document);
