import { CategoryNav } from './category-nav.tsx';
import { HeaderSearch } from './header-search.tsx';

/** Between the shop's name and the buttons, where there is room. */
export function WideHeader() {
  return (
    <>
      <CategoryNav />
      <HeaderSearch />
    </>
  );
}
