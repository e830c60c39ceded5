import { PictureFrame } from '#ui/pictures/picture-frame.tsx';

interface HeroPictureProps {
  /** The one that everybody sees first; its copies wait until they come near the screen. */
  isFirst: boolean;
}

/**
 * The shop's own picture at the head of the first column. It stands in the built page, so that it is on its way before
 * anybody knows which pieces are reduced today. It says nothing that the words beside it do not say.
 */
export function HeroPicture({ isFirst }: HeroPictureProps) {
  return (
    <PictureFrame style={{ background: '#ded2bf' }}>
      <picture>
        <source type="image/avif" srcSet="/art/hero.avif" />
        <img
          src="/art/hero.webp"
          alt=""
          width={400}
          height={500}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
        />
      </picture>
    </PictureFrame>
  );
}
