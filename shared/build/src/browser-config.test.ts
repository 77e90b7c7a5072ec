import { describe, expect, it } from '@jest/globals';
import { browserConfig } from './browser-config.ts';
import { readPackage } from './workspace.ts';

describe('browserConfig', () => {
  it('[8-38][9-92] gives a chunk 120 s to load, and its loader a Trusted Types policy of the package’s name', () => {
    const { output } = browserConfig(readPackage('shell'), 'production');
    expect(output).toMatchObject({ chunkLoadTimeout: 120_000, trustedTypes: { policyName: 'shell' } });
  });
});
