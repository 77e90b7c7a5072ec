import { describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cspHash } from '../http/security-headers.ts';
import { readInlineStyles, withPublicUrls } from './inline-styles.ts';

describe('withPublicUrls', () => {
  it('makes relative URLs absolute and leaves absolute ones alone', () => {
    const css = `a{src:url(a.woff2)}b{src:url("b.svg")}c{src:url(/c.svg)}d{src:url(data:image/png;base64,AA)}e{fill:url(#g)}`;
    expect(withPublicUrls(css, '/assets/shell/1/')).toBe(
      `a{src:url(/assets/shell/1/a.woff2)}b{src:url("/assets/shell/1/b.svg")}c{src:url(/c.svg)}d{src:url(data:image/png;base64,AA)}e{fill:url(#g)}`,
    );
  });
});

describe('readInlineStyles', () => {
  it('hashes each sheet, and leaves out those that cannot be inlined', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'styles-'));
    await writeFile(join(folder, 'a.css'), 'a{color:red}');
    await writeFile(join(folder, 'b.css'), 'b::after{content:"</style>"}');
    const styles = await readInlineStyles(folder, '/assets/x/1/', ['a.css', 'a.css', 'b.css', 'missing.css']);
    expect([...styles]).toEqual([['a.css', { text: 'a{color:red}', hash: cspHash('a{color:red}') }]]);
    await rm(folder, { recursive: true });
  });
});
