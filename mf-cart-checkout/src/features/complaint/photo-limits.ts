/** Photos of one complaint; the api refuses more. */
export const MAX_PHOTOS = 5;
/** Longest side and size to which the browser scales a photo down; the api's limit is that of its body. */
export const MAX_PHOTO_SIDE = 1280;
export const MAX_PHOTO_BYTES = 170_000;
