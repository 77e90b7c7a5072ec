// Where Trusted Types are enforced even an empty string is refused; the browser offers an empty value that is trusted.
const types = (globalThis as { trustedTypes?: { emptyHTML: unknown } }).trustedTypes;

/**
 * `dangerouslySetInnerHTML` of an element whose content belongs to another root: with `suppressHydrationWarning`, React
 * leaves the server's HTML in it alone. One object for ever, since React writes innerHTML anew whenever the object is
 * another one.
 */
export const KEEP_HTML: { __html: string } = { __html: (types?.emptyHTML ?? '') as string };
