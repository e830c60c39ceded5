import type { Product } from '@kargha/domain/catalogue/product';
import { servicesPrice, tailoringFor } from '@kargha/domain/catalogue/tailoring';
import { paiseToRupees } from '@kargha/domain/money/paise';
import type { CartItem } from '@kargha/domain/shopping/cart';
import { choiceOf } from '@kargha/domain/shopping/requested-cart-lines';
import { tailoringIdOf, type TailoringChoice } from '@kargha/domain/shopping/tailoring-choice';
import {
  requireTailoring,
  useTailoringChoice,
} from '#features/catalog/product/state/chosen-tailoring.ts';

import { ProductPurchase } from './product-purchase.tsx';

/** Of a piece with services or measurements. */
export function TailoredPurchase({ product }: { product: Product }) {
  const choice = useTailoringChoice(product);
  return (
    <ProductPurchase
      product={product}
      tailor={(item) => tailored(item, product, choice)}
      mayMake={({ tailoring }) => requireTailoring(product, tailoring ? choiceOf(tailoring) : {})}
    />
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
