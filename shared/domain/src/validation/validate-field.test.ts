import { describe, expect, it } from '@jest/globals';
import { isEmail, isSameEmail } from './email.ts';
import { fieldName } from './field-rules.ts';
import { validateField, type ValidateOptions } from './validate-field.ts';

const check = (name: string, value: string, options: Partial<ValidateOptions> & { type?: string } = {}): string => {
  const { type, ...rest } = options;
  const result = validateField({ name, type }, value, { placeholder: 'Fältet', currentYear: 2026, ...rest });
  return result.message ?? result.state;
};

describe('any field', () => {
  it('[5-40] that is required must not be empty; the message is the placeholder', () => {
    expect([
      check('city', '', { required: true, placeholder: 'Ort' }),
      check('city', '  ', { required: true, placeholder: 'Ort' }),
    ]).toEqual(['Ort', 'Ort']);
    expect(check('city', 'Umeå', { required: true })).toBe('valid');
  });

  it('[O5-24] that is empty and optional is neutral, whatever its rules', () => {
    expect(['mobile', 'zip', 'ssn', 'username', 'corpNumber'].map((name) => check(name, ''))).toEqual(
      Array(5).fill('neutral'),
    );
  });

  it('[5-39] is named by its placeholder with the first letter in lower case', () => {
    expect([fieldName('Postnummer'), fieldName('Åäö'), fieldName('')]).toEqual(['postnummer', 'åäö', '']);
  });

  it('[5-55] must pass its own function; the message is the placeholder', () => {
    const validate = (value: string) => value === 'ja';
    expect([check('x', 'nej', { validate, placeholder: 'Svara ja' }), check('x', 'ja', { validate })]).toEqual([
      'Svara ja',
      'valid',
    ]);
  });

  it('[5-60][5-61] must keep to its length', () => {
    expect([check('street', 'x'.repeat(35)), check('street', 'x'.repeat(36), { placeholder: 'Gata' })]).toEqual([
      'valid',
      'Ogiltigt gata',
    ]);
    expect([check('city', 'x'.repeat(101)), check('city', 'x'.repeat(101), { checkout: true })]).toEqual([
      'valid',
      'Ogiltigt fältet',
    ]);
  });

  it('[O5-24] shows the first failure: type before comparison before custom', () => {
    const options = { type: 'email', comparison: 'b@x.se', validate: () => false };
    expect([
      check('email', 'a@', options),
      check('email', 'a@x.se', options),
      check('email', 'b@x.se', options),
    ]).toEqual(['Ogiltig e-postadress', 'E-postadresserna matchar inte!', 'Fältet']);
  });
});

describe('e-mail', () => {
  describe('[5-41] addresses', () => {
    it.each(['kim@example.se', ' kim+shop@mail.example.co.uk ', "o'brien@x.se", 'kim@räksmörgås.se'])(
      '[5-41] takes %j',
      (value) => {
        expect(isEmail(value)).toBe(true);
      },
    );
  });

  describe('[5-41] addresses', () => {
    it.each([
      'kim',
      'kim@',
      '@x.se',
      'kim@localhost',
      'kim@x..se',
      'k im@x.se',
      'kim@-x.se',
      'kim@ö/a.se',
      'kim@x.se, a@x.se',
    ])('[5-41] refuses %j', (value) => expect(check('email', value, { type: 'email' })).toBe('Ogiltig e-postadress'));
  });

  it('[5-42] must equal the comparison value, case aside', () => {
    expect(check('emailRepeat', 'a@x.se', { type: 'email', comparison: 'b@x.se' })).toBe(
      'E-postadresserna matchar inte!',
    );
    expect(check('emailRepeat', 'Kim@X.se', { type: 'email', comparison: ' kim@x.se' })).toBe('valid');
    expect(isSameEmail('a@x.se', 'a@x.se.')).toBe(false);
  });
});

describe('telephone', () => {
  describe('[5-43] numbers', () => {
    it.each(['08-123 456', '+46 8 123', '(031) 12.34/56', '+(46)70 123'])('[5-43] takes %s', (value) => {
      expect(check('phone', value, { type: 'tel' })).toBe('valid');
    });
  });

  describe('[5-43] numbers', () => {
    it.each(['08-abc', '(12345) 678', '++46', '070#1'])('[5-43] refuses %s', (value) => {
      expect(check('phone', value, { type: 'tel' })).toBe('Ogiltigt telefonnummer');
    });
  });

  it('[5-44] wants ten digits for mobile and delivery_phone', () => {
    expect(['mobile', 'delivery_phone'].map((name) => check(name, '070123456'))).toEqual(
      Array(2).fill('Ange ett tiosiffrigt mobilnummer'),
    );
    expect([check('delivery_phone', '0311234567'), check('delivery_phone', '031-12 34 56')]).toEqual([
      'valid',
      'Ange ett tiosiffrigt mobilnummer',
    ]);
  });

  it('[5-45][9-122] wants mobile to start with 07', () => {
    expect([check('mobile', '0701234567'), check('mobile', '0811234567'), check('mobile', '07012345678')]).toEqual([
      'valid',
      'Ange ett tiosiffrigt mobilnummer',
      'Ange ett tiosiffrigt mobilnummer',
    ]);
  });

  it('[O5-15] takes a mobile number as browsers fill it in', () =>
    expect(check('mobile', '+46 70-123 45 67', { type: 'tel' })).toBe('valid'));
});

describe('names', () => {
  const NAMES = ['first-name', 'last-name', 'firstName', 'lastName'];
  const FORBIDDEN = [...'_!¡?÷¿/\\+=@#$%ˆ^&*(){}|~<>;:[]0123456789'];

  it('[5-46] refuse digits and the listed characters', () => {
    const passed = NAMES.flatMap((name) =>
      FORBIDDEN.filter(
        (character) => check(name, `Kim${character}`, { placeholder: 'Förnamn' }) !== 'Ogiltigt förnamn',
      ),
    );
    expect(passed).toEqual([]);
  });

  it.each(['Anna-Karin', "O'Brien", 'Şahin', 'J. Åberg', '李'])('[O5-21] take %s', (value) =>
    expect(check('firstName', value)).toBe('valid'),
  );
});

describe('zip', () => {
  describe('[5-47][9-121] five characters', () => {
    it.each(['zip', 'zipCode', 'delivery_zip'])('[5-47][9-121] %s has at least five characters', (name) => {
      expect([check(name, '1234', { placeholder: 'Postnummer' }), check(name, '12345')]).toEqual([
        'Ogiltigt postnummer',
        'valid',
      ]);
    });
  });

  it('[O5-18] takes 123 45, but no letters, no sixth digit and no leading zero', () => {
    expect(['123 45', '1234a', '123456', '01234'].map((value) => check('zip', value))).toEqual([
      'valid',
      'Ogiltigt fältet',
      'Ogiltigt fältet',
      'Ogiltigt fältet',
    ]);
  });
});

describe('username', () => {
  it('[5-48][9-120] has at least four characters', () => {
    expect(check('username', 'abc', { placeholder: 'Användarnamn' })).toBe('Användarnamn behöver vara minst 4 tecken');
    expect(check('username', 'abcd')).toBe('valid');
  });

  it('[5-49][9-120] has at most 50, of the allowed characters', () => {
    expect([check('username', 'Åke_ä.Ö-æØ9'), check('username', 'x'.repeat(50))]).toEqual(['valid', 'valid']);
    expect(['kim åsa', 'kim!x', 'kimé', 'x'.repeat(51)].map((value) => check('username', value))).toEqual(
      Array(4).fill('Ogiltiga tecken i användarnamnet'),
    );
  });
});

describe('numbers', () => {
  it('[5-50] corpNumber has only digits, underscore, space and hyphen', () => {
    expect(['55612A', '556.123', '_'].map((value) => check('corpNumber', value, { placeholder: 'Org.nr' }))).toEqual(
      Array(3).fill('Ogiltigt org.nr'),
    );
  });

  it('[O5-20] corpNumber is a real one', () => {
    expect([check('corpNumber', '811228-9874'), check('corpNumber', '811228-9873')]).toEqual([
      'valid',
      'Ogiltigt organisationsnummer',
    ]);
  });

  it('[5-52][9-123] ssn has 10 or 12 digits', () => {
    const values = ['8112289874', '198112289874', '811228-9874', '811228987', '81122898741'];
    expect(values.map((value) => check('ssn', value, { placeholder: 'Personnummer' }))).toEqual([
      'valid',
      'valid',
      'valid',
      'Ogiltigt personnummer',
      'Ogiltigt personnummer',
    ]);
  });

  it('[5-53][9-124][O9-41] ssn of 12 digits starts with 19, 20 or 21', () => {
    expect(['19', '20', '21', '18', '22'].map((century) => check('ssn', `${century}8112289874`))).toEqual([
      'valid',
      'valid',
      'valid',
      'Ogiltigt fältet',
      'Ogiltigt fältet',
    ]);
  });

  it('[5-54][9-125] invoice-reference has three characters besides white space', () => {
    expect([check('invoice-reference', 'a  b '), check('invoice-reference', 'a b c')]).toEqual([
      'Referens på fakturan',
      'valid',
    ]);
  });
});

describe('passwords', () => {
  describe('[5-51] repeated passwords', () => {
    it.each(['verifypassword', 'newPasswordRepeat'])('[5-51] %s equals the password', (name) => {
      expect([
        check(name, 'hemligt1', { comparison: 'hemligt2' }),
        check(name, 'hemligt1', { comparison: 'hemligt1' }),
        check(name, 'x'),
      ]).toEqual(['Lösenorden matchar inte', 'valid', 'Lösenorden matchar inte']);
    });
  });

  it('[O5-14] a new one has at least 8 characters', () => {
    expect([check('newPassword', '1234567'), check('newPassword', '12345678')]).toEqual([
      'Lösenordet behöver vara minst 8 tecken',
      'valid',
    ]);
  });
});

describe('names and addresses', () => {
  const say = (name: string, value: string) => validateField({ name }, value, { placeholder: 'Efternamn' }).message;

  it.each(['😀', '❤️', '-', "'"])('[5-46] %s names nobody', (value) =>
    expect(say('lastName', value)).toBe('Ogiltigt efternamn'),
  );
  it.each(['Ek', "O'Brien", 'Şahin', 'Ö', '王'])('[5-46][O5-21] %s is a name', (value) =>
    expect(say('lastName', value)).toBeUndefined(),
  );
  it.each(['1', 'Malmö 2', '😀', 'X'])('%s is no town', (value) => expect(say('city', value)).toBeDefined());
  it.each(['Ed', 'Upplands Väsby', 'Saltsjö-Boo'])('%s is a town', (value) =>
    expect(say('city', value)).toBeUndefined(),
  );
  it.each(['12', '😀 3'])('%s is no street', (value) => expect(say('street', value)).toBeDefined());
  it.each(['Storgatan 1', 'Box 12', 'Å'])('%s is a street', (value) => expect(say('street', value)).toBeUndefined());
  it('[5-40] an empty field may say a sentence instead of its placeholder', () => {
    const options = { placeholder: 'E-postadress', required: true };
    expect(validateField({ name: 'email' }, ' ', options).message).toBe('E-postadress');
    expect(validateField({ name: 'email' }, ' ', { ...options, emptyMessage: 'Fyll i den' }).message).toBe(
      'Fyll i den',
    );
  });
});

describe('messages', () => {
  it('[5-38] are Swedish, every one of them', () => {
    const broken: [name: string, value: string, options?: Partial<ValidateOptions> & { type?: string }][] = [
      ['city', '', { required: true }],
      ['email', 'x', { type: 'email' }],
      ['email', 'a@x.se', { type: 'email', comparison: 'b@x.se' }],
      ['phone', 'x', { type: 'tel' }],
      ['mobile', '1'],
      ['firstName', '1'],
      ['username', 'x'],
      ['username', 'x y z å'],
      ['corpNumber', '1'],
      ['newPassword', 'x'],
      ['newPassword', 'x'.repeat(129)],
      ['verifypassword', 'x'],
      ['invoice-reference', 'x'],
    ];
    expect(broken.map(([name, value, options]) => check(name, value, { placeholder: 'Ort', ...options }))).toEqual([
      'Ort',
      'Ogiltig e-postadress',
      'E-postadresserna matchar inte!',
      'Ogiltigt telefonnummer',
      'Ange ett tiosiffrigt mobilnummer',
      'Ogiltigt ort',
      'Ort behöver vara minst 4 tecken',
      'Ogiltiga tecken i användarnamnet',
      'Ogiltigt organisationsnummer',
      'Lösenordet behöver vara minst 8 tecken',
      'Lösenordet får vara högst 128 tecken',
      'Lösenorden matchar inte',
      'Referens på fakturan',
    ]);
  });
});
