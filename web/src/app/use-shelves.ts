import { useSay } from '#lib/language/sentences.ts';

import { SHELVES } from './navigation.ts';

/** The shelves of the shop, named in the shopper's language. */
export function useShelves(): typeof SHELVES {
  const say = useSay();
  return SHELVES.map((shelf) => ({
    ...shelf,
    label: say(shelf.label),
    subs: shelf.subs.map((sub) => ({ ...sub, label: say(sub.label) })),
  }));
}
