import type { EndpointAnswer, EndpointBody } from '@kargha/domain/api/endpoint';
import { tailoringFor } from '@kargha/domain/catalogue/tailoring';
import { asChosen } from '@kargha/domain/catalogue/variants';
import { cashOnDeliveryProblem } from '@kargha/domain/payments/cash-on-delivery';
import { NO_HISTORY } from '@kargha/domain/payments/cash-on-delivery-risk';
import type { cashOnDeliveryEndpoints } from '@kargha/domain/payments/cash-on-delivery-endpoints';
import { advanceOf } from '@kargha/domain/payments/cash-on-delivery-plan';
import { priceOrder } from '@kargha/domain/pricing/price-order';

import { readTogether } from '../../platform/firestore.ts';
import { storeSettings } from '../../records/settings-record.ts';
import { reductionsOf } from '../checkout/checkout-codes.ts';
import { accountKey, type Shopper } from '../checkout/checkout-shopper.ts';
import { readCart, soldLines } from '../checkout/price-cart.ts';
import { forSale } from '../checkout/price-checkout.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { readHistory } from './cash-on-delivery-history.ts';
import { feeOf } from './open-cash-on-delivery.ts';

type Offer = typeof cashOnDeliveryEndpoints.offer;

/**
 * What the cart costs with cash on delivery, and why it cannot be paid for like that. Counts the orders of the account
 * only: for a guest, create-order looks at the phone number, the mailbox and the address. Throws as priceCart does.
 */
export async function offerCashOnDelivery(
  context: PaymentContext,
  shopper: Shopper,
  { pincode, ...request }: EndpointBody<Offer>,
): Promise<EndpointAnswer<Offer>> {
  if (!(await storeSettings()).cashOnDelivery.isOn) return { offer: null };
  const { items, settings, available, resolved, terms } = await readCart(context, shopper, request);
  const sold = soldLines(items, available);
  const reductions = reductionsOf(resolved, sold, terms);
  const totals = priceOrder(sold, { ...reductions, cashOnDeliveryFee: feeOf(settings) }, terms);
  const lines = items.flatMap((item) => {
    const product = forSale(item, available);
    if (!product) return [];
    const { sku } = asChosen(product, item.options);
    return { title: product.title, sku, tailoring: tailoringFor(product, item) };
  });
  const { total, giftCard } = totals;
  const history = await historyOf(context, shopper);
  const cashOnDelivery = settings.cashOnDelivery;
  const problem = cashOnDeliveryProblem(cashOnDelivery, {
    total,
    giftCard,
    pincode,
    lines,
    history,
  });
  const ref = problem?.refs[0];
  return {
    offer: {
      totals,
      advance: advanceOf(total, cashOnDelivery),
      problem: problem && ref ? { text: problem.text, ...ref } : null,
    },
  };
}

function historyOf({ ids, now }: PaymentContext, { uid }: Shopper) {
  if (uid === null) return NO_HISTORY;
  return readTogether((transaction) =>
    readHistory(transaction, [accountKey(ids, uid)], { at: now() }),
  );
}
