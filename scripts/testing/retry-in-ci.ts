import { jest } from '@jest/globals';

// A machine that others use, too, may once be too slow for a test's timeout; what fails twice is broken.
if (process.env['CI']) jest.retryTimes(1, { logErrorsBeforeRetry: true });
