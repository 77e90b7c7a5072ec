import * as fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { parseHtml as parse, textOf, type HtmlNode } from './parse-html.ts';

const parseHtml = (html: string) => parse(html, null);

const elementsOf = (nodes: readonly HtmlNode[]): { tag: string; attributes: Record<string, string> }[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsOf(node.children)]));

describe('content HTML', () => {
  it('becomes a tree of elements and texts', () => {
    expect(parseHtml('<p>Fri <strong>frakt</strong> &amp; mer</p>')).toEqual([
      {
        tag: 'p',
        attributes: {},
        children: ['Fri ', { tag: 'strong', attributes: {}, children: ['frakt'] }, ' & mer'],
      },
    ]);
  });

  it('closes what was left open, and ignores what was never opened', () => {
    expect(textOf(parseHtml('<ul><li>ett</b><li>två</ul>tre'))).toBe('etttvåtre');
    expect(parseHtml('</p>text')).toEqual(['text']);
  });

  it('gives table rows the body that browsers give them', () => {
    const [table] = parseHtml('<table>\n<tr><td>1</td></tr>\n</table>');
    expect(table).toMatchObject({ tag: 'table', children: [{ tag: 'tbody', children: [{ tag: 'tr' }] }] });
  });

  it.each([
    '<script>alert(1)</script>ord',
    '<style>p{}</style>ord',
    '<iframe src="https://x.example">fall</iframe>ord',
    '<svg><a href="javascript:alert(1)">x</a></svg>ord',
  ])('leaves out %s with its text', (html) => {
    expect(parseHtml(html)).toEqual(['ord']);
  });

  it('keeps the words of unknown elements, and drops handlers, styles and foreign pictures', () => {
    expect(textOf(parseHtml('<custom-x onclick="a()">ord</custom-x>'))).toBe('ord');
    expect(
      elementsOf(parseHtml('<p style="color:red" onclick="a()">x</p><img src="https://x.example/a.png" alt="A">')),
    ).toEqual([
      { tag: 'p', attributes: {}, children: ['x'] },
      { tag: 'img', attributes: { alt: 'A' }, children: [] },
    ]);
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java&#115;cript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'data:text/html,x',
  ])('has no link to %s', (link) => {
    expect(elementsOf(parseHtml(`<a href="${link}">x</a>`))[0]?.attributes).toEqual({});
  });

  it('never lets anything through that is not on the list, whatever the source', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '</',
      '"',
      "'",
      '=',
      ' ',
      'a',
      'script',
      'img',
      'src',
      'href',
      'onerror',
      'javascript:',
      '<!--',
      '-->',
      'p',
      '/',
      '&#x6a;',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        for (const { tag, attributes } of elementsOf(parseHtml(pieces.join('')))) {
          expect(['a', 'img', 'p']).toContain(tag);
          expect(Object.keys(attributes).filter((name) => name.startsWith('on'))).toEqual([]);
          expect(attributes.href ?? '/').toMatch(/^(?:\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/i);
        }
      }),
    );
  });

  // Each of these took the square of its length; at these lengths that would be minutes.
  it.each([
    ['<!--'.repeat(100_000), []],
    [`<p ${'a'.repeat(300_000)}>Text</p>`, [{ tag: 'p', attributes: {}, children: ['Text'] }]],
    [`<p ${'a '.repeat(150_000)}>Text</p>`, [{ tag: 'p', attributes: {}, children: ['Text'] }]],
  ])('[F3] reads a long text in one go: %#', (html, tree) => expect(parseHtml(html)).toEqual(tree));
});
