import { useLayoutEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { useShortcuts, type NavShortcut } from '#features/command-palette/state/use-shortcuts.ts';
import { setEnglishOnly } from '#lib/language/language-choice.ts';
import { useTexts } from '#lib/language/language.ts';
import { MAIN_ID } from '#lib/browser/page-focus.ts';
import { useCan } from '#session/state/permissions.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { SafeContent } from '#ui/feedback/safe-content.tsx';
import { MenuIcon, SearchIcon } from '#ui/icons.tsx';
import { styled } from '#ui/theme/styled.ts';
import { VISUALLY_HIDDEN } from '#ui/visually-hidden.tsx';

import { Wordmark } from '../header/wordmark.tsx';
import { SkipLink } from '../layout/skip-link.tsx';
import { useScrollAndFocus } from '../layout/use-scroll-and-focus.ts';
import { AdminMenu } from './admin-menu.tsx';
import { visibleNavigation } from './admin-navigation.ts';
import { AdminSidebar } from './admin-sidebar.tsx';
import { adminTexts } from './admin-texts.ts';
import { PagePermission } from './page-permission.tsx';
import { useBadges } from './use-badges.ts';
import { useAdminLayout } from './use-admin-layout.ts';

const AdminDrawer = lazyComponent(async () => (await import('./admin-drawer.tsx')).AdminDrawer, {
  onError: 'over',
});
const CommandPalette = lazyComponent(
  async () =>
    (await import('#features/command-palette/components/command-palette.tsx')).CommandPalette,
  { onError: 'over' },
);
const ShortcutsDialog = lazyComponent(
  async () =>
    (await import('#features/command-palette/components/shortcuts-dialog.tsx')).ShortcutsDialog,
  { onError: 'over' },
);

/** The pages that the person may open, in the order of the sidebar. */
function useNavItems() {
  const can = useCan();
  return useMemo(() => {
    const items = visibleNavigation(can).flatMap((item) => [item, ...(item.items ?? [])]);
    const shortcuts: NavShortcut[] = items.flatMap(({ key, path, label }) =>
      key === undefined ? [] : [{ key, path, label }],
    );
    return { items, shortcuts };
  }, [can]);
}

type OpenPanel = 'drawer' | 'palette' | 'shortcuts';

export function AdminLayout() {
  const texts = useTexts(adminTexts);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const badges = useBadges();
  const { items, shortcuts } = useNavItems();
  const [{ isComfortable, isCollapsed }, changeLayout] = useAdminLayout();
  const [openPanel, setOpenPanel] = useState<OpenPanel>();
  const close = () => setOpenPanel(undefined);
  useLayoutEffect(() => {
    setEnglishOnly(true);
    return () => setEnglishOnly(false);
  }, []);
  useScrollAndFocus();
  useShortcuts({
    items: shortcuts,
    onGo: (path) => void navigate(path),
    onPalette: () => setOpenPanel('palette'),
    onHelp: () => setOpenPanel('shortcuts'),
  });

  return (
    <>
      <SkipLink href={`#${MAIN_ID}`}>{texts.skip}</SkipLink>
      <Bar>
        <Opener aria-label={texts.openMenu} onClick={() => setOpenPanel('drawer')}>
          <MenuIcon />
        </Opener>
        <Wordmark />
        <Tools>
          <Button look="quiet" aria-label={texts.findName} onClick={() => setOpenPanel('palette')}>
            <SearchIcon size={20} />
            <span>{texts.find}</span>
          </Button>
          <AdminMenu
            isComfortable={isComfortable}
            onDensity={() => changeLayout({ isComfortable: !isComfortable })}
            onShortcuts={() => setOpenPanel('shortcuts')}
          />
        </Tools>
      </Bar>
      <Columns data-compact={!isComfortable || undefined} data-collapsed={isCollapsed || undefined}>
        <Side>
          <AdminSidebar
            badges={badges}
            isCollapsed={isCollapsed}
            onCollapse={() => changeLayout({ isCollapsed: !isCollapsed })}
          />
        </Side>
        <main id={MAIN_ID} tabIndex={-1}>
          <SafeContent key={pathname} hint={texts.brokenHint}>
            <PagePermission />
          </SafeContent>
        </main>
      </Columns>
      {openPanel === 'drawer' && <AdminDrawer badges={badges} onClose={close} />}
      {openPanel === 'palette' && <CommandPalette items={items} onClose={close} />}
      {openPanel === 'shortcuts' && <ShortcutsDialog items={shortcuts} onClose={close} />}
    </>
  );
}

const BAR_HEIGHT = 56;

const Bar = styled('header')(({ theme: { vars, spacing } }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 10,
  display: 'flex',
  alignItems: 'center',
  gap: spacing(0.5),
  minHeight: BAR_HEIGHT,
  paddingInline: spacing(1),
  borderBottom: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.default,
}));

const Opener = styled(IconButton)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginInlineStart: 'auto',
  '& > button': { gap: theme.spacing(1) },
}));

/** A mouse hits smaller controls than a finger, so that a screen shows more rows. At least 24 px (WCAG 2.5.8). */
const COMPACT = {
  '--kargha-shop-target': '34px',
  '--control-padding': '4px',
  '--field-height': '36px',
  '--row-padding': '1px',
  '--card-padding': '12px 14px',
  fontSize: '0.9375rem',
  lineHeight: 1.3,
  '& h1': { fontSize: '1.6rem' },
  '& table': { fontSize: '0.875rem' },
  '& td > span, & th > span': { fontSize: '0.8125rem' },
  // Filters show their labels next to them; a search field has its placeholder.
  '& [role="search"]': {
    marginBottom: 8,
    '& div:has(> label)': { gridTemplateColumns: 'auto 1fr', alignItems: 'center' },
    '& div:has(> [type="search"])': { gridTemplateColumns: '1fr', '& > label': VISUALLY_HIDDEN },
  },
};

const Columns = styled('div')(({ theme }) => ({
  // Sticky bars of a page stay below the top bar.
  '--bar-height': `${BAR_HEIGHT}px`,
  '& > main': { minWidth: 0 },
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: '232px minmax(0, 1fr)',
    alignItems: 'start',
    '&[data-collapsed]': { gridTemplateColumns: '64px minmax(0, 1fr)' },
    '@media (pointer: fine)': { '&[data-compact] > main': COMPACT },
  },
}));

const Side = styled('div')(({ theme: { vars, breakpoints } }) => ({
  display: 'none',
  [breakpoints.up('md')]: {
    display: 'block',
    position: 'sticky',
    insetBlockStart: BAR_HEIGHT,
    height: `calc(100dvh - ${BAR_HEIGHT}px)`,
    overflowY: 'auto',
    borderInlineEnd: `1px solid ${vars.palette.divider}`,
  },
}));
