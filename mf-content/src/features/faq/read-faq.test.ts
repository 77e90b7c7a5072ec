import { describe, expect, it } from '@jest/globals';
import { parseHtml } from '../html/parse-html.ts';
import { faqJsonLd } from './faq-json-ld.ts';
import { readFaq, searchFaq } from './read-faq.ts';

const HTML =
  '<p>Hej.</p><h2>Leverans</h2><h3>Var är paketet?</h3><p>Följ <a href="/x">länken</a>.</p><p>Eller ring.</p>' +
  '<h3>Vad kostar frakten?</h3><p>Från 29 kr.</p><h2>Öppettider</h2><p>Vardagar 8–20.</p>' +
  '<h2>Retur</h2><h3>Hur ångrar jag?</h3><p>Inom 14 dagar.</p>';
const faq = readFaq(parseHtml(HTML, null));
const idsOf = (term: string) =>
  searchFaq(faq.subjects, term).map(({ id, items }) => [id, items.map((each) => each.id)]);

describe('questions in an editor’s text', () => {
  it('are grouped by subject, and leave out what is no question', () => {
    expect(idsOf('')).toEqual([
      ['amne-leverans', ['var-ar-paketet', 'vad-kostar-frakten']],
      ['amne-retur', ['hur-angrar-jag']],
    ]);
    expect(faq.rest.map((node) => (typeof node === 'string' ? node : node.tag))).toEqual(['p', 'h2', 'p']);
  });

  it('are found by all words of a search, in subject, question or answer, whatever their case', () => {
    expect(idsOf('LÄNKEN ring')).toEqual([['amne-leverans', ['var-ar-paketet']]]);
    expect(idsOf('retur dagar')).toEqual([['amne-retur', ['hur-angrar-jag']]]);
    expect(idsOf('frakten retur')).toEqual([]);
  });

  it('are a FAQPage for search engines, each with the URL of its answer', () => {
    expect(faqJsonLd(faq.subjects, '/se/info/1')).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@id': '/se/info/1#var-ar-paketet',
          name: 'Var är paketet?',
          acceptedAnswer: { text: expect.stringContaining('Följ länken.') },
        },
        { name: 'Vad kostar frakten?' },
        { name: 'Hur ångrar jag?' },
      ],
    });
  });
});
