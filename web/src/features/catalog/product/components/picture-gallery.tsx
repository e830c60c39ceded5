import { useState, type KeyboardEvent } from 'react';

import type { ProductPicture as Picture } from '@kargha/domain/catalogue/product';
import { useTexts } from '#lib/language/language.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { PlainButton } from '#ui/controls/plain-button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { icon } from '#ui/icons.tsx';
import { ProductPicture } from '#ui/pictures/product-picture.tsx';
import { styled } from '#ui/theme/styled.ts';

import { productTexts } from '../../product-texts.ts';
import { ZoomPicture } from './zoom-picture.tsx';

const Lightbox = lazyComponent(async () => (await import('./lightbox.tsx')).Lightbox, {
  onError: 'over',
});

const ExpandIcon = icon(<path d="M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5" />);

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
  const [isLarge, setIsLarge] = useState(false);
  const close = () => setIsLarge(false);
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
      {isLarge && (
        <Lightbox name={name} pictures={pictures} at={at} onTurn={setAt} onClose={close} />
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
