import { describe, expect, it } from '@jest/globals';
import { readConfig } from './config.ts';

describe('readConfig', () => {
  it('expects https for secure cookies, and reads hosts with and without a scheme', () => {
    const config = readConfig({ PUBLIC_ORIGIN: 'https://www.pixelhamn.example/x', CDN_HOST: 'cdn.pixelhamn.example' });
    expect(config).toMatchObject({
      publicOrigin: 'https://www.pixelhamn.example',
      secureCookies: true,
      cdnOrigin: 'https://cdn.pixelhamn.example',
    });
  });

  it('[O2.2-06] takes the classic site’s host with or without a scheme, and knows none by default', () => {
    const classicHosts = ['klassisk.example', 'https://klassisk.example/start', ''].map(
      (host) => readConfig({ CLASSIC_HOST: host }).classicHost,
    );
    expect(classicHosts).toEqual(['klassisk.example', 'klassisk.example', null]);
    expect(readConfig({}).classicHost).toBeNull();
    expect(() => readConfig({ CLASSIC_HOST: 'klassisk example' })).toThrow(/CLASSIC_HOST/);
  });

  it('names every invalid variable', () => {
    expect(() => readConfig({ SHOP_PORT: 'x', API_ORIGIN: 'y' })).toThrow(/SHOP_PORT[\s\S]*API_ORIGIN/);
  });
});
