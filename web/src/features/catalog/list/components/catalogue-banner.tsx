import { styled } from '#ui/theme/styled.ts';

/**
 * Decorative banner over the product list. It is in the prerendered page, so that something is painted before the
 * products load.
 */
export function CatalogueBanner() {
  return (
    <picture>
      <source media="(max-width: 599px)" type="image/avif" srcSet="/art/frieze-small.avif" />
      <source media="(max-width: 599px)" type="image/webp" srcSet="/art/frieze-small.webp" />
      <source type="image/avif" srcSet="/art/frieze.avif" />
      <BannerPicture src="/art/frieze.webp" alt="" width={1280} height={258} fetchPriority="high" />
    </picture>
  );
}

const BannerPicture = styled('img')(({ theme }) => ({
  width: '100%',
  height: 112,
  objectFit: 'cover',
  objectPosition: '50% 74%',
  background: '#efe6d6',
  mask: 'linear-gradient(#000 82%, transparent)',
  [theme.breakpoints.up('sm')]: { height: 'clamp(140px, 14vw, 240px)' },
  ...theme.applyStyles('dark', { filter: 'brightness(0.82)' }),
}));
