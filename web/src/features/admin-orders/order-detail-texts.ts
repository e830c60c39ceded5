import { OFFLINE_METHOD_LABELS } from '@kargha/domain/payments/offline-payment';
import type { OrderAction, ParcelAction } from '@kargha/domain/orders/order-action';
import { ACTOR_NAMES } from '#lib/language/actor-names.ts';
import type { Catalogue } from '#lib/language/language.ts';

import type { ReturnView } from './state/return-list.ts';

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
  owed: 'To be given back by hand',
};

/** How it was paid: the gateway's own words, and what the shop takes beside it. */
const METHODS: Readonly<Record<string, string>> = {
  card: 'Card',
  upi: 'UPI',
  netbanking: 'Net banking',
  wallet: 'Wallet',
  emi: 'EMI',
  cardless_emi: 'EMI without a card',
  paylater: 'Pay later',
  gift_card: 'Gift card',
  ...OFFLINE_METHOD_LABELS,
};

const DETAILS = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  line1: 'Address line 1',
  line2: 'Address line 2 (optional)',
  city: 'City',
  state: 'State',
  pincode: 'Pincode',
  gstin: 'GST number',
  companyName: 'Company',
};

const RETURN_VIEWS: Record<ReturnView, string> = {
  all: 'All',
  requested: 'To decide',
  coming: 'On the way',
  arrived: 'Arrived',
  closed: 'Closed',
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
  cancelTitle: (number: string) => `Cancel order ${number}?`,
  cancelHint: 'Its pieces go back on the shelf and every payment goes back to the customer.',
  note: 'Note (optional)',
  reason: 'Reason',
  reasonMissing: 'Please give a reason.',
  done: 'Done.',
  needsReview: 'Needs review',
  cancelRequested: (words: string) => `The customer asks to cancel: “${words}”`,
  resolve: 'Mark as looked into',
  declineCancelHint:
    'The customer asked to cancel. They read that it was not cancelled, and these words.',
  releaseHint: 'The customer asked to cancel. They read that it was not cancelled.',

  shipTitle: (number: string) => `Ship a parcel of order ${number}`,
  reshipTitle: (awb: string) => `Send parcel ${awb} out again`,
  courier: 'Courier',
  awb: 'Tracking number (AWB)',
  trackingUrl: 'Tracking link',
  optional: '(optional)',
  piecesOf: (title: string, most: number) => `${title} (${most} left)`,
  parcelEmpty: 'Please put at least one piece into the parcel.',
  receiveTitle: (awb: string) => `Parcel ${awb} is back`,
  receiveHint: 'How many pieces can be sold again? The others count as damaged.',
  restocked: (title: string, most: number) => `${title}: sold again, of ${most}`,
  arrived: (title: string, most: number) => `${title}: arrived, of ${most}`,

  edit: 'Edit',
  detailsTitle: (number: string) => `Customer and address of order ${number}`,
  saveDetails: 'Save details',
  details: DETAILS,
  lines: 'Take pieces out',
  removeItemsTitle: (number: string) => `Take pieces out of order ${number}`,
  removeItemsHint:
    'They are back on the shelf, and exactly what they cost goes back to the customer, with their part of discount and tax; what is still owed of the order is lowered first. Pieces are added with a further order.',
  keepQuantity: (title: string, most: number) => `${title}: stays, of ${most}`,
  nothingRemoved: 'Please take at least one piece out.',
  openReturn: 'Open a return',
  openReturnTitle: (number: string) => `Open a return of order ${number}`,
  openReturnLead:
    'For a customer who has written or telephoned. They get a letter about it, and read in the order’s history that the shop opened it.',
  openReturnNote: 'What the customer wrote or said',
  openReturnDone: 'The return is open.',
  addNote: 'Add note',
  noteTitle: (number: string) => `Note on order ${number}`,
  noteLabel: 'Note for colleagues',
  noteMissing: 'Please write a note.',
  resend: 'Send again',
  resendTitle: (number: string) => `Send a mail of order ${number} again`,
  resendHint: (email: string) => `It goes to ${email}.`,
  mail: 'Mail',
  emailsFailed: 'Failed to load the mails',
  noEmails: 'This order has caused no mail yet.',
  printLabel: 'Label',
  giftCardPaid: 'On the gift card',
  appliedToBalance: 'Taken off what is owed',
  refundAppliesToBalance: (amount: string) =>
    `${amount} of this order is not paid. What came back is taken off that first.`,

  progress: 'Progress',
  partly: 'Partially shipped',
  parcels: 'Parcels',
  noParcels: 'No parcel yet.',
  items: 'Items',
  sums: 'Amounts',
  customer: 'Customer',
  gstin: (number: string) => `GSTIN ${number}`,
  poNumber: (number: string) => `Their PO number: ${number}`,
  guest: 'Ordered as a guest',
  payment: 'Payment',
  paymentLine: (state: string, method: string) =>
    method === '' ? state : `${state} · ${METHODS[method] ?? method}`,
  partlyPaid: (amount: string) => `${amount} of it is paid`,
  refunds: 'Refunds',
  refundStates: REFUND_STATES,
  partlyRetried: (amount: string) =>
    `Failed, and ${amount} of it asked for again: still to go back`,
  refund: 'Refund',
  refundTitle: (number: string) => `Refund a part of order ${number}`,
  refundLeft: (amount: string) => `At most ${amount} can go back.`,
  refundUndelivered:
    'This is for the pieces that came back undelivered; the credit note names them.',
  offlineRefundHint:
    'What came past the gateway goes back by hand. Please give it back the same way, and record it on this page.',
  recordRefund: (amount: string) => `Record ${amount} as given back`,
  manualRefund: (way: string, reference: string, day: string) => `${way}, ${reference}, ${day}`,
  manualRefundTitle: (amount: string, number: string) => `${amount} of order ${number} given back`,
  manualRefundHint: 'Only after the money has left the shop. The customer gets a letter about it.',
  manualRefundMethod: 'How it was given back',
  manualRefundReference: 'Reference',
  manualRefundReferences: {
    cash: 'Number in the cash book. Less than ₹2,00,000 in cash.',
    counter_upi: 'The 12 digits of the UPI reference (UTR).',
    bank_transfer: 'UTR, 12 to 22 letters and digits.',
  },
  manualRefundDay: 'Day',
  manualRefundConfirm: 'Record as given back',
  manualRefundDone: 'It is written down, and the customer gets a letter.',
  amount: 'Amount in rupees',
  amountWrong: 'Please enter an amount of at least ₹1.',
  timeline: 'Timeline',
  internal: 'Internal',
  actors: ACTOR_NAMES,
  staff: 'Staff',
  sku: (sku: string) => `SKU ${sku}`,
  returns: 'Returns',
  approve: 'Approve',
  reject: 'Reject',
  pickUp: 'Picked up',
  receive: 'Arrived',
  issueRefund: 'Refund',
  refundUnderWay: 'The refund is on its way.',
  answer: 'Answer to the customer (optional)',
  answerMissing: 'Please tell the customer why.',
  returnStepTitle: (action: string, number: string) => `${action}: return of order ${number}?`,
  receiveReturnTitle: (number: string) => `Return of order ${number} has arrived`,
  refundReturnTitle: (number: string) => `Refund the return of order ${number}`,
  photosOf: (count: number) => `${count} ${count === 1 ? 'photo' : 'photos'}`,
  cancelButton: 'Close',
  customerReason: (words: string) => `“${words}”`,

  returnsTitle: 'Returns',
  returnsFailed: 'Failed to load returns',
  returnsLoading: 'Loading returns...',
  returnsViews: 'Returns by where they stand',
  returnViewNames: RETURN_VIEWS,
  returnsNoMatch: 'No return stands there now',
  returnsEmpty: 'No returns yet',
  returnsEmptyHint: 'What customers want to send back will stand here.',
  returnColumns: {
    order: 'Order',
    customer: 'Customer',
    pieces: 'Pieces',
    status: 'Status',
    requestedOn: 'Asked for on',
  },
};

export const orderDetailTexts: Catalogue<typeof en> = { en };
