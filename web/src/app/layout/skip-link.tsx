import { styled } from '#ui/theme/styled.ts';

export const SkipLink = styled('a')(({ theme: { vars, spacing } }) => ({
  position: 'fixed',
  insetBlockStart: spacing(1),
  insetInlineStart: spacing(1),
  zIndex: 30,
  padding: spacing(1.25, 2),
  borderRadius: vars.shop.radius.control,
  background: vars.palette.primary.main,
  color: vars.palette.primary.contrastText,
  fontWeight: 600,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
}));
