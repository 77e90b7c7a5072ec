import type { FitVerdict } from '@shop/domain/compatibility';
import { createProductNotes } from '../../components/product-notes.ts';

/** Whether products of the shown list fit the shopper's own computer; written by the panel above the list. */
export const { publish: publishVerdicts, useNote: useFitVerdict } = createProductNotes<FitVerdict>();
