import { styled } from '../theme/styled.ts';

export const PictureFrame = styled('div')(({ theme: { vars } }) => ({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '4 / 5',
  borderRadius: vars.shop.radius.picture,
  background: vars.palette.shop.well,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

/** Cloth pattern for a missing or broken picture. */
export const BareCloth = styled('div')(({ theme: { vars } }) => {
  const thread = `color-mix(in srgb, ${vars.palette.shop.thread} 9%, transparent)`;
  return {
    position: 'absolute',
    inset: 0,
    background: `repeating-linear-gradient(0deg, ${thread} 0 1px, transparent 1px 7px),
      repeating-linear-gradient(90deg, ${thread} 0 1px, transparent 1px 7px)`,
  };
});
