import { describe, expect, it } from '@jest/globals';
import { createWithdrawalForm } from './withdrawal-form-pdf.ts';

describe('the form of withdrawal', () => {
  it('is rendered once, and again after a rendering that has failed', async () => {
    let times = 0;
    const form = createWithdrawalForm(async () => {
      times += 1;
      if (times === 1) throw new Error('no font');
      return Buffer.from(`form ${times}`);
    });
    await expect(form()).rejects.toThrow('no font');
    const [first, second] = await Promise.all([form(), form()]);
    expect([String(first), String(second), times]).toEqual(['form 2', 'form 2', 2]);
  });

  it('is a PDF', async () => {
    expect((await createWithdrawalForm()()).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
