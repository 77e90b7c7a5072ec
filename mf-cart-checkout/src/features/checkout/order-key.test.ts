import { describe, expect, it } from '@jest/globals';
import { orderKey } from './order-key.ts';
import { memoryStore } from '../../testing/memory-store.ts';

describe('the key of an order', () => {
  it('stays the same over retries and reloads until the server has responded', () => {
    const store = memoryStore();
    let made = 0;
    const open = () => orderKey(store, () => `key-${(made += 1)}`);
    expect(open().current()).toBe('key-1');
    expect(open().current()).toBe('key-1');
    expect(open().isOpen()).toBe(true);
    open().settle();
    expect(open().isOpen()).toBe(false);
    expect(open().current()).toBe('key-2');
  });
});
