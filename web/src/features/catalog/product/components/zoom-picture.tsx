import { CLOSE_WIDTH, hasCloseWidth, pictureFile } from '@kargha/domain/catalogue/pictures';
import type { ProductPicture as Picture } from '@kargha/domain/catalogue/product';
import { PRODUCT_PICTURE_SIZES } from '@kargha/domain/catalogue/product-frame';
import { useTexts } from '#lib/language/language.ts';
import { PlainButton } from '#ui/controls/plain-button.tsx';
import { imageUrl } from '#ui/pictures/picture-url.ts';
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
  const isClose = isZoomed || isFullScreen;
  return (
    <Frame
      aria-label={isZoomed ? texts.zoomOut(pictureLabel) : texts.zoomIn(pictureLabel)}
      data-zoomed={isZoomed || undefined}
      data-full={isFullScreen}
      {...handlers}
    >
      <span style={{ transform: `scale(${zoom.scale})`, transformOrigin: `${zoom.x}% ${zoom.y}%` }}>
        <ProductPicture
          name={name}
          picture={picture}
          sizes={isClose ? CLOSE : PRODUCT_PICTURE_SIZES}
          isFirst
        />
        {isClose && <CloseLook picture={picture} />}
      </span>
    </Frame>
  );
}

function CloseLook({ picture }: Pick<ZoomPictureProps, 'picture'>) {
  if (!hasCloseWidth(picture)) return null;
  return <img src={imageUrl(pictureFile(picture, CLOSE_WIDTH, 'webp'))} alt="" />;
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
  '&[data-full="true"]': { touchAction: 'none' },
  '&[data-zoomed]': { cursor: 'zoom-out', touchAction: 'none' },
  '& > span': {
    position: 'relative',
    display: 'block',
    transition: `transform ${vars.shop.motion.quick}`,
  },
  '& img': { pointerEvents: 'none', userSelect: 'none' },
  // Sharp on screens with two pixels per point; below it the smaller picture shows until it has loaded.
  '& > span > img': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
}));
