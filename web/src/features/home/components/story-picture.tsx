import type { StoryPicture as Picture } from '@kargha/domain/people/story';
import { imageUrl } from '#ui/pictures/picture-url.ts';
import { styled } from '#ui/theme/styled.ts';

/** One of the shop's pictures or a photo from the author, in 3:2. */
export function StoryPicture({ picture: { path, alt, color } }: { picture: Picture }) {
  const isOwn = path.startsWith('/art/');
  return (
    <Frame style={{ background: color }}>
      {isOwn && <source type="image/avif" srcSet={`${path}.avif`} />}
      <img
        src={isOwn ? `${path}.webp` : imageUrl(path)}
        alt={alt}
        width={960}
        height={640}
        loading="lazy"
        decoding="async"
      />
    </Frame>
  );
}

const Frame = styled('picture')(({ theme: { vars } }) => ({
  display: 'block',
  alignSelf: 'stretch',
  overflow: 'hidden',
  aspectRatio: '3 / 2',
  borderRadius: vars.shop.radius.picture,
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
}));
