import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { useTexts } from '#lib/language/language.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

import { ADMIN_NAVIGATION, findNavItem, type AdminNavItem } from './admin-navigation.ts';
import { adminTexts } from './admin-texts.ts';
import type { Badges } from './use-badges.ts';

export function AdminSidebar({ badges }: { badges: Badges }) {
  const texts = useTexts(adminTexts);
  const { pathname } = useLocation();
  const currentItem = findNavItem(pathname);
  const currentState = (item: AdminNavItem) => {
    if (item !== currentItem) return undefined;
    return pathname === item.path ? 'page' : 'true';
  };
  return (
    <NavList aria-label={texts.navigation}>
      <ul>
        {ADMIN_NAVIGATION.map((item) => (
          <Fragment key={item.path}>
            {item.heading && <Heading>{item.heading}</Heading>}
            <li>
              <NavLink item={item} current={currentState(item)} badges={badges} />
              {item.items && (
                <ul>
                  {item.items.map((child) => (
                    <li key={child.path}>
                      <NavLink item={child} current={currentState(child)} badges={badges} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          </Fragment>
        ))}
      </ul>
    </NavList>
  );
}

interface NavLinkProps {
  item: AdminNavItem;
  /** 'page' on the entry's own page, 'true' on a page below it */
  current: 'page' | 'true' | undefined;
  badges: Badges;
}

function NavLink({ item, current, badges }: NavLinkProps) {
  return (
    <Link to={item.path} aria-current={current}>
      {item.label}
      {item.badge && <Badge kind={item.badge} count={badges[item.badge]} />}
    </Link>
  );
}

const MAX_BADGE = 99;

function Badge({ kind, count }: { kind: keyof Badges; count: number }) {
  const texts = useTexts(adminTexts);
  if (count === 0) return null;
  return (
    <Count>
      <span aria-hidden="true">{count > MAX_BADGE ? `${MAX_BADGE}+` : count}</span>
      <VisuallyHidden>{`, ${texts[kind](count)}`}</VisuallyHidden>
    </Count>
  );
}

const NavList = styled('nav')(({ theme: { vars, spacing } }) => ({
  padding: spacing(2),
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& ul ul': { marginInlineStart: spacing(2) },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: spacing(1),
    minHeight: vars.shop.target,
    paddingInline: spacing(1.5),
    borderRadius: vars.shop.radius.control,
    color: 'inherit',
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& ul ul a': { fontWeight: 400 },
  '& a:hover': { background: vars.palette.shop.well },
  '& a[aria-current]': {
    background: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
  },
}));

const Heading = styled('li')(({ theme: { vars, spacing } }) => ({
  padding: spacing(2, 1.5, 0.5),
  color: vars.palette.text.secondary,
  fontSize: '0.8125rem',
  fontWeight: 600,
}));

const Count = styled('span')(({ theme: { vars, spacing } }) => ({
  minWidth: 26,
  padding: spacing(0, 1),
  borderRadius: 999,
  background: vars.palette.shop.waiting,
  color: vars.palette.shop.onWaiting,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.7,
  textAlign: 'center',
}));
