import type { ComponentProps } from 'react';

import { cartItem } from '@kargha/domain/shopping/cart';
import type { CardProduct } from '@kargha/domain/catalogue/card-product';
import { ProductCard } from '#features/catalog/list/components/product-card.tsx';
import { AddToCartButton } from '#features/cart/components/add-to-cart-button.tsx';
import { productPath } from '#lib/addresses/paths.ts';
import { smallPictureUrl } from '#ui/pictures/picture-url.ts';

import { CardHeart } from './card-heart.tsx';

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

function isOnSale({ status }: CardProduct): boolean {
  return status === 'active';
}
