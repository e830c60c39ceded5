import { useId, useRef, useState } from 'react';

import { useTexts } from '#lib/language/language.ts';

import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { CloseIcon } from '../icons.tsx';
import { styled } from '../theme/styled.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { readPhotos, type Photo, type PhotoProblem } from './read-photos.ts';
import { returnTexts } from './return-texts.ts';

interface PhotoFieldProps {
  photos: readonly Photo[];
  onChange: (photos: Photo[]) => void;
  /** what they are for */
  hint?: string;
}

export function PhotoField({ photos, onChange, hint }: PhotoFieldProps) {
  const texts = useTexts(returnTexts);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();

  const sentence = (problem: PhotoProblem) => {
    if (problem.kind === 'many') return texts.tooManyPhotos;
    return problem.kind === 'large'
      ? texts.photoTooLarge(problem.name)
      : texts.photoWrong(problem.name);
  };

  async function add(files: readonly File[]) {
    const { photos: all, problems } = await readPhotos(photos, files);
    setError(problems.length > 0 ? problems.map(sentence).join('. ') : undefined);
    onChange(all);
  }

  return (
    <Field role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <strong id={`${id}-label`}>
        {texts.photos} <span>{texts.optional}</span>
      </strong>
      <p id={`${id}-hint`}>{hint ?? texts.photosHint}</p>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/gif,image/webp"
          multiple
          tabIndex={-1}
          aria-label={texts.photos}
          onChange={(event) => {
            void add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </VisuallyHidden>
      <Chosen>
        {photos.map(({ name, data }, place) => (
          <li key={`${place} ${name}`}>
            <img src={data} alt={name} />
            <IconButton
              aria-label={texts.removePhoto(name)}
              onClick={() => onChange(photos.filter((_, other) => other !== place))}
            >
              <CloseIcon size={20} />
            </IconButton>
          </li>
        ))}
      </Chosen>
      <p role="alert">{error}</p>
      <Button onClick={() => input.current?.click()}>{texts.addPhotos}</Button>
    </Field>
  );
}

const Field = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: spacing(1),
  '& > strong': { fontWeight: 600, fontSize: '0.9375rem' },
  '& > strong > span': { fontWeight: 400, color: vars.palette.text.secondary },
  '& > p': { fontSize: '0.875rem', color: vars.palette.text.secondary },
  '& > p[role="alert"]': { color: vars.palette.error.main, fontWeight: 600 },
  '& > p:empty': { display: 'none' },
}));

const Chosen = styled('ul')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1),
  '&:empty': { display: 'none' },
  '& > li': { display: 'flex', alignItems: 'flex-start' },
  '& img': { height: 72, borderRadius: vars.shop.radius.control },
}));
