import { useTexts } from '#lib/language/language.ts';
import { MenuLink } from '#ui/controls/menu-link.tsx';

import { layoutTexts } from '../layout-texts.ts';
import type { useCategories } from '../use-categories.ts';

export function CategoryLinks({
  category,
}: {
  category: ReturnType<typeof useCategories>[number];
}) {
  const texts = useTexts(layoutTexts);
  return (
    <ul>
      <li>
        <MenuLink to={category.path}>{texts.all(category.label)}</MenuLink>
      </li>
      {category.subs.map((sub) => (
        <li key={sub.value}>
          <MenuLink to={sub.path}>{sub.label}</MenuLink>
        </li>
      ))}
    </ul>
  );
}
