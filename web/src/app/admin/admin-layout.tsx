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
import { ADMIN_PLACES, type AdminPlace } from './admin-places.ts';

const en = {
  navigation: 'Admin',
};
const adminTexts: Catalogue<typeof en> = { en };

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
          {ADMIN_PLACES.map((place) => (
            <Place key={place.path} place={place} />
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

/** A place, and those below it. */
function Place({ place: { path, label, places = [] } }: { place: AdminPlace }) {
  const isGroup = places.length > 0;
  return (
    <>
      <NavLink to={path} end={isGroup || path === paths.admin}>
        {label}
      </NavLink>
      {places.map((below) => (
        <NavLink key={below.path} to={below.path} data-below>
          {below.label}
        </NavLink>
      ))}
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
    '& > a[data-below]': { marginInlineStart: spacing(2), fontWeight: 400 },
  },
}));
