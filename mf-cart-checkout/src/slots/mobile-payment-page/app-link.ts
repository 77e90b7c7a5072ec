/**
 * [O2.17-25] The link that opens the payment in the app on this phone, and afterwards this page again. Without a token
 * the app cannot know which payment is meant: null.
 */
export function appLink(token: string | null, pageUrl: string): string | null {
  if (token === null) return null;
  return `swish://paymentrequest?${new URLSearchParams({ token, callbackurl: pageUrl })}`;
}

/** [O2.17-25] What the code on a computer's screen holds for the app's scanner; null without a token. */
export const codeContent = (token: string | null): string | null => (token === null ? null : `D${token}`);
