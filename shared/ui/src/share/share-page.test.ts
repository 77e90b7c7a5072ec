import { describe, expect, it } from '@jest/globals';
import { sharePage } from './share-page.ts';

describe('sharePage', () => {
  const location = { href: 'https://shop.example/se/product/7' } as Location;

  it('copies the address where the device cannot share', async () => {
    const copied: string[] = [];
    const clipboard = { writeText: async (text: string) => void copied.push(text) } as Clipboard;
    expect(await sharePage('x', { location, navigator: { clipboard } as Navigator })).toBe('copied');
    expect(copied).toEqual(['https://shop.example/se/product/7']);
  });

  it('takes a closed share dialog for no failure', async () => {
    const share = () => Promise.reject(new DOMException('no', 'AbortError'));
    expect(await sharePage('x', { location, navigator: { share } as unknown as Navigator })).toBe('shared');
  });
});
