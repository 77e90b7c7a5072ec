import { createHash } from 'node:crypto';

const FIRST = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const OTHERS = `${FIRST}0123456789-_`;
const LENGTH = 5;

/**
 * The name on pages of a class of a CSS Module. It depends on file and name alone, so that both sides of hydration and
 * every release agree on it. Short: names do not compress, and a document has hundreds of them. A test compares all.
 *
 * @param file path in the workspace, with slashes
 */
export function className(file: string, name: string): string {
  const digest = createHash('sha256').update(`${file}\0${name}`).digest();
  return Array.from({ length: LENGTH }, (_, index) => {
    const characters = index === 0 ? FIRST : OTHERS;
    return characters[digest.readUInt32BE(index * 4) % characters.length];
  }).join('');
}
