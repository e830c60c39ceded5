import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';

import { useTexts, type Catalogue } from '#lib/language/language.ts';
import { paths } from '#lib/paths.ts';
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx';
import { PageSkeleton } from '#ui/feedback/page-skeleton.tsx';

import { AccountMenu } from '../header/account-menu.tsx';
import { Wordmark } from '../header/wordmark.tsx';
import { BrokenPage } from '../layout/broken-page.tsx';
import { MAIN_ID, useArrival } from '../layout/use-arrival.ts';

const en = { navigation: 'Admin', orders: 'Orders', returns: 'Returns', products: 'Products' };
const adminTexts: Catalogue<typeof en> = { en };

/** The frame of the back office. */
export function AdminLayout() {
  const texts = useTexts(adminTexts);
  const { pathname } = useLocation();
  useArrival();
  return (
    <>
      <Bar>
        <Wordmark />
        <nav aria-label={texts.navigation}>
          <NavLink to={paths.adminOrders}>{texts.orders}</NavLink>
          <NavLink to={paths.adminReturns}>{texts.returns}</NavLink>
          <NavLink to={paths.adminProducts}>{texts.products}</NavLink>
        </nav>
        <AccountMenu />
      </Bar>
      <main id={MAIN_ID} tabIndex={-1}>
        <ErrorBoundary key={pathname} fallback={<BrokenPage />}>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
    </>
  );
}

const Bar = styled('header')(({ theme: { vars, spacing } }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 10,
  display: 'flex',
  alignItems: 'center',
  gap: spacing(1.5),
  minHeight: 64,
  paddingInline: spacing(2),
  borderBottom: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.default,
  '& > nav': { flex: 1 },
  '& > nav > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.shop.target,
    paddingInline: spacing(2),
    borderRadius: 999,
    color: 'inherit',
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& > nav > a[aria-current]': {
    background: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
  },
}));
