import { renderToString } from 'react-dom/server';
import { describe, expect, it } from '@jest/globals';
import { QrCode } from './qr-code.tsx';

const codeOf = (content: string): string => renderToString(<QrCode content={content} label="Kod för betalning" />);

describe('QrCode', () => {
  it('is a picture with a name, another for each content, and without inline style', () => {
    const html = codeOf('D3F2A');
    expect(html).toMatch(/^<svg role="img" aria-label="Kod för betalning" viewBox="0 0 25 25"/);
    expect(html).not.toContain('style=');
    expect(codeOf('D3F2B')).not.toBe(html);
    expect(codeOf('D3F2A')).toBe(html);
  });

  it('leaves two modules of quiet ground around the three finder patterns', () => {
    const dark = [...codeOf('D3F2A').matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => [Number(x), Number(y)]);
    expect(Math.min(...dark.flat())).toBe(2);
    expect(Math.max(...dark.flat())).toBe(22);
    for (const [x, y] of [
      [2, 2],
      [22, 2],
      [2, 22],
    ])
      expect(dark).toContainEqual([x, y]);
  });
});
