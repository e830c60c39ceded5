import { useId, useState, type DragEvent } from 'react';

import { IMAGE_TYPES } from '@kargha/domain/catalogue/product-input';
import { useTexts } from '#lib/language/language.ts';
import { FileInput } from '#ui/forms/file-input.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';
import { styled } from '#ui/theme/styled.ts';

import { pictureTexts } from '../../picture-texts.ts';
import type { ProductFormValues } from '../../editor/state/product-form-values.ts';
import { useAddImages } from '../state/use-add-images.ts';
import { PictureRow } from './picture-row.tsx';

export interface PictureReadingProps {
  /** files are being read, so the form cannot be saved yet */
  isReading: boolean;
  onReading: (isReading: boolean) => void;
}

export function PictureFields({ isReading, onReading }: PictureReadingProps) {
  const texts = useTexts(pictureTexts);
  const id = useId();
  const { values, setValue } = useFormValues<ProductFormValues>();
  const setImages = (images: string[]) => setValue('images', images);
  const add = useAddImages({ images: values.images, onChange: setImages, onReading });
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  }

  return (
    <FormSection title={texts.media}>
      <DropArea
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <label htmlFor={id}>{isOver ? texts.drop : texts.pictures}</label>
        <FileInput
          id={id}
          type="file"
          multiple
          accept={IMAGE_TYPES.join(',')}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget }) => {
            add([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
        <p id={`${id}-hint`}>{texts.picturesHint}</p>
        <p role="status">{isReading && texts.reading}</p>
      </DropArea>
      {values.images.length > 0 && <PictureRow images={values.images} onChange={setImages} />}
    </FormSection>
  );
}

const DropArea = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(1),
  padding: spacing(2),
  border: `2px dashed ${vars.palette.shop.outline}`,
  borderRadius: vars.shop.radius.control,
  '&[data-over]': { background: vars.palette.shop.well },
  '& > label': { fontWeight: 600 },
  '& > p': { color: vars.palette.text.secondary, fontSize: '0.875rem' },
  '& > p:empty': { display: 'none' },
}));
