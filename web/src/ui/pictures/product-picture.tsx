import { useState } from 'react';

import type { ProductPicture as Picture } from '@kargha/domain/catalogue/product';
import { useTexts } from '#lib/language/language.ts';

import { uiTexts } from '../ui-texts.ts';
import { pictureSrcSet } from './picture-url.ts';
import { BareCloth, PictureFrame } from './picture-frame.tsx';

interface ProductPictureProps {
  /** Of the product; names the placeholder when there is no picture. */
  name: string;
  picture: Picture | undefined;
  /** How wide it is drawn, in the words of the `sizes` attribute. */
  sizes: string;
  /** The largest picture above the fold: fetched first. All others wait until they come near the screen. */
  isFirst?: boolean;
}

/** A product's picture in the best format and width for the screen; its colour, then bare cloth, stand in for it. */
export function ProductPicture({ name, picture, sizes, isFirst = false }: ProductPictureProps) {
  const texts = useTexts(uiTexts);
  const [isBroken, setIsBroken] = useState(false);

  if (!picture || isBroken) {
    return (
      <PictureFrame role="img" aria-label={texts.noPicture(name)}>
        <BareCloth />
      </PictureFrame>
    );
  }
  const webp = pictureSrcSet(picture, 'webp');
  return (
    <PictureFrame style={{ background: picture.color }}>
      <picture>
        <source type="image/avif" srcSet={pictureSrcSet(picture, 'avif')} sizes={sizes} />
        <img
          src={webp.split(' ')[0]}
          srcSet={webp}
          sizes={sizes}
          alt={picture.alt}
          lang="en"
          width={picture.width}
          height={picture.height}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
          onError={() => setIsBroken(true)}
        />
      </picture>
    </PictureFrame>
  );
}
