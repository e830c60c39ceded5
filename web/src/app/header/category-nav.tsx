import { styled } from '@mui/material/styles';

import { useTexts } from '#lib/language/language.ts';
import { Disclosure } from '#ui/controls/disclosure.tsx';
import { MenuLink } from '#ui/controls/menu-link.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';

import { layoutTexts } from '../layout-texts.ts';
import { PAGES } from '../navigation.ts';
import { useShelves } from '../use-shelves.ts';
import { ShelfLinks } from './shelf-links.tsx';

/** The shelves with their collections, and the pages, for screens that have room for them. */
export function CategoryNav() {
  const texts = useTexts(layoutTexts);
  const shelves = useShelves();
  return (
    <Nav aria-label={texts.mainNavigation}>
      {shelves.map((shelf) => (
        <Disclosure
          key={shelf.value}
          label={
            <>
              {shelf.label}
              <ChevronDownIcon size={18} />
            </>
          }
        >
          <ShelfLinks shelf={shelf} />
        </Disclosure>
      ))}
      {PAGES.map((page) => (
        <PageLink key={page.path} to={page.path}>
          {texts[page.text]}
        </PageLink>
      ))}
    </Nav>
  );
}

const Nav = styled('nav')(({ theme }) => ({
  display: 'none',
  alignItems: 'center',
  [theme.breakpoints.up('md')]: { display: 'flex' },
}));

const PageLink = styled(MenuLink)({ width: 'auto', fontWeight: 600 });
