/** Longest side and size to which the browser scales a photo down; the api's limit is that of its body. */
const MAX_PHOTO_SIDE = 1280;
const MAX_PHOTO_BYTES = 170_000;

/** Qualities that are tried in turn, until the photo is small enough. */
const QUALITIES = [0.85, 0.7, 0.5, 0.3] as const;

const readAsBase64 = (blob: Blob): Promise<string> => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')));
  reader.addEventListener('error', () => reject(reader.error ?? new Error('The photo could not be read.')));
  reader.readAsDataURL(blob);
  return promise;
};

const toJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> => {
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/jpeg', quality);
  return promise;
};

/**
 * A photo as the api takes it: base64 of a JPEG small enough for any connection. Rejects a file that is no picture the
 * browser can show.
 */
export async function scalePhoto(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, MAX_PHOTO_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  for (const quality of QUALITIES) {
    const blob = await toJpeg(canvas, quality);
    if (blob !== null && blob.size <= MAX_PHOTO_BYTES) return readAsBase64(blob);
  }
  throw new Error('The photo is too large.');
}
