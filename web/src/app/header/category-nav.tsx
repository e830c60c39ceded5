import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { Disclosure } from '#ui/controls/disclosure.tsx';
import { MenuLink } from '#ui/controls/menu-link.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { styled } from '#ui/theme/styled.ts';

import { layoutTexts } from '../layout-texts.ts';
import { PAGES } from '../navigation.ts';
import { useCategories } from '../use-categories.ts';
import { CategoryLinks } from './category-links.tsx';

export function CategoryNav() {
  const texts = useTexts(layoutTexts);
  const categories = useCategories();
  return (
    <Nav aria-label={texts.mainNavigation}>
      {categories.map((category) => (
        <Disclosure
          key={category.value}
          label={
            <>
              {category.label}
              <ChevronDownIcon size={18} />
            </>
          }
        >
          <CategoryLinks category={category} />
          <Everything to={paths.products}>{texts.allProducts}</Everything>
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
  '@media (max-width: 999px)': { '& > div > button > svg': { display: 'none' } },
}));

const PageLink = styled(MenuLink)({ width: 'auto', fontWeight: 600 });

const Everything = styled(MenuLink)(({ theme: { vars } }) => ({
  borderTop: `1px solid ${vars.palette.divider}`,
  borderRadius: 0,
  fontWeight: 600,
}));
