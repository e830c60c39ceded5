import { useTranslate } from '#lib/language/translate.ts';

import { SHELVES } from './navigation.ts';

/** The shelves of the shop, named in the shopper's language. */
export function useShelves(): typeof SHELVES {
  const translate = useTranslate();
  return SHELVES.map((shelf) => ({
    ...shelf,
    label: translate(shelf.label),
    subs: shelf.subs.map((sub) => ({ ...sub, label: translate(sub.label) })),
  }));
}
