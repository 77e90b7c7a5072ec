import { expect, it } from '@jest/globals';
import { readTexts } from './read-texts.ts';

it('finds the keys of texts, and the beginnings of composed ones', () => {
  const source = `
    const title = text('NO_RESULTS', 'Inga träffar');
    const all = useText()("COMPONENT.ALL_CATEGORIES", 'Se alla');
    const sort = text(\`SORT.\${value.toUpperCase()}\`, label);
    const other = text('small.key', \`\${title} X\`) + 'Ett Ord';
  `;
  expect(readTexts([source, source])).toEqual(['COMPONENT.ALL_CATEGORIES', 'NO_RESULTS', 'SORT.']);
});
