import { useState } from 'react';

import { maxPurchasable, type Product } from '@kargha/domain/catalogue/product';
import { asSold } from '@kargha/domain/catalogue/product-options';
import { availability } from '@kargha/domain/catalogue/product-availability';
import { servicesPrice, tailoringFor } from '@kargha/domain/catalogue/tailoring';
import { paiseToRupees } from '@kargha/domain/money/paise';
import type { CartItem } from '@kargha/domain/shopping/cart';
import { choiceOf } from '@kargha/domain/shopping/requested-cart-lines';
import { tailoringIdOf, type TailoringChoice } from '@kargha/domain/shopping/tailoring-choice';
import { AddToCartButton } from '#features/cart/components/add-to-cart-button.tsx';
import { BuyNowButton } from '#features/cart/components/buy-now-button.tsx';
import { QuantityLimitNote } from '#features/cart/components/quantity-limit-note.tsx';
import { QuantityStepper } from '#features/cart/components/quantity-stepper.tsx';
import { NotifyMeButton } from '#features/catalog/back-in-stock/components/notify-me-button.tsx';
import { chosenItem } from '#ui/chosen-item.ts';
import { removeItem } from '#features/cart/state/cart-store.ts';
import type { ProductSlots } from '#features/catalog/product/components/product-slots.ts';
import {
  requireOptions,
  useChosenOptions,
  useShopperChoice,
} from '#features/catalog/product/state/chosen-options.ts';
import {
  requireTailoring,
  useTailoringChoice,
} from '#features/catalog/product/state/chosen-tailoring.ts';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { useLocalized } from '#lib/language/localized-text.ts';
import { styled } from '#ui/theme/styled.ts';

import { CardHeart } from './card-heart.tsx';

function ProductPurchase({ product }: { product: Product }) {
  const [pieces, setPieces] = useState(1);
  const options = useChosenOptions(product);
  const choice = useTailoringChoice(product);
  const chosen = asSold(product, options);
  const item = tailored(chosenItem(product, options), product, choice);
  const { text: name } = useLocalized(product.title, product.titleHindi);
  // Another size may have fewer.
  const quantity = Math.max(1, Math.min(pieces, maxPurchasable(chosen)));
  const line = { ...item, name, quantity };
  const { buyable, note } = availability(chosen);

  function choose(wanted: number) {
    setPieces(Math.max(1, Math.min(wanted, maxPurchasable(chosen))));
  }

  if (note === 'Sold out') return <NotifyMeButton />;
  return (
    <Purchase>
      {buyable && <QuantityStepper line={line} bulk={product.bulk} onChange={choose} />}
      <AddToCartButton
        item={item}
        isBuyable={buyable}
        quantity={quantity}
        mayAdd={() => makeReady(product, item)}
      />
      {buyable && (
        <>
          <BuyNowButton item={item} quantity={quantity} mayBuy={() => makeReady(product, item)} />
          <QuantityLimitNote line={line} />
        </>
      )}
    </Purchase>
  );
}

/** What the piece is made to, and its price with the services. */
function tailored(item: CartItem, product: Product, choice: TailoringChoice): CartItem {
  const tailoring = tailoringFor(product, choice);
  const tailoringId = tailoringIdOf(choice);
  if (!tailoring || tailoringId === undefined) return item;
  const services = servicesPrice(product, choice.services);
  return { ...item, tailoring, tailoringId, price: item.price + paiseToRupees(services) };
}

/** An item that was added without its choices is replaced. */
function makeReady(product: Product, { options, tailoring }: CartItem): boolean {
  if (!requireOptions(product, options ?? {})) return false;
  if (!requireTailoring(product, tailoring ? choiceOf(tailoring) : {})) return false;
  if (options || tailoring) removeItem(product._id);
  return true;
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

function ProductHeart({ product }: { product: Product }) {
  return <CardHeart product={product} options={useShopperChoice(product)} />;
}

/** Related products are at the end of the page. */
const ShopProductCard = lazyComponent(
  async () => (await import('./shop-product-card.tsx')).ShopProductCard,
  { onError: 'in-place' },
);

export const PRODUCT_SLOTS: ProductSlots = {
  purchase: (product) => <ProductPurchase key={product._id} product={product} />,
  heart: (product) => <ProductHeart product={product} />,
  card: (product) => <ShopProductCard product={product} headingLevel="h3" />,
};
