import { getEidPoll, getEidQrCode, getEidStatus, postEidCancel, postEidStart } from '@shop/contracts/api/eid';
import type { EventPayload } from '@shop/contracts/events';
import type { ApiClient } from '@shop/contracts/platform';
import { isApiError } from '@shop/platform';
import { LOGIN_TEXT } from './login-text.ts';
import {
  CANCELLED_TEXT,
  LOST_TEXT,
  type SigningEnd,
  type SigningStep,
  stepOfPoll,
  stepOfStatus,
} from './signing-result.ts';

/** [4-42], [9-79] Time between two polls. */
export const POLL_MS = 2000;
/** [O4-21] Time between two QR codes. */
export const QR_MS = 1000;
/** [O4-20] Failed polls in a row that end the signing. */
const MAX_FAILED_POLLS = 3;

/** What the member is to sign, and for what. */
export type EidRequest = EventPayload<'eid.sign'>;

/** What the dialog shows of a signing that has not ended. */
export type SigningView =
  | { readonly phase: 'starting' }
  /** The account has no person yet and the login is old: the password is asked for first [O7-32]. */
  | { readonly phase: 'password' }
  | { readonly phase: 'pending'; readonly appUrl: string; readonly qrCode: string; readonly hint: string };

/** An end with the reference that the api wants to see, and whether the member has to log in first. */
export interface DoneSigning extends SigningEnd {
  readonly reference: string | null;
  readonly needsLogin: boolean;
}

export interface SigningParts {
  readonly api: ApiClient;
  readonly request: EidRequest;
  readonly onView: (view: SigningView) => void;
  readonly onEnd: (done: DoneSigning) => void;
  /** Runs once after a time; the returned function stops it. */
  readonly setTimer: (run: () => void, inMs: number) => () => void;
  readonly isHidden: () => boolean;
}

export interface Signing {
  start(): void;
  /** QR codes are renewed only while one is shown. */
  showQr(isShown: boolean): void;
  /** The tab is visible again: asks at once how it went in the app [O7-32]. */
  wake(): void;
  /** [4-47] Ends it here and on the server, unless it is over. */
  cancel(): void;
  /** [4-47] The page or the dialog goes away: ends it on the server and says nothing more. */
  leave(): void;
}

const failed = (message: string): SigningEnd => ({ outcome: 'failed', message });

/** Errors that a later poll may not have: no response, or a server in trouble. */
const isPassing = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status >= 500 || error.status === 429 || error.status === 408);

/**
 * One signing from its start to its end: polled every 2 seconds, each poll after the response to the one before, and
 * not while the tab is hidden. `onEnd` is called once.
 */
class RunningSigning implements Signing {
  private reference: string | null = null;
  private view: SigningView = { phase: 'starting' };
  private isOver = false;
  private isQrShown = false;
  private isChecking = false;
  private failures = 0;
  private stopPoll: () => void = () => undefined;
  private stopQr: () => void = () => undefined;
  private readonly parts: SigningParts;

  constructor(parts: SigningParts) {
    this.parts = parts;
  }

  start(): void {
    this.show({ phase: 'starting' });
    void this.begin();
  }

  showQr(isShown: boolean): void {
    this.isQrShown = isShown;
    this.stopQr();
    if (isShown) void this.renewQr();
  }

  wake(): void {
    if (this.isOver || this.reference === null) return;
    void this.check(async (reference) =>
      stepOfStatus(await this.parts.api.call(getEidStatus, { params: { reference } }, { fresh: true })),
    );
    if (this.isQrShown) this.showQr(true);
  }

  cancel(): void {
    this.end({ outcome: 'cancelled', message: CANCELLED_TEXT }, { isOpen: true });
  }

  leave(): void {
    if (this.isOver) return;
    this.stop();
    this.cancelOnServer();
  }

  private show(view: SigningView): void {
    this.view = view;
    this.parts.onView(view);
  }

  private async begin(): Promise<void> {
    const { api, request } = this.parts;
    try {
      const { data } = await api.call(postEidStart, { body: request });
      this.reference = data.reference;
      if (this.isOver) return this.cancelOnServer();
      const { appUrl, qrCode } = data;
      const first = stepOfPoll({ status: { status: 'pending' }, hintCode: null });
      this.show({ phase: 'pending', appUrl, qrCode, hint: first.kind === 'pending' ? first.hint : '' });
      this.schedulePoll();
      this.scheduleQr();
    } catch (error) {
      if (isApiError(error, 'REAUTHENTICATION_NEEDED')) return this.show({ phase: 'password' });
      this.fail(error);
    }
  }

  private schedulePoll(): void {
    this.stopPoll();
    this.stopPoll = this.parts.setTimer(() => {
      // Goes on with `wake` when the tab is visible again.
      if (this.parts.isHidden()) return;
      void this.check(async (reference) =>
        stepOfPoll(await this.parts.api.call(getEidPoll, { params: { reference } }, { fresh: true })),
      );
    }, POLL_MS);
  }

  private async check(ask: (reference: string) => Promise<SigningStep>): Promise<void> {
    if (this.isChecking || this.reference === null) return;
    this.isChecking = true;
    this.stopPoll();
    try {
      const step = await ask(this.reference);
      this.failures = 0;
      if (this.isOver) return;
      if (step.kind === 'ended') return this.end(step.end, { isOpen: false });
      if (this.view.phase === 'pending') this.show({ ...this.view, hint: step.hint });
    } catch (error) {
      this.failures += 1;
      if (!isPassing(error)) this.fail(error);
      else if (this.failures >= MAX_FAILED_POLLS) this.end(failed(LOST_TEXT), { isOpen: true });
    } finally {
      this.isChecking = false;
    }
    if (!this.isOver) this.schedulePoll();
  }

  private scheduleQr(): void {
    this.stopQr();
    if (this.isOver || !this.isQrShown) return;
    this.stopQr = this.parts.setTimer(() => void this.renewQr(), QR_MS);
  }

  private async renewQr(): Promise<void> {
    const { reference } = this;
    if (reference === null || this.parts.isHidden()) return;
    try {
      const { data } = await this.parts.api.call(getEidQrCode, { params: { reference } }, { fresh: true });
      if (!this.isOver && this.view.phase === 'pending') this.show({ ...this.view, qrCode: data.qrCode });
    } catch (error) {
      // The polls say why there is no code any more.
      if (!isApiError(error)) throw error;
    }
    this.scheduleQr();
  }

  /** [8-10], [8-11] Any error but a passing one closes the dialog; without a login it says so. */
  private fail(error: unknown): void {
    if (!isApiError(error)) throw error;
    if (error.status === 401) return this.end(failed(LOGIN_TEXT), { isOpen: false, needsLogin: true });
    this.end(failed(error.userMessage), { isOpen: true });
  }

  private end(result: SigningEnd, { isOpen, needsLogin = false }: { isOpen: boolean; needsLogin?: boolean }): void {
    if (this.isOver) return;
    this.stop();
    if (isOpen) this.cancelOnServer();
    this.parts.onEnd({ ...result, needsLogin, reference: result.outcome === 'confirmed' ? this.reference : null });
  }

  private stop(): void {
    this.isOver = true;
    this.stopPoll();
    this.stopQr();
  }

  private cancelOnServer(): void {
    const { reference } = this;
    if (reference === null) return;
    const cancelled = this.parts.api.call(postEidCancel, { params: { reference } }, { keepalive: true });
    // The server ends it by itself after three minutes.
    cancelled.catch(() => undefined);
  }
}

/** A signing that has not been started yet. */
export const createSigning = (parts: SigningParts): Signing => new RunningSigning(parts);
