import type { OrderAction, ParcelAction } from '@kargha/domain/order-action';
import type { Catalogue } from '#lib/language/language.ts';

const ACTIONS: Record<OrderAction, string> = {
  confirm: 'Confirm',
  pack: 'Mark as packed',
  ship: 'Ship',
  hold: 'Put on hold',
  release: 'Release from hold',
  cancel: 'Cancel order',
};

const PARCEL_ACTIONS: Record<ParcelAction, string> = {
  'in-transit': 'In transit',
  'out-for-delivery': 'Out for delivery',
  deliver: 'Delivered',
  rto: 'Returns undelivered',
  reship: 'Send out again',
  receive: 'Is back here',
};

const REFUND_STATES: Readonly<Record<string, string>> = {
  requested: 'Requested',
  pending: 'On its way',
  processed: 'Sent',
  failed: 'Failed',
};

/** Who did it, where it was no member of staff. */
const ACTORS: Readonly<Record<string, string>> = {
  shopper: 'Customer',
  browser: 'Customer’s browser',
  webhook: 'Payment service',
  gateway: 'Payment service',
  sweeper: 'Shop, by itself',
  expiry: 'Shop, by itself',
};

const en = {
  orderTitle: (number: string) => `Order ${number}`,
  loading: 'Loading order...',
  missingTitle: 'There is no such order',
  back: 'All orders',
  actions: ACTIONS,
  parcelActions: PARCEL_ACTIONS,
  parcelActionOf: (action: string, awb: string) => `${action}: parcel ${awb}`,
  confirmTitle: (action: string, number: string) => `${action}: order ${number}?`,
  parcelTitle: (action: string, awb: string) => `${action}: parcel ${awb}?`,
  cancelHint: 'Its pieces go back on the shelf and every payment goes back to the customer.',
  note: 'Note (optional)',
  reason: 'Reason',
  reasonMissing: 'Please give a reason.',
  done: 'Done.',
  needsReview: 'Needs review',
  cancelAsked: 'The customer asks to cancel',
  resolve: 'Mark as looked into',
  resolveTitle: 'What did you find out?',

  shipTitle: (number: string) => `Ship a parcel of order ${number}`,
  reshipTitle: (awb: string) => `Send parcel ${awb} out again`,
  courier: 'Courier',
  awb: 'Tracking number (AWB)',
  trackingUrl: 'Tracking link',
  optional: '(optional)',
  piecesOf: (title: string, most: number) => `${title} (${most} left)`,
  nothingChosen: 'Please put at least one piece into the parcel.',
  receiveTitle: (awb: string) => `Parcel ${awb} is back`,
  receiveHint: 'How many pieces can be sold again? The others count as damaged.',
  soldAgain: (title: string, most: number) => `${title}: sold again, of ${most}`,
  arrived: (title: string, most: number) => `${title}: arrived, of ${most}`,

  progress: 'Progress',
  partly: 'Partially shipped',
  parcels: 'Parcels',
  noParcels: 'No parcel yet.',
  items: 'Items',
  sums: 'Amounts',
  customer: 'Customer',
  guest: 'Ordered as a guest',
  payment: 'Payment',
  paymentLine: (state: string, method: string) => (method === '' ? state : `${state}, ${method}`),
  refunds: 'Refunds',
  refundStates: REFUND_STATES,
  refund: 'Refund',
  refundTitle: (number: string) => `Refund a part of order ${number}`,
  refundLeft: (amount: string) => `At most ${amount} can go back.`,
  amount: 'Amount in rupees',
  amountWrong: 'Please enter an amount of at least ₹1.',
  timeline: 'Timeline',
  internal: 'Internal',
  actors: ACTORS,
  staff: 'Staff',
  returns: 'Returns',
  approve: 'Approve',
  reject: 'Reject',
  pickUp: 'Picked up',
  receive: 'Arrived',
  payBack: 'Refund',
  refundUnderWay: 'The refund is on its way.',
  answer: 'Answer to the customer (optional)',
  answerMissing: 'Please tell the customer why.',
  returnStepTitle: (action: string, number: string) => `${action}: return of order ${number}?`,
  receiveReturnTitle: (number: string) => `Return of order ${number} has arrived`,
  refundReturnTitle: (number: string) => `Refund the return of order ${number}`,
  photosOf: (count: number) => `${count} ${count === 1 ? 'photo' : 'photos'}`,
  cancelButton: 'Close',
  customerSaid: (words: string) => `“${words}”`,

  returnsTitle: 'Returns',
  returnsFailed: 'Failed to load returns',
  returnsLoading: 'Loading returns...',
  returnsEmpty: 'No returns yet',
  returnsEmptyHint: 'What customers want to send back will stand here.',
  returnColumns: ['Order', 'Customer', 'Pieces', 'Status', 'Asked for on'],
};

export const deskTexts: Catalogue<typeof en> = { en };
