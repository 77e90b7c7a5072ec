type Shareable = Pick<Window, 'location'> & { readonly navigator: Pick<Navigator, 'share' | 'clipboard'> };

/** Opens the device's share sheet, or copies the URL where there is none. */
export async function sharePage(
  title: string,
  { navigator, location }: Shareable,
): Promise<'shared' | 'copied' | 'failed'> {
  const { href: url } = location;
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    // Closing the device's dialog is no failure.
    return error instanceof Error && error.name === 'AbortError' ? 'shared' : 'failed';
  }
}
