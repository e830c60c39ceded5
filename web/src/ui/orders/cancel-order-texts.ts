import type { CancelOption } from '@kargha/domain/orders/order-action';
import type { CancelRefund } from '@kargha/domain/payments/cancel-refunds';
import type { Catalogue } from '#lib/language/language.ts';

/** What a button offers. */
export type CancelAction = Extract<CancelOption, 'cancel' | 'request'>;

const BUTTONS: Record<CancelAction, string> = {
  cancel: 'Cancel order',
  request: 'Request cancellation',
};

const TITLES: Record<CancelAction, (number: string) => string> = {
  cancel: (number) => `Cancel order ${number}?`,
  request: (number) => `Request cancellation of order ${number}?`,
};

const REFUNDS: Record<CancelRefund, string> = {
  none: 'You have not paid for this order, so there is nothing to refund.',
  whole: 'We will refund what you paid to your original payment method.',
  rest: 'We will refund the remaining amount to your original payment method.',
  manual: 'We will send your refund ourselves and email you when it is done.',
  already_refunded: 'We have already refunded what you paid.',
  card_restored: 'The amount paid by gift card will be back on the card.',
  card_released: 'The amount reserved on your gift card will be available again.',
};

const en = {
  buttons: BUTTONS,
  titles: TITLES,
  refunds: REFUNDS,
  cancelled: 'Your order was cancelled.',
  requestHint:
    'Your order is packed, on its way or being made for you, so we need to review your request first.',
  requested: 'You have asked us to cancel this order. We are reviewing your request.',
  openLink: 'To cancel this order, open the link in our email about it, or contact us.',
  why: 'Reason',
  whyMissing: 'Please give a reason.',
};

export const cancelOrderTexts: Catalogue<typeof en> = { en };
