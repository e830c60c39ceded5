import { cartItem } from '@kargha/domain/shopping/cart';
import type { CardProduct } from '@kargha/domain/catalogue/card-product';
import type { LineOptions } from '@kargha/domain/shopping/line-options';
import { hasOptions } from '@kargha/domain/shopping/line-ref';
import { WishlistHeart } from '#features/wishlist/components/wishlist-heart.tsx';
import { smallPictureUrl } from '#ui/pictures/picture-url.ts';

interface CardHeartProps {
  product: CardProduct;
  /** chosen so far; they are kept with the wish */
  options?: LineOptions;
}

export function CardHeart({ product, options }: CardHeartProps) {
  const { id, name, nameHindi, price, originalPrice, image, origin } = cartItem(
    product,
    smallPictureUrl(product),
  );
  const { category } = product;
  const more = {
    ...(nameHindi !== undefined && { nameHindi }),
    ...(hasOptions(options) && { options }),
  };
  return (
    <WishlistHeart item={{ id, name, ...more, price, originalPrice, image, category, origin }} />
  );
}
