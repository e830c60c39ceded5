import type { ProductPicture as Picture } from '@kargha/domain/catalogue/product';
import { PRODUCT_PICTURE_SIZES } from '@kargha/domain/catalogue/product-frame';
import { useTexts } from '#lib/language/language.ts';
import { PlainButton } from '#ui/controls/plain-button.tsx';
import { ProductPicture } from '#ui/pictures/product-picture.tsx';
import { styled } from '#ui/theme/styled.ts';

import { productTexts } from '../../product-texts.ts';
import { useZoom } from '../state/use-zoom.ts';

interface ZoomPictureProps {
  name: string;
  picture: Picture;
  /** at the width of the window, with all gestures */
  isFullScreen?: boolean;
}

/** Wider than any picture, so that the browser takes the largest. */
const CLOSE = '1600px';

/** Zooms with a press, the keyboard or two fingers. */
export function ZoomPicture({ name, picture, isFullScreen = false }: ZoomPictureProps) {
  const texts = useTexts(productTexts);
  const { zoom, isZoomed, handlers } = useZoom();
  const pictureLabel = picture.alt || name;
  return (
    <Frame
      aria-label={isZoomed ? texts.zoomOut(pictureLabel) : texts.zoomIn(pictureLabel)}
      data-zoomed={isZoomed || undefined}
      data-full={isFullScreen || undefined}
      {...handlers}
    >
      <span style={{ transform: `scale(${zoom.scale})`, transformOrigin: `${zoom.x}% ${zoom.y}%` }}>
        <ProductPicture
          name={name}
          picture={picture}
          sizes={isZoomed || isFullScreen ? CLOSE : PRODUCT_PICTURE_SIZES}
          isClose={isZoomed || isFullScreen}
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
  '&[data-full]': { touchAction: 'none' },
  '&[data-zoomed]': { cursor: 'zoom-out', touchAction: 'none' },
  '& > span': { display: 'block', transition: `transform ${vars.shop.motion.quick}` },
  '& img': { pointerEvents: 'none', userSelect: 'none' },
}));
