import { JSDOM } from 'jsdom';
import { DomEnvironment, type Parameters } from './dom-environment.ts';

/** A simulated browser that parses HTML exactly by the standard, for tests of sanitised HTML. */
export default class JsdomEnvironment extends DomEnvironment<JSDOM['window']> {
  constructor(...parameters: Parameters) {
    super(parameters, new JSDOM('<!doctype html>', { url: 'http://localhost:3000', pretendToBeVisual: true }).window);
  }

  override async teardown(): Promise<void> {
    this.window.close();
    await super.teardown();
  }
}
