/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { describe, expect, it } from '@jest/globals';
import { hasHalfFilledForm } from './half-filled-form.ts';
import { decideReload, majorOf, type VersionSituation } from './version-check.ts';

const situation: VersionSituation = {
  own: '1.4.0-abc',
  seen: '2.0.0',
  reloadedFor: null,
  isCheckout: false,
  isCartClean: true,
  hasHalfFilledForm: false,
};

describe('decideReload', () => {
  it('[4-48] parses major.minor.patch', () => {
    expect(['1.2.3', '12.0.0-a1', 'x', '1.2'].map(majorOf)).toEqual([1, 12, null, null]);
  });

  it('[4-50] a newer major version reloads; anything else does not', () => {
    expect(decideReload(situation)).toBe('reload');
    for (const seen of ['1.9.9', '1.4.0', '0.9.0', 'trasig']) expect(decideReload({ ...situation, seen })).toBe('stay');
  });

  it('[4-51] on checkout it waits', () => expect(decideReload({ ...situation, isCheckout: true })).toBe('wait'));

  it('[O4-23] waits for a clean cart and a finished form, and reloads once for a version', () => {
    expect(decideReload({ ...situation, isCartClean: false })).toBe('wait');
    expect(decideReload({ ...situation, hasHalfFilledForm: true })).toBe('wait');
    expect(decideReload({ ...situation, reloadedFor: '2.0.0' })).toBe('stay');
  });
});

describe('hasHalfFilledForm', () => {
  it('[O4-23] detects typed input, not defaults or searches', () => {
    const root = document.createElement('div');
    root.innerHTML = '<input value="förifyllt"><input type="search"><textarea></textarea>';
    const [first, search] = root.querySelectorAll('input');
    if (search) search.value = 'mus';
    expect(hasHalfFilledForm(root)).toBe(false);
    if (first) first.value = 'Anna';
    expect(hasHalfFilledForm(root)).toBe(true);
  });
});
