import { describe, expect, it } from '@jest/globals';
import { withHeadingIds } from './headings.ts';
import { parseHtml as parse } from './parse-html.ts';

const parseHtml = (html: string) => parse(html, null);

describe('the contents of a long page', () => {
  it('lists the headings with an id each: their own, or one made of their words, never twice the same', () => {
    const { headings, nodes } = withHeadingIds(
      parseHtml('<h2 id="retur">Retur</h2><h2>Så här</h2><h2>Så här</h2><h3>Nej</h3>'),
    );
    expect(headings).toEqual([
      { id: 'retur', text: 'Retur' },
      { id: 'sa-har', text: 'Så här' },
      { id: 'sa-har-3', text: 'Så här' },
    ]);
    expect(nodes.map((node) => (typeof node === 'string' ? '' : node.attributes.id))).toEqual([
      'retur',
      'sa-har',
      'sa-har-3',
      undefined,
    ]);
  });
});
