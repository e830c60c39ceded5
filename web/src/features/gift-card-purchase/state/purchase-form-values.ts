import type { GiftCardPurchase } from '@kargha/domain/pricing/gift-card-purchase';
import type { UserProfile } from '@kargha/domain/people/user-schema';
import { emailLanguage } from '#lib/language/language-choice.ts';
import { lazySchema } from '#ui/forms/lazy-schema.ts';

/** What is typed: the amount in rupees, everything else as it is sent. */
export interface PurchaseFormValues {
  amount: string;
  recipientName: string;
  recipientEmail: string;
  message: string;
  deliverOn: string;
  buyerName: string;
  buyerEmail: string;
  buyerPhone: string;
}

export const BLANK_PURCHASE: PurchaseFormValues = {
  amount: '1000',
  recipientName: '',
  recipientEmail: '',
  message: '',
  deliverOn: '',
  buyerName: '',
  buyerEmail: '',
  buyerPhone: '',
};

const PAISE_PER_RUPEE = 100;
/** Stands for the id of a request that is only checked. */
const UNSENT = 'not-sent-yet';

const requestSchema = lazySchema(
  async () => (await import('@kargha/domain/pricing/gift-card-purchase')).giftCardPurchaseSchema,
  'amount',
);

/** The schema of the request, for the values of the form: its fields have the same names. */
export const purchaseSchema = {
  validate: (typed: Partial<PurchaseFormValues>, options?: object) =>
    requestSchema.validate(toRequest(typed, UNSENT), options),
};

/** Values that the schema has accepted, as they are sent. */
export async function toPurchase(
  typed: PurchaseFormValues,
  requestId: string,
): Promise<GiftCardPurchase> {
  return requestSchema.cast(toRequest(typed, requestId));
}

function toRequest({ amount, ...typed }: Partial<PurchaseFormValues>, requestId: string) {
  return {
    ...typed,
    requestId,
    ...(amount && { amount: amountInPaise(amount) }),
    ...emailLanguage(),
  };
}

/** In paise; NaN for what is no number. A fraction of a rupee stays one, so that the schema refuses it. */
export function amountInPaise(typed: string): number {
  const rupees = Number(typed.replaceAll(/[\s,₹]/g, ''));
  return Math.round(rupees * PAISE_PER_RUPEE);
}

/** Fills in the signed-in buyer without overwriting what was typed. */
export function fillBuyer(
  values: PurchaseFormValues,
  { fullName, email, phone }: UserProfile,
): PurchaseFormValues {
  return {
    ...values,
    buyerName: values.buyerName || fullName,
    buyerEmail: values.buyerEmail || email,
    buyerPhone: values.buyerPhone || phone,
  };
}

/**
 * The id of the request for these values. The same values keep theirs, so that a second press opens the same payment;
 * other values are another gift card.
 */
export function requestIds(): (values: PurchaseFormValues) => string {
  let [contents, id] = ['', ''];
  return (values) => {
    const wanted = JSON.stringify(values);
    if (wanted !== contents) [contents, id] = [wanted, crypto.randomUUID()];
    return id;
  };
}
