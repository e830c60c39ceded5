import { styled } from './theme/styled.ts';

/** The width of a page's content. */
export const PageWidth = styled('div')(({ theme: { spacing, breakpoints } }) => ({
  width: '100%',
  maxWidth: 'var(--page-width)',
  marginInline: 'auto',
  paddingInline: spacing(2),
  [breakpoints.up('sm')]: { paddingInline: spacing(3) },
}));
