/** Replaces an image that cannot be loaded [7.9-19]. */
export const NO_IMAGE_URL = '/img/no-image.svg';

/** Avatar of visitors and of anonymous reviewers [6-07]. */
export const NO_FACE_AVATAR_URL = '/img/no-face.svg';
