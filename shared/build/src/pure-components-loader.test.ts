import { createRequire } from 'node:module';
import { describe, expect, it } from '@jest/globals';

const markPureComponents = createRequire(import.meta.url)('./pure-components-loader.cjs') as (source: string) => string;

const LIBRARY = `
import * as React2 from "react";
var RouteContext = React2.createContext({
  outlet: null
});
RouteContext.displayName = "Route";
var Boundary = class extends React2.Component {
  render() {
    return this.props.children;
  }
};
var Link = React2.forwardRef(
  function LinkWithRef() {
    return null;
  }
);
Link.displayName = "Link";
var state = React2.useState(0);
`;

describe('pure-components-loader', () => {
  it('marks contexts, components and classes, drops their names, and leaves all else', () => {
    expect(markPureComponents(LIBRARY)).toBe(`
import * as React2 from "react";
var RouteContext = /*#__PURE__*/ React2.createContext({
  outlet: null
});

var Boundary = class extends /*#__PURE__*/ (({ Component }) => Component)(React2) {
  render() {
    return this.props.children;
  }
};
var Link = /*#__PURE__*/ React2.forwardRef(
  function LinkWithRef() {
    return null;
  }
);

var state = React2.useState(0);
`);
  });
});
