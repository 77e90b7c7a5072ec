import { describe, expect, it } from '@jest/globals';
import { initialInputState, type InputEvent, type InputRules, nextInputState, validityEvent } from './input-state.ts';
import { validateField } from '@shop/domain/validation/validate-field';

const rules = (required: boolean): InputRules => ({
  placeholder: 'E-post',
  required,
  validate: (value) => validateField({ name: 'email', type: 'email' }, value, { placeholder: 'E-post', required }),
});

const run = (start: string, events: InputEvent[], required = true) =>
  events.reduce(
    (state, event) => nextInputState(state, event, rules(required)),
    initialInputState(start, rules(required)),
  );

const change = (value: string): InputEvent => ({ type: 'change', value });
const FOCUS: InputEvent = { type: 'focus' };
const BLUR: InputEvent = { type: 'blur' };

describe('input state', () => {
  it('[4-110] starts neutral, whatever it holds', () => {
    expect([run('', []).shown.state, run('broken', []).shown.state]).toEqual(['neutral', 'neutral']);
  });

  it('[4-111] turns to error or valid on blur', () => {
    expect(run('', [FOCUS, change('kim'), BLUR]).shown).toEqual({ state: 'error', message: 'Ogiltig e-postadress' });
    expect(run('', [FOCUS, change('kim@x.se'), BLUR]).shown.state).toBe('valid');
    expect(run('', [FOCUS, BLUR]).shown).toEqual({ state: 'error', message: 'E-post' });
  });

  it('[4-111] turns to error or valid on a change without focus, as autofill makes it', () => {
    expect([run('', [change('kim')]).shown.state, run('', [change('kim@x.se')]).shown.state]).toEqual([
      'error',
      'valid',
    ]);
  });

  it('[4-112] shows no error while focused', () => {
    expect(run('', [FOCUS, change('kim')]).shown.state).toBe('neutral');
    expect(run('', [change('kim'), FOCUS]).shown.state).toBe('neutral');
    expect(run('', [FOCUS, change('kim@x.se')]).shown.state).toBe('valid');
  });

  it('[4-113][O4-40] is in error at once when a required field is cleared, until something is typed', () => {
    const cleared = [FOCUS, change('k'), change('')];
    expect(run('', cleared).shown).toEqual({ state: 'error', message: 'E-post' });
    expect(run('', [...cleared, change('kim@x.se')]).shown.state).toBe('valid');
    expect(run('', cleared, false).shown.state).toBe('neutral');
  });

  it('[4-114][3-134] is forced into error by a submitError, with its text or the placeholder', () => {
    const taken: InputEvent = { type: 'submitError', status: true, placeholder: 'Adressen är upptagen' };
    expect(run('kim@x.se', [taken]).shown).toEqual({ state: 'error', message: 'Adressen är upptagen' });
    expect(run('kim@x.se', [{ type: 'submitError', status: true }]).shown).toEqual({
      state: 'error',
      message: 'E-post',
    });
    expect(run('kim@x.se', [taken, change('a@x.se')]).shown.state).toBe('valid');
    expect(run('kim@x.se', [taken, FOCUS]).shown.state).toBe('error');
    expect(run('kim@x.se', [taken, FOCUS, BLUR]).shown.state).toBe('error');
    expect(run('kim@x.se', [taken, { type: 'submitError', status: false }]).shown.state).toBe('valid');
    expect(run('kim@x.se', [{ type: 'submitError', status: false }]).shown.state).toBe('neutral');
  });

  it('[4-115][O4-41] is validated when first shown, but paints only prefilled values red', () => {
    const empty = run('', [{ type: 'show' }]);
    expect([empty.shown.state, empty.isValid]).toEqual(['neutral', false]);
    expect(run('broken', [{ type: 'show' }]).shown.state).toBe('error');
    expect(run('', [{ type: 'show' }, BLUR]).shown.state).toBe('error');
  });

  it('[3-133] reports to its form whether it is valid', () => {
    expect(validityEvent('email', run('', [FOCUS, change('kim')]))).toEqual({ valid: false, name: 'email' });
    expect(validityEvent('email', run('', [FOCUS, BLUR], false))).toEqual({ valid: true, name: 'email' });
  });
});
