import { IconButton } from '@shop/ui/icon-button/icon-button.tsx';
import { X } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { MAX_PHOTOS } from './photo-limits.ts';
import { scalePhoto } from './scale-photo.ts';
import classes from './complaint.module.css';

export interface Photo {
  readonly name: string;
  /** Base64 of a JPEG. */
  readonly image: string;
}

export interface PhotoPickerProps {
  readonly photos: readonly Photo[];
  readonly onChange: (photos: readonly Photo[]) => void;
}

const unreadable = (names: readonly string[]): string | null =>
  names.length === 0 ? null : `${names.join(', ')} är ingen bild som vi kan läsa. Välj en JPEG, PNG eller WebP.`;

/** Photos of what is wrong; scaled down before they are sent, so that a phone's pictures fit. */
export function PhotoPicker({ photos, onChange }: PhotoPickerProps) {
  const id = useId();
  const [error, setError] = useState<string | null>(null);
  const add = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const files = [...(target.files ?? [])];
    const room = MAX_PHOTOS - photos.length;
    const read = await Promise.all(
      files.slice(0, room).map(async (file) => ({ name: file.name, image: await scalePhoto(file).catch(() => null) })),
    );
    target.value = '';
    setError(
      files.length > room
        ? `Du kan skicka högst ${MAX_PHOTOS} bilder.`
        : unreadable(read.filter(({ image }) => image === null).map(({ name }) => name)),
    );
    onChange([...photos, ...read.flatMap(({ name, image }) => (image === null ? [] : [{ name, image }]))]);
  };
  return (
    <div className={classes.picker} role="group" aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`} className={classes.label}>
        Bilder <span className={classes.quiet}>(valfritt)</span>
      </p>
      <p id={`${id}-hint`} className={classes.quiet}>
        {`Högst ${MAX_PHOTOS} bilder av felet. Bara du och vår kundservice ser dem.`}
      </p>
      <input
        id={id}
        type="file"
        accept="image/*"
        multiple
        className={classes.file}
        aria-label="Välj bilder"
        aria-describedby={`${id}-hint ${id}-error`}
        aria-invalid={error !== null || undefined}
        onChange={(event) => void add(event)}
      />
      <p id={`${id}-error`} aria-live="polite" className={classes.error}>
        {error}
      </p>
      {photos.length === 0 ? null : (
        <ul role="list" className={classes.photos}>
          {photos.map((photo, index) => (
            <li key={`${photo.name}-${index}`} className={classes.photo}>
              <img src={`data:image/jpeg;base64,${photo.image}`} alt={photo.name} className={classes.thumbnail} />
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
