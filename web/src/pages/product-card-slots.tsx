import { cartItem } from '@kargha/domain/cart';
import type { Product } from '@kargha/domain/product';
import { AddToCartButton } from '#features/cart/components/add-to-cart-button.tsx';
import { WishlistHeart } from '#features/wishlist/components/wishlist-heart.tsx';
import { smallPictureUrl } from '#ui/pictures/picture-address.ts';

/** Add to Cart for any product that a page shows. */
export function CardAction({ product }: { product: Product }) {
  const item = cartItem(product, smallPictureUrl(product));
  return <AddToCartButton item={item} isBuyable={isOnSale(product) && item.inStock === true} />;
}

/** The wishlist heart for any product that a page shows. */
export function CardHeart({ product }: { product: Product }) {
  const { id, name, price, originalPrice, image, origin } = cartItem(
    product,
    smallPictureUrl(product),
  );
  const { category } = product;
  return <WishlistHeart item={{ id, name, price, originalPrice, image, category, origin }} />;
}

function isOnSale({ status }: Product): boolean {
  return status === 'active';
}
