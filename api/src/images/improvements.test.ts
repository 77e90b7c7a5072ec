import { describe, expect, it } from '@jest/globals';
import { createImprovements } from './improvements.ts';

describe('improvements of images', () => {
  it('wait until no request is queued', async () => {
    let isIdle = false;
    const improved: string[] = [];
    const improvements = createImprovements(() => isIdle);
    improvements.add('a', async () => improved.push('a'));
    improvements.add('b', async () => improved.push('b'));
    expect(improved).toEqual([]);
    isIdle = true;
    await improvements.runNext();
    expect(improved).toEqual(['a', 'b']);
  });

  it('run one at a time', async () => {
    let running = 0;
    let highest = 0;
    let isIdle = false;
    const improvements = createImprovements(() => isIdle);
    for (const name of ['a', 'b', 'c']) {
      improvements.add(name, async () => {
        running += 1;
        highest = Math.max(highest, running);
        await Promise.resolve();
        running -= 1;
      });
    }
    isIdle = true;
    await Promise.all([improvements.runNext(), improvements.runNext()]);
    expect(highest).toBe(1);
  });

  it('go on after one that fails, and do not repeat it', async () => {
    let isIdle = false;
    let attempts = 0;
    let isDone = false;
    const improvements = createImprovements(() => isIdle);
    improvements.add('broken', async () => {
      attempts += 1;
      throw new Error('cannot be encoded');
    });
    improvements.add('whole', async () => void (isDone = true));
    isIdle = true;
    await improvements.runNext();
    await improvements.runNext();
    expect([attempts, isDone]).toEqual([1, true]);
  });
});
