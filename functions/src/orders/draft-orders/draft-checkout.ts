import { ValidationError } from 'yup';

import type { DraftOrder } from '@kargha/domain/orders/draft-order';
import type { CreateOrderRequest } from '@kargha/domain/shopping/checkout-request';
import { customerInfoSchema } from '@kargha/domain/shopping/customer-info';
import type { PhoneOrderSettings } from '@kargha/domain/settings/phone-order-settings';

import { invalid } from '../../http/errors.ts';
import { checkoutCodesOf } from '../../money/checkout/checkout-codes.ts';
import { mergeItems } from '../../money/checkout/checkout-items.ts';
import type { CheckoutRequest, Checkout } from '../../money/checkout/new-order.ts';
import type { PaymentContext } from '../../money/payments/payment-context.ts';
import { personKeys, trackingToken } from '../../money/checkout/checkout-shopper.ts';
import { emailLanguageOf } from '../../mail/email-language.ts';
import type { Transaction } from '../../platform/firestore.ts';
import { hashOf, type KeyedIds } from '../../platform/keyed-ids.ts';
import { readUser, userRef } from '../../records/user-record.ts';

const MINUTES_OF_AN_HOUR = 60;

/** The same draft always gets the same order id. */
function draftOrderId(ids: KeyedIds, draftId: string): string {
  return ids.idFor('draft order', draftId);
}

/**
 * Turns a draft into a checkout, so that it is priced, reserved and stored like any other. Throws 400 invalid for
 * missing customer fields or without items.
 */
export function draftCheckout(
  { ids, cardKeys, now }: PaymentContext,
  draft: DraftOrder,
  { amount, giftCard }: { amount: number; giftCard: string },
): CheckoutRequest {
  const { id: draftId, uid, couponCode, discount, shipping } = draft;
  const orderId = draftOrderId(ids, draftId);
  const items = mergeItems(draft.items);
  if (items.length === 0) throw invalid('This draft has no products.', { items: 'Missing' });
  const customer = customerOf(draft);
  return {
    orderId,
    uid,
    address: null,
    request: { amount, currency: 'INR', receipt: draftId, items, customer },
    items,
    codes: checkoutCodesOf({ couponCode, giftCard }, cardKeys),
    personKeys: personKeys(ids, uid, customer),
    fingerprint: hashOf(`${draftId} ${draft.revision}`),
    trackingToken: trackingToken(ids, orderId),
    terms: { discount, shipping },
    ids,
    at: now(),
  };
}

/** Emails about the order are in the language of the customer's profile. */
export async function withLanguageOfProfile(
  transaction: Transaction,
  input: CheckoutRequest,
): Promise<CheckoutRequest> {
  const profile = input.uid && readUser(await transaction.get(userRef(input.uid)));
  if (!profile) return input;
  return { ...input, request: { ...input.request, language: emailLanguageOf(profile) } };
}

/** Reserves the stock as long as the payment link is valid. */
export function withPayLinkReservation(
  checkout: Checkout,
  { linkHours }: Pick<PhoneOrderSettings, 'linkHours'>,
): Checkout {
  const holdMinutes = linkHours * MINUTES_OF_AN_HOUR;
  return { ...checkout, settings: { ...checkout.settings, holdMinutes } };
}

function customerOf({ customer }: DraftOrder): CreateOrderRequest['customer'] {
  try {
    return customerInfoSchema.validateSync(customer, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const [first] = error.errors;
    const fields = error.inner.map(({ path = '', message }) => [path, message] as const);
    throw invalid(
      `The customer details are incomplete: ${first ?? ''}.`,
      Object.fromEntries<string>(fields),
    );
  }
}
