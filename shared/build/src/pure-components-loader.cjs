const CREATED = /^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm;
const NAMED = /^\w+\.displayName = "[^"]*";$/gm;
const CLASS = /^(var \w+ = class extends )(React\d*)\.Component(?= \{)/gm;

/**
 * Marks what a library creates at its top level of React's (contexts, components) as free of side effects, so that
 * what is not used of it can be dropped: its names for developer tools would hold everything.
 */
module.exports = function markPureComponents(source) {
  return source
    .replace(NAMED, '')
    .replace(CREATED, '$1/*#__PURE__*/ ')
    .replace(CLASS, '$1/*#__PURE__*/ (({ Component }) => Component)($2)');
};
