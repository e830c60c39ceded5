import { useState, type ReactNode } from 'react';

import { selectItemCount, useCartStore } from '#features/cart/state/cart-store.ts';
import { selectWishlistCount, useWishlistStore } from '#features/wishlist/state/wishlist-store.ts';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { IconButton, IconLink } from '#ui/controls/icon-button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { nearbyComponent } from '#ui/feedback/nearby-component.tsx';
import { BagIcon, HeartIcon, MenuIcon, SearchIcon } from '#ui/icons.tsx';
import { styled } from '#ui/theme/styled.ts';

import { layoutTexts } from '../layout-texts.ts';
import { AccountMenu } from './account-menu.tsx';
import { Wordmark } from './wordmark.tsx';

const MenuDrawer = lazyComponent(async () => (await import('./menu-drawer.tsx')).MenuDrawer, {
  onError: 'over',
});

export const WIDE_HEADER = 'wide-header';

/** Phones have these in the menu. */
export const WideHeader = nearbyComponent(
  async () => (await import('./wide-header.tsx')).WideHeader,
);

export function ShopHeader() {
  const texts = useTexts(layoutTexts);
  const cartCount = useCartStore(selectItemCount);
  const wishlistCount = useWishlistStore(selectWishlistCount);
  const [drawer, setDrawer] = useState<'never' | 'open' | 'search' | 'closed'>('never');

  return (
    <Bar>
      <Inner>
        <PhoneOnly>
          <IconButton
            aria-label={texts.openMenu}
            aria-haspopup="dialog"
            onPointerEnter={() => void MenuDrawer.preload()}
            onClick={() => setDrawer('open')}
          >
            <MenuIcon />
          </IconButton>
        </PhoneOnly>
        <Wordmark />
        <WideHeader part={WIDE_HEADER} />
        <Actions>
          <PhoneSearch
            aria-label={texts.search}
            aria-haspopup="dialog"
            onClick={() => setDrawer('search')}
          >
            <SearchIcon />
          </PhoneSearch>
          <CountLink to={paths.wishlist} name={texts.wishlist(wishlistCount)} count={wishlistCount}>
            <HeartIcon />
          </CountLink>
          <CountLink to={paths.cart} name={texts.cart(cartCount)} count={cartCount}>
            <BagIcon />
          </CountLink>
          <AccountMenu />
        </Actions>
      </Inner>
      {drawer !== 'never' && (
        <MenuDrawer
          isOpen={drawer !== 'closed'}
          isForSearch={drawer === 'search'}
          onClose={() => setDrawer('closed')}
        />
      )}
    </Bar>
  );
}

interface CountLinkProps {
  to: string;
  name: string;
  count: number;
  children: ReactNode;
}

const MAX_SHOWN = 99;

function CountLink({ to, name, count, children }: CountLinkProps) {
  return (
    <IconLink to={to} aria-label={name}>
      {children}
      {count > 0 && (
        <Badge key={count} aria-hidden="true">
          {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
        </Badge>
      )}
    </IconLink>
  );
}

const Badge = styled('span')(({ theme: { vars } }) => ({
  position: 'absolute',
  insetBlockStart: 3,
  insetInlineEnd: 1,
  minWidth: 19,
  padding: '0 5px',
  borderRadius: 999,
  background: vars.palette.secondary.main,
  color: vars.palette.secondary.contrastText,
  fontSize: '0.75rem',
  fontWeight: 700,
  lineHeight: '19px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
}));

const Bar = styled('header')(({ theme: { vars } }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 10,
  borderBottom: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.default,
}));

const Inner = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  maxWidth: theme.vars.shop.pageWidth,
  minHeight: 64,
  marginInline: 'auto',
  // Buttons reach the edge on the smallest phones.
  paddingInline: `${theme.spacing(1)} min(${theme.spacing(1)}, 100vw - 320px)`,
  // With large text the buttons wrap below the shop's name.
  flexWrap: 'wrap',
  [theme.breakpoints.up('md')]: {
    minHeight: 76,
    paddingInline: theme.spacing(3),
  },
  [theme.breakpoints.up('lg')]: { gap: theme.spacing(1.5) },
}));

const PhoneOnly = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

/** No room on the smallest phones, whose menu has the search too. */
const PhoneSearch = styled(IconButton)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { display: 'none' },
  '@media (max-width: 359px)': { display: 'none' },
}));

const Actions = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
  // The search before them is at the end of the row.
  [breakpoints.between('md', 'lg')]: { marginInlineStart: 0 },
}));
