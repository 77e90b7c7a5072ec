import { describe, expect, it } from '@jest/globals';
import { readConfig } from './config.ts';

const SECRET = 'a secret that is long enough for a shop';
/** The variables that a shop on https needs besides its keys. */
const REAL = {
  SMTP_URL: 'smtps://mail.example',
  CARD_PROVIDER_URL: 'https://cards.example',
  CARD_PROVIDER_KEY: 'k'.repeat(16),
};
const noSecret = (): string => 'made on this machine';

describe('readConfig', () => {
  it('needs no setting on a developer’s machine', () => {
    expect(readConfig({}, noSecret)).toMatchObject({
      port: 3001,
      secureCookies: false,
      cdnHost: '',
      databaseUrl: undefined,
    });
  });

  it('sends secure cookies where the shop is on https', () => {
    const config = readConfig({ PUBLIC_ORIGIN: 'https://shop.example/', SHOP_SECRETS: SECRET, ...REAL }, noSecret);
    expect(config).toMatchObject({ secureCookies: true, publicOrigin: 'https://shop.example' });
  });

  it('refuses an https shop with a secret that other instances do not know', () => {
    expect(() => readConfig({ PUBLIC_ORIGIN: 'https://shop.example' }, noSecret)).toThrow('SHOP_SECRETS');
  });

  it('names every wrong variable', () => {
    expect(() => readConfig({ API_PORT: 'abc', LOG_LEVEL: 'loud' }, noSecret)).toThrow(/API_PORT[\s\S]*LOG_LEVEL/);
  });

  it('names the directories of companies and streets, each simulated, a service or none', () => {
    const of = (environment: NodeJS.ProcessEnv) => readConfig(environment, noSecret);
    expect(of({})).toMatchObject({ companyDirectory: { provider: 'off' }, streetDirectory: { provider: 'off' } });
    expect(of({ API_EXTENSION: 'extension.ts' }).streetDirectory).toEqual({ provider: 'sandbox' });
    const https = {
      PUBLIC_ORIGIN: 'https://shop.example',
      SHOP_SECRETS: SECRET,
      API_EXTENSION: 'extension.ts',
      ...REAL,
    };
    expect(of(https).companyDirectory).toEqual({ provider: 'off' });
    const named = { COMPANY_DIRECTORY: 'http', COMPANY_DIRECTORY_URL: 'https://companies.example/find' };
    expect(of({ ...https, ...named, COMPANY_DIRECTORY_KEY: 'k' }).companyDirectory).toEqual({
      provider: 'http',
      url: named.COMPANY_DIRECTORY_URL,
      key: 'k',
    });
    expect(() => of({ COMPANY_DIRECTORY: 'http', STREET_DIRECTORY: 'http' })).toThrow(
      /COMPANY_DIRECTORY_URL must[\s\S]*STREET_DIRECTORY_URL must/,
    );
    expect(() => of({ ...named, COMPANY_DIRECTORY_URL: 'http://companies.example' })).toThrow('https address');
    expect(of({ ...named, COMPANY_DIRECTORY_URL: 'http://127.0.0.1:8080' }).companyDirectory.provider).toBe('http');
  });

  it('[O7-45] a setting names who answers in the chat: the sandbox to try it, the hub, or nobody', () => {
    const of = (environment: NodeJS.ProcessEnv) => readConfig(environment, noSecret).chatProvider;
    expect([of({}), of({ API_EXTENSION: 'extension.ts' }), of({ CHAT_PROVIDER: 'off' })]).toEqual([
      'own',
      'sandbox',
      'off',
    ]);
    const https = { PUBLIC_ORIGIN: 'https://shop.example', SHOP_SECRETS: SECRET, ...REAL };
    expect(of({ ...https, API_EXTENSION: 'extension.ts' })).toBe('own');
  });

  it('[7.10-10] a setting names the third party that searches, and where it is', () => {
    const of = (environment: NodeJS.ProcessEnv) => readConfig(environment, () => 'development secret').searchEngine;
    const named = { SEARCH_ENGINE: 'letaren', SEARCH_ENGINE_URL: 'https://letaren.example/search' };
    expect(of({})).toBeNull();
    expect(of(named)).toEqual({ name: 'letaren', url: named.SEARCH_ENGINE_URL, isDefault: true });
    expect(of({ ...named, SEARCH_ENGINE_DEFAULT: 'false' })?.isDefault).toBe(false);
    expect(() => of({ SEARCH_ENGINE: 'letaren' })).toThrow('SEARCH_ENGINE_URL');
    expect(() => of({ ...named, SEARCH_ENGINE: 'own' })).toThrow('SEARCH_ENGINE');
  });

  it('[O2.1-07] a simulator that approves every payment is not what a shop on https gets by itself', () => {
    const https = { PUBLIC_ORIGIN: 'https://www.example.se', SHOP_SECRETS: SECRET, ...REAL };
    const of = (environment: NodeJS.ProcessEnv) => {
      const { mobilePayment, creditProvider } = readConfig(environment, () => 'development secret');
      return [mobilePayment.provider, creditProvider];
    };
    const named = { ...https, API_EXTENSION: 'extension.ts', MOBILE_PROVIDER: 'sandbox', CREDIT_PROVIDER: 'sandbox' };
    expect([of({ API_EXTENSION: 'extension.ts' }), of({ ...https, API_EXTENSION: 'extension.ts' }), of(named)]).toEqual(
      [
        ['sandbox', 'sandbox'],
        ['off', 'off'],
        ['sandbox', 'sandbox'],
      ],
    );
    expect(() => of({ ...https, MOBILE_PROVIDER: 'swish' })).toThrow('SWISH_PAYEE');
  });

  it('has no simulators without an extension that brings them, and says so where one is named', () => {
    expect(readConfig({}, noSecret)).toMatchObject({
      extension: null,
      cardPayment: { provider: 'off' },
      mobilePayment: { provider: 'off' },
      creditProvider: 'off',
      eid: { provider: 'off' },
    });
    const named = { MOBILE_PROVIDER: 'sandbox', CREDIT_PROVIDER: 'sandbox', EID_PROVIDER: 'sandbox' };
    expect(() => readConfig(named, noSecret)).toThrow(
      /MOBILE_PROVIDER can be sandbox only[\s\S]*CREDIT_PROVIDER can[\s\S]*EID_PROVIDER can/,
    );
  });

  describe('on https', () => {
    const https = { PUBLIC_ORIGIN: 'https://shop.example', SHOP_SECRETS: SECRET };
    const of = (environment: NodeJS.ProcessEnv) => readConfig({ ...https, ...environment }, noSecret);

    it('[F19] starts on no card simulator and no folder of mails, and names everything that is missing at once', () => {
      const refused = () => readConfig({ PUBLIC_ORIGIN: 'https://shop.example', LOG_LEVEL: 'loud' }, noSecret);
      expect(refused).toThrow(/LOG_LEVEL[\s\S]*SHOP_SECRETS[\s\S]*CARD_PROVIDER[\s\S]*SMTP_URL/);
    });

    it('[F19] has them where they are named', () => {
      const config = of({ CARD_PROVIDER: 'sandbox', MAIL_TRANSPORT: 'files', SMTP_URL: 'smtps://mail.example' });
      expect(config).toMatchObject({ cardPayment: { provider: 'sandbox' }, smtpUrl: undefined });
      expect(of({ CARD_PROVIDER: 'off', MAIL_TRANSPORT: 'files' }).cardPayment).toEqual({ provider: 'off' });
    });

    it('[F19] reaches the card provider over https only, with a key of its own', () => {
      expect(of(REAL).cardPayment).toEqual({
        provider: 'bambora',
        url: REAL.CARD_PROVIDER_URL,
        key: REAL.CARD_PROVIDER_KEY,
        ui: 'inline',
      });
      expect(of({ ...REAL, CARD_PROVIDER_UI: 'modal' }).cardPayment).toMatchObject({ ui: 'modal' });
      expect(() => of({ ...REAL, CARD_PROVIDER_UI: 'popup' })).toThrow('CARD_PROVIDER_UI');
      expect(() => of({ ...REAL, CARD_PROVIDER_KEY: undefined })).toThrow('CARD_PROVIDER_KEY');
      expect(() => of({ ...REAL, CARD_PROVIDER_URL: 'http://cards.example' })).toThrow('CARD_PROVIDER must be');
      expect(() => of({ ...REAL, CARD_PROVIDER: 'bambora', CARD_PROVIDER_URL: 'http://cards.example' })).toThrow(
        'CARD_PROVIDER_URL must be an https address',
      );
    });
  });
});
