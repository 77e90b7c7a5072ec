import { expectGood } from '../support/axe.ts';
import { expect, test, visit } from '../support/fixtures.ts';

const SENTENCE = 'ett tyst tangentbord utan sladd under 2 000 kr till min son';
const PATH = `/se/search/${encodeURIComponent(SENTENCE)}`;

const WINDOWS = [
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a laptop', width: 1440, height: 900 },
];

for (const { name, ...size } of WINDOWS) {
  test.describe(`a question in one’s own words on ${name}`, () => {
    test.use({ viewport: size });

    test('becomes filters that can be taken away and changed', async ({ page }) => {
      await visit(page, PATH);
      const main = page.getByRole('main');
      const chips = main.getByRole('list', { name: 'Vi förstod:' }).getByRole('link');
      await expect(chips).toHaveText(['Tangentbord', 'Högst 2 000 kr', 'Trådlös', 'Utan klickande tangenter']);
      await expect(main.getByText('Vi förstod inte: ”till min son”.')).toBeVisible();
      await expect(page).toHaveURL(/f=attributes.*asked=/);
      await expect(page.getByRole('searchbox', { name: 'Sök i butiken' })).toHaveValue(SENTENCE);
      await expectGood(page);

      await main.getByRole('link', { name: 'Ta bort filtret Trådlös' }).click();
      await expect(chips).toHaveText(['Tangentbord', 'Högst 2 000 kr', 'Utan klickande tangenter']);

      await main.getByText('Ändra priset').click();
      await main.getByLabel('Högsta pris i kronor').fill('900');
      await main.getByRole('button', { name: 'Ändra', exact: true }).click();
      await expect(chips).toHaveText(['Tangentbord', 'Högst 900 kr', 'Utan klickande tangenter']);
    });
  });
}

test('a question is asked by keyboard in the field of every page, and shows what was understood', async ({ page }) => {
  await visit(page, '/se');
  await page.getByRole('searchbox', { name: 'Sök i butiken' }).fill(SENTENCE);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Vi förstod:' })).toBeVisible();
  const chip = page.getByRole('main').getByRole('link', { name: 'Ta bort filtret Trådlös' });
  await chip.focus();
  await chip.press('Enter');
  await expect(chip).toHaveCount(0);
});

test('a question that nothing fulfils names what there is without each of its wishes', async ({ page }) => {
  await visit(page, `/se/search/${encodeURIComponent('en dator för 4K-spel under 3 000 kr')}`);
  const ways = page.getByRole('list', { name: /^Inget passar allt/ }).getByRole('link');
  await expect(ways.first()).toHaveText(/^Utan ”.*”: \d+ träff(ar)?$/);
  await expectGood(page);
  await ways.first().click();
  await expect(page.getByRole('region', { name: 'Produkter' }).getByRole('article').first()).toBeVisible();
});

test('the page of the search has questions to press', async ({ page }) => {
  await visit(page, '/se/search');
  await page.getByRole('region', { name: 'Fråga med egna ord' }).getByRole('link').first().click();
  await expect(page.getByRole('list', { name: 'Vi förstod:' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a question is answered, and its price changed by a form', async ({ page }) => {
    await page.goto(PATH);
    const main = page.getByRole('main');
    await main.getByText('Ändra priset').click();
    await main.getByLabel('Högsta pris i kronor').fill('900');
    await main.getByRole('button', { name: 'Ändra', exact: true }).click();
    await expect(main.getByRole('link', { name: 'Ta bort filtret Högst 900 kr' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Ta bort filtret Trådlös' })).toBeVisible();
  });
});
