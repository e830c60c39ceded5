import { styled } from '@mui/material/styles';
import { useState, type KeyboardEvent } from 'react';

import type { ProductPicture as Picture } from '@kargha/domain/catalogue/product';
import { useTexts } from '#lib/language/language.ts';
import { PlainButton } from '#ui/controls/plain-button.tsx';
import { ProductPicture } from '#ui/pictures/product-picture.tsx';

import { productTexts } from '../product-texts.ts';
import { ZoomPicture } from './zoom-picture.tsx';

interface PictureGalleryProps {
  name: string;
  pictures: readonly Picture[];
}

export function PictureGallery({ name, pictures }: PictureGalleryProps) {
  const texts = useTexts(productTexts);
  const [at, setAt] = useState(0);
  const picture = pictures[at];
  if (!picture) return <ProductPicture name={name} picture={undefined} sizes="94vw" />;

  function turn(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const next = at + (step ?? 0);
    if (!step || !pictures[next]) return;
    event.preventDefault();
    setAt(next);
  }

  return (
    <div role="group" aria-label={texts.pictures} onKeyDown={turn}>
      <ZoomPicture key={picture.path} name={name} picture={picture} />
      {pictures.length > 1 && (
        <Row>
          {pictures.map((one, index) => (
            <PlainButton
              key={one.path}
              aria-label={texts.pictureOf(index + 1, pictures.length)}
              aria-current={index === at || undefined}
              onClick={() => setAt(index)}
            >
              <ProductPicture name={name} picture={one} sizes="72px" />
            </PlainButton>
          ))}
        </Row>
      )}
    </div>
  );
}

const Row = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
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
