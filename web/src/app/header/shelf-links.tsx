import { useTexts } from '#lib/language/language.ts';
import { MenuLink } from '#ui/controls/menu-link.tsx';

import { layoutTexts } from '../layout-texts.ts';
import type { useShelves } from '../use-shelves.ts';

/** A shelf as a whole, and each of its collections. */
export function ShelfLinks({ shelf }: { shelf: ReturnType<typeof useShelves>[number] }) {
  const texts = useTexts(layoutTexts);
  return (
    <ul>
      <li>
        <MenuLink to={shelf.path}>{texts.all(shelf.label)}</MenuLink>
      </li>
      {shelf.subs.map((sub) => (
        <li key={sub.value}>
          <MenuLink to={sub.path}>{sub.label}</MenuLink>
        </li>
      ))}
    </ul>
  );
}
