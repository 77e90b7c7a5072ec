/** [5-36] The variants to list: without bargain (fyndware) ones, unless requested. */
export function listedVariants<Variant extends { readonly isFyndware?: boolean | null | undefined }>(
  variants: readonly Variant[],
  { includeFyndware = false }: { readonly includeFyndware?: boolean } = {},
): Variant[] {
  return variants.filter(({ isFyndware }) => includeFyndware || !isFyndware);
}
