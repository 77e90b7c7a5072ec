import { Window } from 'happy-dom';
import { DomEnvironment, type Parameters } from './dom-environment.ts';

/** A simulated browser for tests of what people see. */
export default class HappyDomEnvironment extends DomEnvironment<Window> {
  constructor(...parameters: Parameters) {
    super(parameters, new Window({ url: 'http://localhost:3000', settings: { disableErrorCapturing: true } }));
  }

  override async teardown(): Promise<void> {
    await this.window.happyDOM.abort();
    this.window.close();
    await super.teardown();
  }
}
