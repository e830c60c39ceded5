import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { maxPurchasable, type Product } from '@kargha/domain/catalogue/product';
import { availability } from '@kargha/domain/catalogue/product-availability';
import { cartItem } from '@kargha/domain/shopping/cart';
import type { LineOptions } from '@kargha/domain/shopping/line-options';
import { hasOptions } from '@kargha/domain/shopping/line-ref';
import { AddToCartButton } from '#features/cart/components/add-to-cart-button.tsx';
import { QuantityLimitNote } from '#features/cart/components/quantity-limit-note.tsx';
import { QuantityStepper } from '#features/cart/components/quantity-stepper.tsx';
import { removeItem } from '#features/cart/state/cart-store.ts';
import type { ProductSlots } from '#features/catalog/product/components/product-slots.ts';
import {
  requireOptions,
  useChosenOptions,
} from '#features/catalog/product/state/chosen-options.ts';
import { useLocalized } from '#lib/language/localized-text.ts';
import { smallPictureUrl } from '#ui/pictures/picture-url.ts';

import { CardHeart, ShopProductCard } from './shop-product-card.tsx';

function ProductPurchase({ product }: { product: Product }) {
  const [pieces, setPieces] = useState(1);
  const options = useChosenOptions(product);
  const item = {
    ...cartItem(product, smallPictureUrl(product)),
    ...(hasOptions(options) && { options }),
  };
  const { text: name } = useLocalized(product.title, product.titleHindi);
  const line = { ...item, name, quantity: pieces };
  const { buyable } = availability(product);

  function choose(wanted: number) {
    setPieces(Math.max(1, Math.min(wanted, maxPurchasable(product))));
  }

  return (
    <>
      <Row>
        {buyable && <QuantityStepper line={line} bulk={product.bulk} onChange={choose} />}
        <AddToCartButton
          item={item}
          isBuyable={buyable}
          quantity={pieces}
          mayAdd={() => makeReady(product, options)}
        />
      </Row>
      {buyable && <QuantityLimitNote line={line} />}
    </>
  );
}

function makeReady(product: Product, options: LineOptions): boolean {
  if (!requireOptions(product, options)) return false;
  if (hasOptions(options)) removeItem(product._id);
  return true;
}

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 8,
  '& > button': { paddingInline: 12, whiteSpace: 'nowrap' },
  '& > button:only-child': { gridColumn: '1 / -1' },
  // Small phones have no room for the icon.
  '@media (max-width: 389px)': {
    '& input': { width: '2.25ch' },
    '& > button:not(:only-child)': { paddingInline: 2, '& > svg': { display: 'none' } },
  },
});

export const PRODUCT_SLOTS: ProductSlots = {
  purchase: (product) => <ProductPurchase key={product._id} product={product} />,
  heart: (product) => <CardHeart product={product} />,
  card: (product) => <ShopProductCard product={product} headingLevel="h3" />,
};
