/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { VISITOR_SETTINGS } from '@shop/contracts/default-settings';
import type { PageContext } from '@shop/contracts/rendering';
import { createTestPlatform, testRoute } from '@shop/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { watchProductLinks } from './watch-product-links.ts';

const EMPLOYEE = { id: 1, isEmployee: true, isAdmin: false } as never;
const MEMBER = { id: 3, isEmployee: false, isAdmin: false } as never;
const PRODUCT = '/se/product/7-Tangentbord';

interface Choices {
  readonly user?: never | null;
  readonly inAdmin?: boolean;
  readonly inTab?: boolean;
  readonly page?: Partial<PageContext>;
}

const build = ({ user = EMPLOYEE, inAdmin = true, inTab = false, page = {} }: Choices = {}) => {
  const settings = { ...VISITOR_SETTINGS, open_products_in_admin: inAdmin, open_classic_admin_in_new_tab: inTab };
  const platform = createTestPlatform({ page: { user, settings, classicHost: 'klassisk.example', ...page } });
  const opened: string[] = [];
  const host = document.createElement('div');
  document.body.append(host);
  watchProductLinks(platform, {
    document: {
      baseURI: 'http://localhost:3000/se',
      addEventListener: host.addEventListener.bind(host) as Document['addEventListener'],
    },
    leave: (url) => opened.push(`here ${url}`),
    openTab: (url) => opened.push(`tab ${url}`),
  });
  const click = (href: string, init: MouseEventInit = {}): boolean => {
    const link = document.createElement('a');
    link.setAttribute('href', `http://localhost:3000${href}`);
    link.addEventListener('click', (event) => event.preventDefault());
    host.append(link);
    let isHandled = false;
    host.addEventListener('click', (event) => (isHandled = event.defaultPrevented), { once: true, capture: true });
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    return isHandled;
  };
  return { platform, opened, click };
};

afterEach(() => document.body.replaceChildren());

describe('a product link', () => {
  it('[6-37] opens the product in the classic admin for an employee who chose so', () => {
    const { click, opened } = build();
    expect(click(PRODUCT)).toBe(true);
    expect(opened).toEqual(['here https://klassisk.example/admin/product/7']);
  });

  it('[6-38] opens it in a new tab for one who chose that, too', () => {
    const { click, opened } = build({ inTab: true });
    click(PRODUCT);
    expect(opened).toEqual(['tab https://klassisk.example/admin/product/7']);
  });

  it('[O2.2-06] opens the shop’s own admin where there is no classic one', () => {
    const { click, opened } = build({ page: { classicHost: undefined } as never });
    click(PRODUCT);
    expect(opened).toEqual(['here /admin/product/7']);
  });

  it('[6-37] that is followed by script opens there as well', async () => {
    const { platform, opened } = build();
    await platform.navigate(PRODUCT);
    await platform.navigate('/se/campaigns');
    expect([opened, platform.navigated.map(({ to }) => to)]).toEqual([
      ['here https://klassisk.example/admin/product/7'],
      ['/se/campaigns'],
    ]);
  });

  it.each<[string, Choices]>([
    ['an employee who has not chosen it', { inAdmin: false, inTab: true }],
    ['a member, whatever is stored', { user: MEMBER }],
    ['a visitor', { user: null as never }],
  ])('[6-37] stays in the shop for %s', (_, choices) => {
    const { click, opened } = build(choices);
    expect([click(PRODUCT), opened]).toEqual([false, []]);
  });

  it('stays one of the shop with a modifier, and within the shown product', () => {
    const { click, opened } = build({
      page: { route: testRoute({ name: 'product', path: PRODUCT, params: { region: 'se', id: '7' } }) },
    });
    expect([
      click(`${PRODUCT}?s=2`),
      click('/se/product/8', { ctrlKey: true }),
      click('/se/campaigns'),
      opened,
    ]).toEqual([false, false, false, []]);
  });
});
