import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { Link } from '#ui/controls/link.tsx';
import { SHOP_NAME } from '#ui/page.tsx';
import { styled } from '#ui/theme/styled.ts';

import { layoutTexts } from '../layout-texts.ts';

export function Wordmark() {
  const texts = useTexts(layoutTexts);
  return (
    <Name to={paths.home} aria-label={texts.home}>
      <svg width="26" height="26" viewBox="0 0 26 26" fill="none" aria-hidden="true">
        <path d="M4 2v22M10 2v22M16 2v22M22 2v22" stroke="currentColor" strokeWidth="1.6" />
        <path
          d="M1 9h6m6 0h6M7 14h6m6 0h6M1 19h6m6 0h6"
          stroke="var(--kargha-palette-shop-thread)"
          strokeWidth="3"
        />
      </svg>
      {SHOP_NAME}
    </Name>
  );
}

const Name = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: theme.vars.shop.target,
  paddingInline: theme.spacing(0.5),
  borderRadius: theme.vars.shop.radius.control,
  color: theme.vars.palette.primary.main,
  fontFamily: theme.typography.h1.fontFamily ?? 'serif',
  fontSize: '1.5rem',
  fontWeight: 620,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
  '@media (max-width: 399px)': {
    gap: theme.spacing(0.5),
    paddingInline: 2,
    '& > svg': { width: 20 },
  },
}));
