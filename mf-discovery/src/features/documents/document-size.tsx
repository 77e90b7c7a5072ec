import { getProductDocuments } from '@shop/contracts/api/product-documents';
import type { ProductDocumentKind } from '@shop/domain/product-documents';
import { QueryProvider, useApiQuery } from '@shop/platform';
import { fileSize } from './file-size.ts';

interface DocumentSizeProps {
  readonly productId: number;
  readonly kind: ProductDocumentKind;
}

/** How large a document is; nothing where that cannot be fetched, since the link works without it. */
export default function DocumentSize(props: DocumentSizeProps) {
  return (
    <QueryProvider>
      <Size {...props} />
    </QueryProvider>
  );
}

function Size({ productId, kind }: DocumentSizeProps) {
  const { data } = useApiQuery(getProductDocuments, { params: { id: productId } });
  const document = data?.data.documents.find((each) => each.kind === kind);
  return document === undefined ? null : `, ${fileSize(document.bytes)}`;
}
