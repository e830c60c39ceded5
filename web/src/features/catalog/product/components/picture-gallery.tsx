import { useState, type KeyboardEvent } from 'react';

import type {
  ProductPicture as Picture,
  ProductVideo as Video,
} from '@kargha/domain/catalogue/product';
import { useTexts } from '#lib/language/language.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { icon } from '#ui/icons.tsx';
import { ProductPicture } from '#ui/pictures/product-picture.tsx';
import { styled } from '#ui/theme/styled.ts';

import { productTexts } from '../../product-texts.ts';
import { PictureThumbnails } from './picture-thumbnails.tsx';
import { ZoomPicture } from './zoom-picture.tsx';

const Lightbox = lazyComponent(async () => (await import('./lightbox.tsx')).Lightbox, {
  onError: 'over',
});

const ProductVideo = lazyComponent(async () => (await import('./product-video.tsx')).ProductVideo, {
  onError: 'in-place',
});

const ExpandIcon = icon(<path d="M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5" />);

interface PictureGalleryProps {
  name: string;
  pictures: readonly Picture[];
  /** path of the picture to show first; otherwise the first one */
  start?: string | null | undefined;
  video?: Video | null | undefined;
}

export function PictureGallery({ name, pictures, start, video }: PictureGalleryProps) {
  const texts = useTexts(productTexts);
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      pictures.findIndex(({ path }) => path === start),
    ),
  );
  const [isLarge, setIsLarge] = useState(false);
  const [isVideo, setIsVideo] = useState(false);
  const picture = pictures[at];
  if (!picture) return <ProductPicture name={name} picture={undefined} sizes="94vw" />;

  function show(shown: number | 'video') {
    setIsVideo(shown === 'video');
    if (shown !== 'video') setAt(shown);
  }

  function turn(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const next = at + (step ?? 0);
    if (!step || !pictures[next]) return;
    event.preventDefault();
    show(next);
  }

  return (
    <div role="group" aria-label={texts.pictures} onKeyDown={turn}>
      {isVideo && video ? (
        <VideoPlace onKeyDown={(event) => event.stopPropagation()}>
          <ProductVideo name={name} video={video} />
        </VideoPlace>
      ) : (
        <Large>
          <ZoomPicture key={picture.path} name={name} picture={picture} />
          <IconButton
            aria-label={texts.fullScreen}
            aria-haspopup="dialog"
            onPointerEnter={() => void Lightbox.preload()}
            onClick={() => setIsLarge(true)}
          >
            <ExpandIcon size={20} />
          </IconButton>
        </Large>
      )}
      <PictureThumbnails
        {...{ name, pictures }}
        poster={video?.poster}
        shown={isVideo ? 'video' : at}
        onShow={show}
        onNearVideo={() => void ProductVideo.preload()}
      />
      {isLarge && (
        <Lightbox {...{ name, pictures, at }} onTurn={setAt} onClose={() => setIsLarge(false)} />
      )}
    </div>
  );
}

const Large = styled('div')(({ theme: { vars, spacing } }) => ({
  position: 'relative',
  '& > button:last-child': {
    position: 'absolute',
    insetBlockEnd: spacing(1),
    insetInlineEnd: spacing(1),
    background: vars.palette.background.paper,
  },
}));

/** As high as a picture, so that nothing moves while the player loads. The arrow keys are the player's. */
const VideoPlace = styled('div')({ aspectRatio: '4 / 5' });
