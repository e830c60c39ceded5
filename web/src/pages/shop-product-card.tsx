import type { ComponentProps } from 'react';

import { cartItem } from '@kargha/domain/shopping/cart';
import type { CardProduct } from '@kargha/domain/catalogue/card-product';
import type { LineOptions } from '@kargha/domain/shopping/line-options';
import { hasOptions } from '@kargha/domain/shopping/line-ref';
import { ProductCard } from '#features/catalog/list/components/product-card.tsx';
import { AddToCartButton } from '#features/cart/components/add-to-cart-button.tsx';
import { WishlistHeart } from '#features/wishlist/components/wishlist-heart.tsx';
import { productPath } from '#lib/addresses/paths.ts';
import { smallPictureUrl } from '#ui/pictures/picture-url.ts';

interface ShopProductCardProps extends Pick<
  ComponentProps<typeof ProductCard>,
  'product' | 'isFirst' | 'headingLevel' | 'onPress'
> {
  productPath?: string;
}

export function ShopProductCard({ product, ...card }: ShopProductCardProps) {
  return (
    <ProductCard
      product={product}
      productPath={productPath(product.slug || product._id)}
      // Sizes are chosen on the product page.
      action={product.variants.length === 0 && <CardAction product={product} />}
      heart={<CardHeart product={product} />}
      {...card}
    />
  );
}

function CardAction({ product }: { product: CardProduct }) {
  const item = cartItem(product, smallPictureUrl(product));
  return <AddToCartButton item={item} isBuyable={isOnSale(product) && item.inStock === true} />;
}

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

function isOnSale({ status }: CardProduct): boolean {
  return status === 'active';
}
