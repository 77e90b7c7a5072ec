/** Lets an employee enrol a first second factor: `npm run staff -- enrol <username>` prints a one-time code. */
import { issueEnrolmentCode } from '../../api/src/staff/issue-enrolment-code.ts';
import { fail } from '../lib/fail.ts';
import { openMigrated } from '../lib/database.ts';
import { DATA_DIR } from '../lib/paths.ts';

const [action, username, ...rest] = process.argv.slice(2);

try {
  if (action !== 'enrol' || username === undefined || rest.length > 0) {
    throw new Error('Usage: npm run staff -- enrol <username>');
  }
  const database = await openMigrated(DATA_DIR);
  try {
    const code = await issueEnrolmentCode(database.address, username, new Date());
    console.log(`Enrolment code for ${username}, good once and for 24 hours:\n\n  ${code}\n`);
    console.log('It is typed at /admin/ right after a login with the password.');
  } finally {
    await database.close();
  }
} catch (error) {
  fail(error);
}
