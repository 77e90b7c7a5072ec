import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { parseRichText, type RichNode } from './parse-rich-text.ts';
import { leadText, plainText } from './plain-text.ts';

const hrefs = (nodes: readonly RichNode[]): string[] =>
  nodes.flatMap((node) =>
    node.kind === 'text' ? [] : [...(node.href === undefined ? [] : [node.href]), ...hrefs(node.children)],
  );

describe('parseRichText', () => {
  it('keeps the allowed markup and reads entities', () => {
    expect(parseRichText('<p>Fri&nbsp;frakt &amp; <strong>retur</strong></p>')).toEqual([
      {
        kind: 'element',
        tag: 'p',
        children: [
          { kind: 'text', text: 'Fri\u00a0frakt & ' },
          { kind: 'element', tag: 'strong', children: [{ kind: 'text', text: 'retur' }] },
        ],
      },
    ]);
  });

  it('[O1-05] keeps tables, whose rows get the body that browsers give them', () => {
    const cell = (tag: 'th' | 'td', text: string, scope = {}) => ({
      kind: 'element',
      tag,
      ...scope,
      children: [{ kind: 'text', text }],
    });
    const html = '<p>Så mycket:<table> <tr><th scope="col">Modell</th> <td onclick="x">700 kr</td></tr>\n</table>';
    expect(parseRichText(html)).toEqual([
      { kind: 'element', tag: 'p', children: [{ kind: 'text', text: 'Så mycket:' }] },
      {
        kind: 'element',
        tag: 'table',
        children: [
          {
            kind: 'element',
            tag: 'tbody',
            children: [
              {
                kind: 'element',
                tag: 'tr',
                children: [cell('th', 'Modell', { scope: 'col' }), cell('td', '700 kr')],
              },
            ],
          },
        ],
      },
    ]);
  });

  it('has no part of a table outside of one', () => {
    expect(parseRichText('<td>Hej</td><tr>du</tr>')).toEqual([
      { kind: 'text', text: 'Hej' },
      { kind: 'text', text: 'du' },
    ]);
  });

  it.each([
    ['<h2>Så gör du</h2>Säkerhetskopiera', 'Så gör du Säkerhetskopiera'],
    ['<p>Fri <strong>frakt</strong>, alltid</p>', 'Fri frakt, alltid'],
    ['<table><tr><td>a</td><td>b</td></tr></table>', 'a b'],
  ])('is text on one line: %j', (html, text) => expect(plainText(html)).toBe(text));

  it.each([
    ['<h2>Rubrik</h2><p>Först <b>det</b>.</p><p>Sedan</p>', 'Först det.'],
    ['Bara text', 'Bara text'],
    ['', ''],
  ])('begins with the first paragraph: %j', (html, text) => expect(leadText(html)).toBe(text));

  it.each([
    ['<script>alert(1)</script>Hej', 'Hej'],
    ['<img src=x onerror=alert(1)>Hej', 'Hej'],
    ['<style>*{}</style><div style="x">Hej</div>', 'Hej'],
    ['<p onclick="alert(\'>\')">Hej</p>', 'Hej'],
    ['Hej<script>alert(1)', 'Hej'],
    ['<b>He<i>j</b></i>', 'Hej'],
    ['1 < 2', '1 < 2'],
  ])('[O3-21] drops what is not allowed of %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it('[O3-21] follows links only to places, never to scripts', () => {
    const links = [
      '/se',
      'https://example.com',
      'javascript:alert(1)',
      'JaVa&#115;cript:x',
      '//evil.example',
      'data:text/html,x',
    ];
    const html = links.map((link) => `<a href="${link}">x</a>`).join('');
    expect(hrefs(parseRichText(html))).toEqual(['/se', 'https://example.com']);
  });

  it('never throws, and never lets another scheme through', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('<a href="', '">', '</a>', '<p>', '</p>', '<script', "'", 'javascript:', '&#106;'),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        for (const href of hrefs(parseRichText(pieces.join(''))))
          expect(href).toMatch(/^(\/(?!\/)|https:\/\/|mailto:|tel:|#)/i);
      }),
    );
  });

  it('[F3] reads a long text of tags without an end in one go, as text', () => {
    const html = '<a '.repeat(100_000);
    // One from the other: this took the square of the length, which at this length would be minutes.
    expect(parseRichText(html)).toEqual([{ kind: 'text', text: html }]);
  });
});
