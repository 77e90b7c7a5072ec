import { escapeHtml } from '../page/escape.ts';
import type { ReleaseSet } from '../releases/release-set.ts';

export const OVERRIDE_PATH = '/mf-override';

// No class: the badge must look the same with any styles of the page, and the CSP allows these attributes by hash.
const BOX =
  'position:fixed;z-index:2147483647;left:8px;bottom:8px;padding:8px 12px;background:#7a1f00;color:#fff;font:14px/1.4 system-ui;border-radius:4px';
const BUTTON = 'margin-left:8px;min-height:24px;font:inherit';

/** Badge on every page with a replaced remote, with a button to end it. Empty for all other visitors. */
export function overrideBadge({ remotes }: Pick<ReleaseSet, 'remotes'>): string {
  const own = Object.values(remotes).filter(({ override }) => override !== undefined);
  if (own.length === 0) return '';
  const names = own.map(({ name, override = '' }) => `${name} från ${override}`).join(', ');
  return (
    `<form method="post" action="${OVERRIDE_PATH}" style="${BOX}" aria-label="Egen version">` +
    `Egen version: ${escapeHtml(names)}<button name="reset" value="1" style="${BUTTON}">Återställ</button></form>`
  );
}
