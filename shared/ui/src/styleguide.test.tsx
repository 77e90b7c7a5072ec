import { renderToString } from 'react-dom/server';
import { describe, expect, it } from '@jest/globals';
import { Styleguide } from './styleguide.tsx';

describe('server rendering', () => {
  it('renders every group where there is no window', () => {
    expect(typeof window).toBe('undefined');
    const html = renderToString(<Styleguide />);
    for (const group of ['Knappar', 'Formulär', 'Pris och märken', 'Meddelanden', 'Sidans delar', 'Färger']) {
      expect(html).toContain(group);
    }
  });

  it('writes no inline styles, which the Content-Security-Policy forbids', () => {
    expect(renderToString(<Styleguide />)).not.toMatch(/\sstyle="/);
  });
});
