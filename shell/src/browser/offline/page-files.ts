/** Paths on this origin of what the page has loaded: its scripts, styles and fonts, and the images that are in it. */
export function pageFiles(document: Document, loaded: readonly { readonly name: string }[], origin: string): string[] {
  const images = [...document.images].filter(({ complete, currentSrc }) => complete && currentSrc !== '');
  const assets = loaded.map(({ name }) => name).filter((name) => name.startsWith(`${origin}/assets/`));
  return [...new Set([...assets, ...images.map(({ currentSrc }) => currentSrc)])].flatMap((address) => {
    if (!address.startsWith(`${origin}/`)) return [];
    const { pathname, search } = new URL(address);
    return [`${pathname}${search}`];
  });
}
