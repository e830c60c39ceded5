import { invalidInput } from '../api-error.ts';
import { newIdPart } from '../store/entity-id.ts';
import { PAYMENT_METHODS } from '../store/entities.ts';
import type { Attempt, ChosenOffer } from '../store/payments.ts';
import { oneOf } from './control-fields.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * How a payment without the window is made: UPI unless `method` says otherwise, with `discount` paise off by an
 * offer (`emi` with a discount is Razorpay's no-cost EMI). Throws ApiError.
 */
export function readChosen({ method = 'upi', discount, offerId }: Fields): Attempt {
  const instrument = { method: oneOf(PAYMENT_METHODS, method, 'method') };
  return { instrument, offer: discount === undefined ? undefined : readOffer(discount, offerId) };
}

function readOffer(discount: unknown, id: unknown): ChosenOffer {
  if (typeof discount !== 'number' || !Number.isSafeInteger(discount) || discount <= 0) {
    throw invalidInput('"discount" must be a whole number of paise above 0.', 'discount');
  }
  return { id: typeof id === 'string' ? id : `offer_${newIdPart()}`, discount };
}
