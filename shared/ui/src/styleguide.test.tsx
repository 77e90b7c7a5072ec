import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Styleguide } from './styleguide.tsx';

describe('server rendering', () => {
  it('renders every component where there is no window', () => {
    expect(typeof window).toBe('undefined');
    const html = renderToString(<Styleguide />);
    expect(html).toContain('Polarsten K70 mekaniskt tangentbord');
  });

  it('writes no inline styles, which the Content-Security-Policy forbids', () => {
    expect(renderToString(<Styleguide />)).not.toMatch(/\sstyle="/);
  });
});
