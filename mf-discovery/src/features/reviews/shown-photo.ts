import type { ReviewPhoto } from '@shop/contracts';
import type { NamedReview } from '../../rules/reviews.ts';

/** A photo with the review that it stands in. */
export interface ShownPhoto extends ReviewPhoto, NamedReview {
  readonly reviewId: number;
  readonly rating: number;
}

/** What a photo shows: the buyer's own words, or whose it is. */
export const photoText = (photo: { readonly alt: string }, index: number, name: string): string =>
  photo.alt === '' ? `Bild ${index + 1} från ${name}` : photo.alt;
