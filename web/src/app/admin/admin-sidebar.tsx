import { Fragment } from 'react';
import { useLocation } from 'react-router-dom';

import type { Badges } from '@kargha/domain/reports/badge-endpoints';
import { useTexts } from '#lib/language/language.ts';
import { useCan } from '#session/state/permissions.ts';
import { Link } from '#ui/controls/link.tsx';
import { PlainButton } from '#ui/controls/plain-button.tsx';
import { styled } from '#ui/theme/styled.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

import { ADMIN_ICONS, CollapseIcon } from './admin-icons.tsx';
import { findNavItem, visibleNavigation } from './admin-navigation.ts';
import type { AdminNavItem } from './admin-page.ts';
import { adminTexts } from './admin-texts.ts';

interface AdminSidebarProps {
  badges: Badges;
  /** icons without labels; only where there is a button for it */
  isCollapsed?: boolean;
  onCollapse?: () => void;
}

export function AdminSidebar({ badges, isCollapsed = false, onCollapse }: AdminSidebarProps) {
  const texts = useTexts(adminTexts);
  const { pathname } = useLocation();
  const currentPath = findNavItem(pathname)?.path;
  const can = useCan();
  const look = { badges, isCollapsed };
  const currentState = (item: AdminNavItem) => {
    if (item.path !== currentPath) return undefined;
    return pathname === item.path ? 'page' : 'true';
  };
  return (
    <NavList aria-label={texts.navigation} data-collapsed={isCollapsed || undefined}>
      <ul>
        {visibleNavigation(can).map((item) => (
          <Fragment key={item.path}>
            {item.heading && <Heading>{item.heading}</Heading>}
            <li data-open={isSectionOf(item, currentPath) || undefined}>
              <NavLink item={item} current={currentState(item)} {...look} />
              {item.items && item.items.length > 0 && (
                <ul>
                  {item.items.map((child) => (
                    <li key={child.path}>
                      <NavLink item={child} current={currentState(child)} {...look} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          </Fragment>
        ))}
      </ul>
      {onCollapse && (
        <Collapse
          aria-expanded={!isCollapsed}
          title={isCollapsed ? texts.expand : undefined}
          onClick={onCollapse}
        >
          <CollapseIcon size={20} />
          <span>{isCollapsed ? texts.expand : texts.collapse}</span>
        </Collapse>
      )}
    </NavList>
  );
}

/** Whether the current page is the entry's own or one below it. */
function isSectionOf({ path, items = [] }: AdminNavItem, current: string | undefined): boolean {
  return path === current || items.some((child) => child.path === current);
}

interface NavLinkProps {
  item: AdminNavItem;
  /** 'page' on the entry's own page, 'true' on a page below it */
  current: 'page' | 'true' | undefined;
  badges: Badges;
  isCollapsed: boolean;
}

function isTopLevel(label: string): label is keyof typeof ADMIN_ICONS {
  return label in ADMIN_ICONS;
}

function NavLink({ item, current, badges, isCollapsed }: NavLinkProps) {
  const Icon = isTopLevel(item.label) ? ADMIN_ICONS[item.label] : undefined;
  return (
    <Link to={item.path} aria-current={current} title={isCollapsed ? item.label : undefined}>
      {Icon && <Icon size={20} />}
      <span>{item.label}</span>
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

/** On wide screens only the current section shows what is below it, so that all sections fit into 900 px. */
const NavList = styled('nav')(({ theme: { vars, spacing, breakpoints } }) => ({
  padding: spacing(1),
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& ul ul': { marginInlineStart: spacing(4) },
  '& :is(a, button)': {
    display: 'flex',
    alignItems: 'center',
    gap: spacing(1.25),
    width: '100%',
    minHeight: vars.shop.target,
    paddingInline: spacing(1.25),
    borderRadius: vars.shop.radius.control,
    color: 'inherit',
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& ul ul a': { fontWeight: 400 },
  '& a > span:first-of-type': { flex: 1 },
  '& svg': { flex: 'none', opacity: 0.8 },
  '& a:hover': { background: vars.palette.shop.well },
  '& a[aria-current]': {
    background: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
  },
  [breakpoints.up('md')]: {
    '& li:not([data-open]) > ul': { display: 'none' },
    '@media (pointer: fine)': {
      fontSize: '0.9375rem',
      lineHeight: 1.3,
      '& :is(a, button)': { minHeight: 29 },
      '& ul ul a': { minHeight: 25 },
    },
    '&[data-collapsed]': {
      '& ul ul, & :is(a, button) > span:first-of-type': { display: 'none' },
      '& li:not(:has(a))': { height: 1, padding: 0, margin: spacing(1), overflow: 'hidden' },
      '& :is(a, button)': { position: 'relative', minHeight: 40, justifyContent: 'center' },
      '& a > span:last-of-type': {
        position: 'absolute',
        insetBlockStart: 0,
        insetInlineEnd: 0,
        minWidth: 0,
        fontSize: '0.6875rem',
      },
      '& button > svg': { transform: 'scaleX(-1)' },
    },
  },
}));

const Collapse = styled(PlainButton)(({ theme: { vars, spacing, breakpoints } }) => ({
  border: 0,
  marginTop: spacing(1),
  background: 'transparent',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&&': { color: vars.palette.text.secondary },
  '&:hover': { background: vars.palette.shop.well },
  [breakpoints.down('md')]: { display: 'none !important' },
}));

const Heading = styled('li')(({ theme: { vars, spacing } }) => ({
  padding: spacing(1, 1.25, 0.25),
  borderTop: `1px solid ${vars.palette.divider}`,
  marginTop: spacing(0.75),
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
