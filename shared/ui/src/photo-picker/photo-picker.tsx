import { ImagePlus, X } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Input } from '../input/input.tsx';
import classes from './photo-picker.module.css';
import { scalePhoto } from './scale-photo.ts';

/** A photo that has been picked, and not sent yet. */
export interface PickedPhoto {
  readonly name: string;
  /** Base64 of a JPEG. */
  readonly image: string;
  /** What it shows, for those who cannot see it; empty for nothing. */
  readonly alt: string;
}

/** Props of `PhotoPicker`. */
export interface PhotoPickerProps {
  readonly photos: readonly PickedPhoto[];
  readonly onChange: (photos: readonly PickedPhoto[]) => void;
  readonly max: number;
  /** What the photos are for, and who will see them. */
  readonly hint: string;
  /** Characters of what may be written about each photo; 0 where nothing may. */
  readonly altLength?: number;
}

const isHeic = (name: string): boolean => /\.hei[cf]$/i.test(name);

/** Why some files could not be read; null when all could. */
function unreadable(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const list = names.join(', ');
  return names.every(isHeic)
    ? `${list} är i formatet HEIC, som alla inte kan se. Spara den som JPEG och välj den igen.`
    : `${list} är ingen bild som vi kan läsa. Välj en JPEG, PNG eller WebP.`;
}

/** Photos from the device; scaled down before they are sent, so that a phone's pictures fit. */
export function PhotoPicker({ photos, onChange, max, hint, altLength = 0 }: PhotoPickerProps) {
  const id = useId();
  const [error, setError] = useState<string | null>(null);
  const add = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const files = [...(target.files ?? [])];
    const room = max - photos.length;
    const read = await Promise.all(
      files.slice(0, room).map(async (file) => ({ name: file.name, image: await scalePhoto(file).catch(() => null) })),
    );
    target.value = '';
    setError(
      files.length > room
        ? `Du kan skicka högst ${max} ${max === 1 ? 'bild' : 'bilder'}.`
        : unreadable(read.filter(({ image }) => image === null).map(({ name }) => name)),
    );
    onChange([...photos, ...read.flatMap(({ name, image }) => (image === null ? [] : [{ name, image, alt: '' }]))]);
  };
  return (
    <div className={classes.picker} role="group" aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`} className={classes.label}>
        Bilder <span className={classes.quiet}>(valfritt)</span>
      </p>
      <p id={`${id}-hint`} className={classes.quiet}>
        {hint}
      </p>
      <label className={classes.choose}>
        {/* Its own face is the browser's, in the browser's language; the label is its target. */}
        <input
          type="file"
          accept="image/*"
          multiple
          className={classes.file}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={error !== null || undefined}
          onChange={(event) => void add(event)}
        />
        <Icon of={ImagePlus} />
        Välj bilder
      </label>
      <p id={`${id}-error`} aria-live="polite" className={classes.error}>
        {error}
      </p>
      {photos.length === 0 ? null : (
        <ul role="list" className={altLength === 0 ? classes.photos : classes.described}>
          {photos.map((photo, index) => (
            <li key={`${photo.name}-${index}`} className={classes.photo}>
              <img src={`data:image/jpeg;base64,${photo.image}`} alt={photo.name} className={classes.thumbnail} />
              {altLength === 0 ? null : (
                <Input
                  label={`Vad visar ${photo.name}?`}
                  name={`alt-${index}`}
                  optional
                  hint="För den som inte ser bilden."
                  maxLength={altLength}
                  value={photo.alt}
                  onChange={({ target }) =>
                    onChange(photos.map((each) => (each === photo ? { ...each, alt: target.value } : each)))
                  }
                />
              )}
              <IconButton
                icon={X}
                size="small"
                label={`Ta bort ${photo.name}`}
                onClick={() => onChange(photos.filter((each) => each !== photo))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
