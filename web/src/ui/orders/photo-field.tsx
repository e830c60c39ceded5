import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';

import { useTexts } from '#lib/language/language.ts';

import { Button } from '../controls/button.tsx';
import { describeField, FieldFrame } from '../forms/field-frame.tsx';
import { FileInput } from '../forms/file-input.tsx';
import { readPhotos, type Photo, type PhotoProblem } from './read-photos.ts';
import { returnTexts } from './return-texts.ts';

interface PhotoFieldProps {
  photos: readonly Photo[];
  onChange: (photos: Photo[]) => void;
}

/** Pictures that go along with a request; each can be taken out again. */
export function PhotoField({ photos, onChange }: PhotoFieldProps) {
  const texts = useTexts(returnTexts);
  const id = useId();
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
    <div>
      <FieldFrame
        id={id}
        label={texts.photos}
        optional={texts.optional}
        hint={texts.photosHint}
        error={error}
      >
        <FileInput
          type="file"
          accept="image/jpeg,image/png,image/gif,image/webp"
          multiple
          {...describeField(id, error, texts.photosHint)}
          onChange={(event) => {
            void add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </FieldFrame>
      <Chosen>
        {photos.map(({ name, data }, place) => (
          <li key={`${place} ${name}`}>
            <img src={data} alt={name} />
            <Button
              look="quiet"
              aria-label={texts.removePhoto(name)}
              onClick={() => onChange(photos.filter((_, other) => other !== place))}
            >
              ×
            </Button>
          </li>
        ))}
      </Chosen>
    </div>
  );
}

const Chosen = styled('ul')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1),
  marginTop: spacing(1),
  '& > li': { display: 'flex', alignItems: 'flex-start' },
  '& img': { height: 72, borderRadius: vars.shop.radius.control },
}));
