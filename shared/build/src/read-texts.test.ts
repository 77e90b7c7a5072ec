import { expect, it } from '@jest/globals';
import { readOwnTexts, readTexts } from './read-texts.ts';

it('finds the keys of texts, and the beginnings of composed ones', () => {
  const source = `
    const title = text('NO_RESULTS', 'Inga träffar');
    const all = useText()("COMPONENT.ALL_CATEGORIES", 'Se alla');
    const sort = text(\`SORT.\${value.toUpperCase()}\`, label);
    const other = text('small.key', \`\${title} X\`) + 'Ett Ord';
  `;
  expect(readTexts([source, source])).toEqual(['COMPONENT.ALL_CATEGORIES', 'NO_RESULTS', 'SORT.']);
});

it('finds the release’s own words of texts, where these are literal and everywhere the same', () => {
  const source = `
    const title = text('NO_RESULTS', 'Inga träffar');
    const tips = text(
      'SEARCH.TIPS',
      'Prova ett annat ord',
    );
    const sort = text(\`SORT.\${value}\`, label) + text('LIMIT_KEY', label) + text('small', 'Ord');
    const more = text("MORE", "Visa fler");
  `;
  expect(readOwnTexts([source, `text('MORE', 'Fler')`, `text('NO_RESULTS', 'Inga träffar')`])).toEqual({
    NO_RESULTS: 'Inga träffar',
    'SEARCH.TIPS': 'Prova ett annat ord',
  });
});
