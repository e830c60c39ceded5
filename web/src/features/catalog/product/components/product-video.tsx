import { useState } from 'react';

import { pictureFile } from '@kargha/domain/catalogue/pictures';
import type { ProductVideo as Video } from '@kargha/domain/catalogue/product';
import { useTexts } from '#lib/language/language.ts';
import { imageUrl } from '#ui/pictures/picture-url.ts';
import { styled } from '#ui/theme/styled.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';

import { productTexts } from '../../product-texts.ts';

/** Plays at once, because the shopper has asked for it; with reduced motion, when the shopper presses play. */
export function ProductVideo({ name, video }: { name: string; video: Video }) {
  const texts = useTexts(productTexts);
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <>
      <Player
        src={imageUrl(video.path)}
        poster={imageUrl(pictureFile(video.poster, 960, 'webp'))}
        aria-label={texts.videoOf(name)}
        style={{ background: video.poster.color }}
        controls
        muted
        playsInline
        loop={!isCalm}
        autoPlay={!isCalm}
        preload={isCalm ? 'metadata' : 'auto'}
        onError={() => setHasFailed(true)}
      />
      <p role="status">{hasFailed && texts.videoFailed}</p>
    </>
  );
}

const Player = styled('video')(({ theme: { vars } }) => ({
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 5',
  objectFit: 'cover',
  borderRadius: vars.shop.radius.picture,
}));
