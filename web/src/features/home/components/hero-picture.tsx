import { PictureFrame } from '#ui/pictures/picture-frame.tsx';

interface HeroPictureProps {
  /** The copies in the endless column load lazily. */
  isFirst: boolean;
}

/**
 * The shop's own picture in the first column. It is in the prerendered page, so that it loads before the products
 * on sale are known. Decorative.
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
