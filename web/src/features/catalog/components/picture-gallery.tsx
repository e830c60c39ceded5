import { styled } from '@mui/material/styles';
import { useState } from 'react';

import type { ProductPicture as Picture } from '@kargha/domain/product';
import { useTexts } from '#lib/language/language.ts';
import { PlainButton } from '#ui/controls/plain-button.tsx';
import { ProductPicture } from '#ui/pictures/product-picture.tsx';

import { catalogTexts } from '../catalog-texts.ts';

interface PictureGalleryProps {
  name: string;
  pictures: readonly Picture[];
}

/** One picture large, all of them small below it. */
export function PictureGallery({ name, pictures }: PictureGalleryProps) {
  const texts = useTexts(catalogTexts);
  const [shown, setShown] = useState(0);
  return (
    <div>
      <ProductPicture
        key={pictures[shown]?.path}
        name={name}
        picture={pictures[shown]}
        sizes="(min-width: 600px) 400px, 90vw"
        isFirst
      />
      {pictures.length > 1 && (
        <Row>
          {pictures.map((picture, index) => (
            <PlainButton
              key={picture.path}
              aria-label={texts.pictureOf(index + 1, pictures.length)}
              aria-current={index === shown || undefined}
              onClick={() => setShown(index)}
            >
              <ProductPicture name={name} picture={picture} sizes="72px" />
            </PlainButton>
          ))}
        </Row>
      )}
    </div>
  );
}

const Row = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  gap: spacing(1),
  marginTop: spacing(1),
  '& > button': {
    width: 72,
    padding: 2,
    border: '2px solid transparent',
    borderRadius: vars.shop.radius.picture,
    background: 'transparent',
    cursor: 'pointer',
  },
  '& > button[aria-current]': { borderColor: vars.palette.primary.main },
}));
