import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { discoverSlots } from './discover-slots.ts';

let folder = '';
const add = (slot: string): void => {
  mkdirSync(join(folder, 'src/slots', slot), { recursive: true });
  writeFileSync(join(folder, 'src/slots', slot, 'slot.tsx'), '');
};

beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'slots-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('discoverSlots', () => {
  it('finds the slots of a remote by their folders', () => {
    add('side-menu');
    add('header');
    mkdirSync(join(folder, 'src/slots/unfinished'));
    expect(discoverSlots('mf-header', folder)).toEqual([
      { name: 'header', file: join(folder, 'src/slots/header/slot.tsx') },
      { name: 'side-menu', file: join(folder, 'src/slots/side-menu/slot.tsx') },
    ]);
  });

  it("refuses a slot that is another remote's", () => {
    add('footer');
    expect(() => discoverSlots('mf-header', folder)).toThrow('belongs to mf-content');
  });

  it('takes any name that is not taken', () => {
    add('lost-page');
    expect(discoverSlots('mf-lost', folder).map(({ name }) => name)).toEqual(['lost-page']);
  });

  it('refuses a name that could not stand in a document or a path', () => {
    add('Lost page');
    expect(() => discoverSlots('mf-lost', folder)).toThrow('Lost page');
  });
});
