import { TestEnvironment } from 'jest-environment-node';

const ERRORS = { Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError };

/**
 * Jest's environment of Node, in which an error of Node itself is an `Error`: test files run in a realm of their own,
 * whose classes are not those that Node's modules throw.
 */
export default class NodeEnvironment extends TestEnvironment {
  constructor(...parameters: ConstructorParameters<typeof TestEnvironment>) {
    super(...parameters);
    for (const [name, outer] of Object.entries(ERRORS)) {
      const inner: unknown = Reflect.get(this.global, name);
      // Subclasses inherit this function, and are only what they are.
      Object.defineProperty(inner, Symbol.hasInstance, {
        value(this: unknown, error: unknown): boolean {
          return Function.prototype[Symbol.hasInstance].call(this, error) || (this === inner && error instanceof outer);
        },
      });
    }
  }
}
