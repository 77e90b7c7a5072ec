// With Trusted Types enforced even an empty string is refused; the browser offers a trusted empty value.
const types = (globalThis as { trustedTypes?: { emptyHTML: unknown } }).trustedTypes;

/**
 * `dangerouslySetInnerHTML` of an element whose content belongs to another root: with `suppressHydrationWarning`, React
 * leaves the server's HTML in it alone. A single object, since React writes innerHTML again whenever the object
 * changes.
 */
export const PRESERVED_HTML: { __html: string } = { __html: (types?.emptyHTML ?? '') as string };
