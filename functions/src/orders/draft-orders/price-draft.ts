import { mostStaffDiscount, type DraftContent } from '@kargha/domain/orders/draft-order';
import type { DraftLine, DraftPrice } from '@kargha/domain/orders/draft-order-endpoints';
import { formatPaise } from '@kargha/domain/money/money-format';
import type { Paise } from '@kargha/domain/money/paise';
import type { PhoneOrderSettings } from '@kargha/domain/settings/phone-order-settings';
import { priceOrder } from '@kargha/domain/pricing/price-order';
import { withGiftWrap } from '@kargha/domain/catalogue/gift-wrap';
import type { Product } from '@kargha/domain/catalogue/product';
import { selectableOptions } from '@kargha/domain/catalogue/product-options';
import { asChosen, linePicture } from '@kargha/domain/catalogue/variants';
import type { LineRef } from '@kargha/domain/shopping/line-ref';

import { HttpError } from '../../http/errors.ts';
import type { PaymentContext } from '../../money/payments/payment-context.ts';
import { priceCart } from '../../money/checkout/price-cart.ts';
import { firestore } from '../../platform/firestore.ts';
import { storeSettings } from '../../records/settings-record.ts';
import { phoneOrderSettings } from '../../records/phone-orders-record.ts';
import { requestedProductIds } from '../../money/checkout/checkout-items.ts';
import { productRef, readProducts } from '../../records/product-record.ts';

type DraftTerms = Pick<DraftContent, 'uid' | 'items' | 'couponCode' | 'discount' | 'shipping'> & {
  /** gift card code, which is never stored in a draft */
  giftCard?: string;
};

/**
 * Prices a draft like any order, without reserving or counting anything. Items that are not for sale cost nothing.
 * Throws 400 coupon_not_valid, gift_card_not_valid and discount_too_high.
 */
export async function priceDraft(
  context: PaymentContext,
  { uid, items, couponCode, giftCard, discount, shipping }: DraftTerms,
  address: string | null,
): Promise<DraftPrice> {
  if (items.length === 0) return { totals: priceOrder([]), lines: [] };
  const input = { items, couponCode, giftCard };
  const [price, products, phoneOrders] = await Promise.all([
    priceCart(context, { uid, address }, input, { discount, shipping }),
    productsOf(items),
    phoneOrderSettings(),
  ]);
  const { totals, lines } = price;
  if (discount) refuseTooHigh(totals, phoneOrders);
  return { totals, lines: lines.map((line) => draftLine(products, line)) };
}

/** Throws 400 discount_too_high when a staff discount exceeds the shop's limit. */
export function refuseTooHigh(
  { subtotal, discount }: { subtotal: Paise; discount: Paise },
  { mostDiscountPercent }: Pick<PhoneOrderSettings, 'mostDiscountPercent'>,
): void {
  const maximum = mostStaffDiscount(subtotal, mostDiscountPercent);
  if (discount <= maximum) return;
  const message = `Staff discounts can be at most ${mostDiscountPercent} %, which is ${formatPaise(maximum)}.`;
  throw new HttpError(400, 'discount_too_high', message, { most: maximum });
}

async function productsOf(items: DraftTerms['items']): Promise<ReadonlyMap<string, Product>> {
  const found = await firestore().getAll(...requestedProductIds(items).map((id) => productRef(id)));
  const { giftWrap } = await storeSettings();
  const products = readProducts(found);
  return new Map(products.map((product) => [product._id, withGiftWrap(product, giftWrap)]));
}

type PricedLine = Awaited<ReturnType<typeof priceCart>>['lines'][number];

function draftLine(
  products: ReadonlyMap<string, Product>,
  { optionsProblem: problem = '', chargeTax: _, ...line }: PricedLine,
): DraftLine {
  const product = products.get(line.productId);
  return {
    ...line,
    ...productSummary(products, line),
    ...(product?.tailoring ? { tailoring: product.tailoring } : {}),
    choices: product ? selectableOptions(product) : [],
    problem,
  };
}

/** A deleted product shows its id as title. */
function productSummary(
  products: ReadonlyMap<string, Product>,
  { productId, options }: LineRef,
): Pick<DraftLine, 'title' | 'sku' | 'image'> {
  const product = products.get(productId);
  if (!product) return { title: productId, sku: '', image: '' };
  const { title, sku } = asChosen(product, options);
  return { title, sku, image: linePicture(product, options) };
}
