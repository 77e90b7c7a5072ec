/**
 * Marks the calls `z.…(` and `endpoint(` of the contracts as free of side effects, so that unused ones can be dropped.
 */
module.exports = function markPureCalls(source) {
  return source.replace(/(?<![\w.$])(?=(?:z(?:\.coerce)?\.\w+|endpoint)\()/g, '/*#__PURE__*/ ');
};
