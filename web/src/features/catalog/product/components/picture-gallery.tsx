import { useState, type KeyboardEvent } from 'react';

import type { ProductPicture as Picture } from '@kargha/domain/catalogue/product';
import { PRODUCT_PICTURE_SIZES } from '@kargha/domain/catalogue/product-frame';
import { useTexts } from '#lib/language/language.ts';
import { PlainButton } from '#ui/controls/plain-button.tsx';
import { ProductPicture } from '#ui/pictures/product-picture.tsx';
import { styled } from '#ui/theme/styled.ts';

import { productTexts } from '../../product-texts.ts';
import { useZoom } from '../state/use-zoom.ts';

interface PictureGalleryProps {
  name: string;
  pictures: readonly Picture[];
  /** path of the picture to show first; otherwise the first one */
  start?: string | null | undefined;
}

export function PictureGallery({ name, pictures, start }: PictureGalleryProps) {
  const texts = useTexts(productTexts);
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      pictures.findIndex(({ path }) => path === start),
    ),
  );
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

interface ZoomPictureProps {
  name: string;
  picture: Picture;
}

/** Wider than any picture, so that the browser takes the largest. */
const CLOSE = '1600px';

function ZoomPicture({ name, picture }: ZoomPictureProps) {
  const texts = useTexts(productTexts);
  const { zoom, isZoomed, handlers } = useZoom();
  const pictureLabel = picture.alt || name;
  return (
    <Frame
      aria-label={isZoomed ? texts.zoomOut(pictureLabel) : texts.zoomIn(pictureLabel)}
      data-zoomed={isZoomed || undefined}
      {...handlers}
    >
      <span style={{ transform: `scale(${zoom.scale})`, transformOrigin: `${zoom.x}% ${zoom.y}%` }}>
        <ProductPicture
          name={name}
          picture={picture}
          sizes={isZoomed ? CLOSE : PRODUCT_PICTURE_SIZES}
          isFirst
        />
      </span>
    </Frame>
  );
}

const Frame = styled(PlainButton)(({ theme: { vars } }) => ({
  display: 'block',
  width: '100%',
  padding: 0,
  overflow: 'hidden',
  border: 0,
  borderRadius: vars.shop.radius.picture,
  background: vars.palette.shop.well,
  cursor: 'zoom-in',
  // One finger scrolls the page, two zoom.
  touchAction: 'pan-y',
  '&[data-zoomed]': { cursor: 'zoom-out', touchAction: 'none' },
  '& > span': { display: 'block', transition: `transform ${vars.shop.motion.quick}` },
  '& img': { pointerEvents: 'none', userSelect: 'none' },
}));

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
