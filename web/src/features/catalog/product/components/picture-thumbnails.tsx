import type { ProductPicture as Picture } from '@kargha/domain/catalogue/product';
import { useTexts } from '#lib/language/language.ts';
import { PlainButton } from '#ui/controls/plain-button.tsx';
import { icon } from '#ui/icons.tsx';
import { ProductPicture } from '#ui/pictures/product-picture.tsx';
import { styled } from '#ui/theme/styled.ts';

import { productTexts } from '../../product-texts.ts';

const PlayIcon = icon(<path d="M8 5v14l11-7z" fill="currentColor" />);

interface PictureThumbnailsProps {
  name: string;
  pictures: readonly Picture[];
  /** of the video, after the pictures; undefined without one */
  poster: Picture | undefined;
  /** place of the picture that is shown; 'video' for the video */
  shown: number | 'video';
  onShow: (shown: number | 'video') => void;
  onNearVideo: () => void;
}

/** Nothing when there is nothing to choose from. */
export function PictureThumbnails(props: PictureThumbnailsProps) {
  const { name, pictures, poster, shown, onShow, onNearVideo } = props;
  const texts = useTexts(productTexts);
  if (pictures.length < 2 && !poster) return null;
  return (
    <Row>
      {pictures.map((one, index) => (
        <PlainButton
          key={one.path}
          aria-label={texts.pictureOf(index + 1, pictures.length)}
          aria-current={index === shown || undefined}
          onClick={() => onShow(index)}
        >
          <ProductPicture name={name} picture={one} sizes="72px" />
        </PlainButton>
      ))}
      {poster && (
        <PlainButton
          aria-label={texts.playVideo}
          aria-current={shown === 'video' || undefined}
          onPointerEnter={onNearVideo}
          onClick={() => onShow('video')}
        >
          <ProductPicture name={name} picture={poster} sizes="72px" />
          <PlayIcon size={28} />
        </PlainButton>
      )}
    </Row>
  );
}

const Row = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  // Six in a row also on a phone, each large enough for a finger.
  gridTemplateColumns: 'repeat(6, minmax(0, 72px))',
  gap: spacing(1),
  marginTop: spacing(1),
  '& > button': {
    position: 'relative',
    padding: 2,
    border: '2px solid transparent',
    borderRadius: vars.shop.radius.picture,
    background: 'transparent',
    cursor: 'pointer',
  },
  '& > button[aria-current]': { borderColor: vars.palette.primary.main },
  '& > button > svg': {
    position: 'absolute',
    inset: 0,
    margin: 'auto',
    padding: 4,
    borderRadius: 999,
    background: vars.palette.background.paper,
    color: vars.palette.text.primary,
  },
}));
