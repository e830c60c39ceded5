import { useState } from 'react';

import { maxPurchasable, type Product } from '@kargha/domain/catalogue/product';
import { asSold } from '@kargha/domain/catalogue/product-options';
import { availability } from '@kargha/domain/catalogue/product-availability';
import type { CartItem } from '@kargha/domain/shopping/cart';
import { AddToCartButton } from '#features/cart/components/add-to-cart-button.tsx';
import { BuyNowButton } from '#features/cart/components/buy-now-button.tsx';
import { QuantityLimitNote } from '#features/cart/components/quantity-limit-note.tsx';
import { QuantityStepper } from '#features/cart/components/quantity-stepper.tsx';
import { removeItem } from '#features/cart/state/cart-store.ts';
import { NotifyMeButton } from '#features/catalog/back-in-stock/components/notify-me-button.tsx';
import {
  requireOptions,
  useChosenOptions,
} from '#features/catalog/product/state/chosen-options.ts';
import { useLocalized } from '#lib/language/localized-text.ts';
import { chosenItem } from '#ui/chosen-item.ts';
import { styled } from '#ui/theme/styled.ts';

interface ProductPurchaseProps {
  product: Product;
  /** The item as it is made for the shopper. */
  tailor?: (item: CartItem) => CartItem;
  /** Returns false, and tells the shopper what is missing, when the piece cannot be made like this. */
  mayMake?: (item: CartItem) => boolean;
}

export function ProductPurchase({ product, tailor, mayMake }: ProductPurchaseProps) {
  const [pieces, setPieces] = useState(1);
  const options = useChosenOptions(product);
  const chosen = asSold(product, options);
  const plain = chosenItem(product, options);
  const item = tailor ? tailor(plain) : plain;
  const { text: name } = useLocalized(product.title, product.titleHindi);
  // Another size may have fewer.
  const quantity = Math.max(1, Math.min(pieces, maxPurchasable(chosen)));
  const line = { ...item, name, quantity };
  const { buyable, note } = availability(chosen);

  function choose(wanted: number) {
    setPieces(Math.max(1, Math.min(wanted, maxPurchasable(chosen))));
  }

  /** An item that was added without its choices is replaced. */
  function makeReady(): boolean {
    if (!requireOptions(product, item.options ?? {})) return false;
    if (mayMake && !mayMake(item)) return false;
    if (item.options || item.tailoring) removeItem(product._id);
    return true;
  }

  if (note === 'Sold out') return <NotifyMeButton />;
  return (
    <Purchase>
      {buyable && <QuantityStepper line={line} bulk={product.bulk} onChange={choose} />}
      <AddToCartButton item={item} isBuyable={buyable} quantity={quantity} mayAdd={makeReady} />
      {buyable && (
        <>
          <BuyNowButton item={item} quantity={quantity} mayBuy={makeReady} />
          <QuantityLimitNote line={line} />
        </>
      )}
    </Purchase>
  );
}

/** On phones, where it stays at the bottom of the screen, it is one row. */
const Purchase = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  '& > button': { paddingInline: 12, whiteSpace: 'nowrap' },
  '& > button:only-child, & > p': { gridColumn: '1 / -1' },
  [breakpoints.up('sm')]: { '& > button + button': { gridColumn: '1 / -1' } },
  [breakpoints.down('sm')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 1fr)',
    gap: 6,
    '& input': { width: '2.25ch' },
    '& > button:not(:only-child)': { paddingInline: 2, '& > svg': { display: 'none' } },
  },
}));
