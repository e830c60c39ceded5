import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { openAuthDialog } from '#session/state/auth-dialog-store.ts';
import { useSession } from '#session/state/session-store.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { MenuLink, MenuButton } from '#ui/controls/menu-link.tsx';
import { SideDrawer } from '#ui/dialog/side-drawer.tsx';
import { ChevronDownIcon, CloseIcon } from '#ui/icons.tsx';
import { styled } from '#ui/theme/styled.ts';

import { layoutTexts } from '../layout-texts.ts';
import { LanguageSwitch } from '../footer/language-switch.tsx';
import { PAGES, type NavigationEntry, accountEntries } from '../navigation.ts';
import { useCategories } from '../use-categories.ts';
import { SearchForm } from './header-search.tsx';
import { CategoryLinks } from './category-links.tsx';

const MORE_PAGES: readonly NavigationEntry[] = [
  ...PAGES,
  { path: paths.trackOrder, text: 'trackOrder' },
  { path: paths.bulkOrders, text: 'bulkOrders' },
];

interface MenuDrawerProps {
  isOpen: boolean;
  isForSearch: boolean;
  onClose: () => void;
}

export function MenuDrawer({ isOpen, isForSearch, onClose }: MenuDrawerProps) {
  const texts = useTexts(layoutTexts);
  const categories = useCategories();
  return (
    <SideDrawer open={isOpen} onClose={onClose} label={texts.menu}>
      <Sheet
        ref={isForSearch ? focusSearch : undefined}
        aria-label={texts.mainNavigation}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) onClose();
        }}
      >
        <Close aria-label={texts.closeMenu} onClick={onClose}>
          <CloseIcon />
        </Close>
        <SearchForm onSearch={onClose} />
        <Strong to={paths.products}>{texts.allProducts}</Strong>
        {categories.map((category) => (
          <Category key={category.value}>
            <summary aria-label={texts.showSub(category.label)}>
              {category.label}
              <ChevronDownIcon size={20} />
            </summary>
            <CategoryLinks category={category} />
          </Category>
        ))}
        {MORE_PAGES.map((page) => (
          <Strong key={page.path} to={page.path}>
            {texts[page.text]}
          </Strong>
        ))}
        <DrawerAccount onClose={onClose} />
        <LanguageSwitch />
      </Sheet>
    </SideDrawer>
  );
}

interface DrawerAccountProps {
  onClose: () => void;
}

function DrawerAccount({ onClose }: DrawerAccountProps) {
  const texts = useTexts(layoutTexts);
  const session = useSession();

  function open(tab: 'signin' | 'signup') {
    onClose();
    openAuthDialog(tab);
  }

  if (session.status === 'signed-in') {
    return (
      <Group role="group" aria-label={texts.account}>
        {accountEntries(session.profile.role)
          .filter(({ text }) => text !== 'trackOrder')
          .map(({ path, text }) => (
            <MenuLink key={path} to={path}>
              {texts[text]}
            </MenuLink>
          ))}
      </Group>
    );
  }
  if (session.status !== 'signed-out') return null;
  return (
    <Group role="group" aria-label={texts.account}>
      <MenuButton aria-haspopup="dialog" onClick={() => open('signin')}>
        {texts.login}
      </MenuButton>
      <MenuButton aria-haspopup="dialog" onClick={() => open('signup')}>
        {texts.signUp}
      </MenuButton>
    </Group>
  );
}

const Group = styled('div')(({ theme }) => ({
  display: 'grid',
  marginTop: theme.spacing(1),
  paddingTop: theme.spacing(1),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontWeight: 600,
}));

function focusSearch(sheet: HTMLElement | null): void {
  sheet?.querySelector('input')?.focus({ preventScroll: true });
}

const Sheet = styled('nav')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(0.5),
  width: 'min(88vw, 360px)',
  padding: theme.spacing(2),
}));

const Close = styled(IconButton)({ justifySelf: 'end' });

const Strong = styled(MenuLink)({ fontWeight: 600, minHeight: 56 });

const Category = styled('details')(({ theme: { vars, spacing } }) => ({
  '& > summary': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    minHeight: 48,
    padding: spacing(0.5, 1.5),
    borderRadius: vars.shop.radius.control,
    fontWeight: 600,
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > ul': { paddingInlineStart: spacing(2), paddingBottom: spacing(1) },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
}));
