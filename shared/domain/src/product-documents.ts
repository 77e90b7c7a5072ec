/** A document of a product: its data sheet, or how it is used, cared for and recycled. */
export type ProductDocumentKind = 'product-sheet' | 'manual';

/** Path of a product's document, a PDF in Swedish. */
export const productDocumentPath = (id: number, kind: ProductDocumentKind): string => `/api/product/${id}/${kind}.pdf`;
