import { describe, expect, it } from '@jest/globals';
import { href } from '@shop/contracts/routing/href';
import { pageRedirectTarget } from './page-redirect.ts';

describe('pageRedirectTarget', () => {
  it.each([
    ['Campaign:4619', '/se/campaign/4619'],
    ['Category:12', '/se/category/12'],
    ['Subsection:12', '/se/category/12'],
    ['Section:13', '/se/section/13'],
    ['Manufacturer:5', '/se/manufacturer/5'],
  ])('[7.1-09][7.1-10] leads %s to %s', (header, path) => {
    expect(pageRedirectTarget(header, href)).toBe(path);
  });

  it('[7.1-11] leads Start to the index without an id', () => {
    expect(pageRedirectTarget('Start:', href)).toBe(href('index'));
  });

  it.each(['Other:1', 'Category:', 'Category:../x', ''])('[O7-38] ignores %j', (header) => {
    expect(pageRedirectTarget(header, href)).toBeNull();
  });
});
