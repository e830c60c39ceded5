import { styled } from '@mui/material/styles';

/**
 * The hems of seven lengths, hung over the list. They stand in the built page, so that there is something to see before
 * anybody knows which products are on the shelf. They say nothing that the words below do not say.
 */
export function CatalogueBanner() {
  return (
    <picture>
      <source media="(max-width: 599px)" type="image/avif" srcSet="/art/frieze-small.avif" />
      <source media="(max-width: 599px)" type="image/webp" srcSet="/art/frieze-small.webp" />
      <source type="image/avif" srcSet="/art/frieze.avif" />
      <Hems src="/art/frieze.webp" alt="" width={1280} height={258} fetchPriority="high" />
    </picture>
  );
}

const Hems = styled('img')(({ theme }) => ({
  width: '100%',
  height: 112,
  objectFit: 'cover',
  objectPosition: '50% 74%',
  background: '#efe6d6',
  // Its wall fades into the ground of the page.
  mask: 'linear-gradient(#000 82%, transparent)',
  [theme.breakpoints.up('sm')]: { height: 'clamp(140px, 14vw, 240px)' },
  ...theme.applyStyles('dark', { filter: 'brightness(0.82)' }),
}));
