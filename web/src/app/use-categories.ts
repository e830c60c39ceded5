import { useTranslate } from '#lib/language/translate.ts';

import { CATEGORY_MENU } from './navigation.ts';

export function useCategories(): typeof CATEGORY_MENU {
  const translate = useTranslate();
  return CATEGORY_MENU.map((category) => ({
    ...category,
    label: translate(category.label),
    subs: category.subs.map((sub) => ({ ...sub, label: translate(sub.label) })),
  }));
}
