import type { WishlistItem } from '@kargha/domain/shopping/wishlist';
import { useTexts } from '#lib/language/language.ts';
import { useLocalized } from '#lib/language/localized-text.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { FilledHeartIcon, HeartIcon } from '#ui/icons.tsx';
import { styled } from '#ui/theme/styled.ts';

import { toggle, useIsInWishlist } from '../state/wishlist-store.ts';
import { wishlistTexts } from '../wishlist-texts.ts';

export function WishlistHeart({ item }: { item: WishlistItem }) {
  const texts = useTexts(wishlistTexts);
  const { text: name } = useLocalized(item.name, item.nameHindi);
  const isOn = useIsInWishlist(item.id);
  return (
    <Heart aria-label={isOn ? texts.remove(name) : texts.add(name)} onClick={() => toggle(item)}>
      {isOn ? <FilledHeartIcon /> : <HeartIcon />}
    </Heart>
  );
}

const Heart = styled(IconButton)(({ theme }) => ({
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.secondary.main,
}));
