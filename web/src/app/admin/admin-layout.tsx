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

const en = {
  navigation: 'Admin',
  home: 'Home',
  orders: 'Orders',
  returns: 'Returns',
  products: 'Products',
  users: 'Users',
};
const adminTexts: Catalogue<typeof en> = { en };

const ENTRIES = [
  { path: paths.admin, name: 'home' },
  { path: paths.adminOrders, name: 'orders' },
  { path: paths.adminReturns, name: 'returns' },
  { path: paths.adminProducts, name: 'products' },
  { path: paths.users, name: 'users' },
] as const;

/** The frame of the back office: its places at the side, on phones in a row that scrolls. */
export function AdminLayout() {
  const texts = useTexts(adminTexts);
  const { pathname } = useLocation();
  useArrival();
  return (
    <>
      <Bar>
        <Wordmark />
        <AccountMenu />
      </Bar>
      <Columns>
        <Places aria-label={texts.navigation}>
          {ENTRIES.map(({ path, name }) => (
            <NavLink key={path} to={path} end={path === paths.admin}>
              {texts[name]}
            </NavLink>
          ))}
        </Places>
        <main id={MAIN_ID} tabIndex={-1}>
          <ErrorBoundary key={pathname} fallback={<BrokenPage />}>
            <Suspense fallback={<PageSkeleton />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </main>
      </Columns>
    </>
  );
}

const BAR_HEIGHT = 64;

const Bar = styled('header')(({ theme: { vars, spacing } }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 10,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: BAR_HEIGHT,
  paddingInline: spacing(2),
  borderBottom: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.default,
}));

const Columns = styled('div')(({ theme }) => ({
  '& > main': { minWidth: 0 },
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: '200px minmax(0, 1fr)',
    alignItems: 'start',
  },
}));

const Places = styled('nav')(({ theme: { vars, spacing, breakpoints } }) => ({
  display: 'flex',
  gap: spacing(0.5),
  overflowX: 'auto',
  padding: spacing(1, 2),
  borderBottom: `1px solid ${vars.palette.divider}`,
  '& > a': {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    minHeight: vars.shop.target,
    paddingInline: spacing(2),
    borderRadius: 999,
    color: 'inherit',
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& > a:hover': { background: vars.palette.shop.well },
  '& > a[aria-current]': {
    background: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
  },
  [breakpoints.up('md')]: {
    position: 'sticky',
    insetBlockStart: BAR_HEIGHT,
    flexDirection: 'column',
    minHeight: `calc(100dvh - ${BAR_HEIGHT}px)`,
    padding: spacing(2),
    borderBottom: 0,
    borderInlineEnd: `1px solid ${vars.palette.divider}`,
  },
}));
