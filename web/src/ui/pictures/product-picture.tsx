import { useState } from 'react';

import type { ProductPicture as Picture } from '@kargha/domain/catalogue/product';
import { useTexts } from '#lib/language/language.ts';

import { uiTexts } from '../ui-texts.ts';
import { pictureSrcSet } from './picture-url.ts';
import { BareCloth, PictureFrame } from './picture-frame.tsx';

interface ProductPictureProps {
  name: string;
  picture: Picture | undefined;
  sizes: string;
  /** The largest picture above the fold: loaded first. All others load lazily. */
  isFirst?: boolean;
}

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
