import { styled } from '#ui/theme/styled.ts';

/** One of several things of a product, such as a measurement or a mark. */
export const RowFrame = styled('fieldset')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: spacing(1),
  minWidth: 0,
  margin: 0,
  padding: spacing(2),
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shop.radius.control,
  '& > div, & > fieldset': { width: '100%' },
  '& > legend': { paddingInline: spacing(0.5), fontWeight: 600 },
  '& > p': { fontSize: '0.875rem', color: vars.palette.text.secondary },
}));
