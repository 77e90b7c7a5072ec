const { createHash } = require('node:crypto');

const isSchema = (value) => typeof value === 'object' && value !== null && '_zod' in value;

/** Schemas, and fields that only the api's own description uses. */
const isLeftOut = (name, value) => isSchema(value) || name === 'summary';

const lineOf = ([name, value]) => {
  if (isSchema(value) || typeof value === 'function') return '';
  return `export const ${name} = ${JSON.stringify(value, (key, part) => (isLeftOut(key, part) ? undefined : part))};\n`;
};

/**
 * In a remote's browser bundle a call is its method and path; the shell's client has the schemas of all responses,
 * once for the page. Schemas are left out altogether: a remote that uses one in the browser fails its build.
 */
module.exports = function thinContracts(source) {
  const done = this.async();
  const version = createHash('sha256').update(source).digest('hex');
  import(`${this.resourcePath}?${version}`)
    .then((contract) => done(null, Object.entries(contract).map(lineOf).join('') || 'export {};'))
    .catch(done);
};
