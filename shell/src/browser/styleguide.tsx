import '../layout/layers.css';
import '@shop/ui/tokens.css';
import '@shop/ui/fonts.css';
import '@shop/ui/base.css';
import { Styleguide } from '@shop/ui/styleguide.tsx';
import { createRoot } from 'react-dom/client';

/** The page `/styleguide` of development builds: every component of the design system in its states. */
const container = document.createElement('main');
document.documentElement.dataset.fonts = '';
document.body.append(container);
createRoot(container).render(<Styleguide />);
