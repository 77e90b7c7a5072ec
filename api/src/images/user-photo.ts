import sharp from 'sharp';
import { ApiError } from '../http/errors.ts';

const ACCEPTED: readonly string[] = ['jpeg', 'png', 'webp'];
/** A small file may claim to be an enormous picture: nothing larger is ever decoded. */
const MAX_PIXELS = 16_000_000;
const MAX_SIDE = 1600;
const THUMBNAIL_SIDE = 320;

const UNREADABLE = 'Filen är ingen bild som vi kan läsa. Välj en JPEG, PNG eller WebP.';
const APPLES_FORMAT =
  'Bilden är i formatet HEIC, som alla inte kan se. Spara den som JPEG (på en iPhone: Kamera, Format, Mest kompatibelt) och välj den igen.';

/** What is wrong with a photo that a person sends, as the error of its field. */
export const photoRefusal = (message: string) => new ApiError('VALIDATION', undefined, { fields: { image: message } });

/** A photo that a person has sent, re-encoded: nothing of the file is stored as it came. */
export interface UserPhoto {
  /** WebP, upright, at most 1600 px wide and high. */
  readonly image: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Whether the file says that it is of the HEIF family, whatever it is called. */
const isHeic = (file: Buffer): boolean => /^ftyp(?:hei|hev|mif1|msf1)/.test(file.toString('latin1', 4, 12));

async function reencode(file: Buffer): Promise<UserPhoto> {
  if (isHeic(file)) throw photoRefusal(APPLES_FORMAT);
  const image = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { format } = await image.metadata().catch(() => ({ format: undefined }));
  if (format === undefined || !ACCEPTED.includes(format)) throw photoRefusal(UNREADABLE);
  try {
    const { data, info } = await image
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    return { image: data, width: info.width, height: info.height };
  } catch (cause) {
    throw new ApiError('VALIDATION', undefined, {
      cause,
      fields: { image: 'Bilden är skadad eller för stor. Välj en annan.' },
    });
  }
}

/**
 * The photo in base64 as a new WebP file: its pixels alone, turned upright, without place, time or whatever else the
 * file held. Refuses what is no JPEG, PNG or WebP by its content, whatever it is called. Call it outside of any
 * transaction: decoding takes a while.
 */
export const readUserPhoto = (base64: string): Promise<UserPhoto> => reencode(Buffer.from(base64, 'base64'));

/** A square cut of the photo for lists, as WebP. */
export const thumbnailOf = ({ image }: UserPhoto): Promise<Buffer> =>
  sharp(image)
    .resize({ width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'cover', position: 'attention' })
    .webp({ quality: 75 })
    .toBuffer();
