import { PAYMENT_METHOD_LABELS, paymentMethod } from '@kargha/domain/payments/payment-method';
import type { AwbAction, OrderAction, ParcelAction } from '@kargha/domain/orders/order-action';
import { ACTOR_NAMES } from '#lib/language/actor-names.ts';
import type { Catalogue } from '#lib/language/language.ts';

const ACTIONS: Record<OrderAction, string> = {
  confirm: 'Confirm',
  pack: 'Mark as packed',
  ship: 'Ship',
  hold: 'Put on hold',
  release: 'Release hold',
  cancel: 'Cancel order',
};

const PARCEL_ACTIONS: Record<ParcelAction, string> = {
  'in-transit': 'Mark as in transit',
  'out-for-delivery': 'Mark as out for delivery',
  deliver: 'Mark as delivered',
  rto: 'Mark as returned to sender',
  reship: 'Ship again',
  receive: 'Mark as received',
};

const AWB_ACTIONS: Record<AwbAction, string> = {
  'correct-awb': 'Correct tracking number',
  'cancel-awb': 'Cancel dispatch',
};

const REFUND_STATES: Readonly<Record<string, string>> = {
  requested: 'Requested',
  pending: 'Pending',
  processed: 'Refunded',
  failed: 'Failed',
  owed: 'Manual refund due',
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

const en = {
  printWorkSheets: 'Print work sheets',
  orderTitle: (number: string) => `Order ${number}`,
  loading: 'Loading order...',
  missingTitle: 'Order not found',
  back: 'All orders',
  actions: ACTIONS,
  parcelActions: PARCEL_ACTIONS,
  awbActions: AWB_ACTIONS,
  parcelActionOf: (action: string, awb: string) => `${action}: parcel ${awb}`,
  cancelHint: 'Its items go back into stock and every payment is refunded.',
  note: 'Note (optional)',
  reason: 'Reason',
  reasonMissing: 'Please give a reason.',
  needsReview: 'Needs review',
  cancelRequested: (words: string) => `The customer asked to cancel: “${words}”`,
  resolve: 'Mark as reviewed',
  declineCancelHint:
    'The customer asked to cancel. We tell them that the order was not cancelled, and why.',
  releaseHint: 'The customer asked to cancel. We tell them that the order was not cancelled.',

  shipTitle: (number: string) => `Ship a parcel for order ${number}`,
  reshipTitle: (awb: string) => `Ship parcel ${awb} again`,
  correctAwbTitle: (awb: string) => `Correct the tracking number of parcel ${awb}`,
  cancelAwbTitle: (awb: string) => `Cancel the dispatch of parcel ${awb}?`,
  cancelAwbHint:
    'Use this when the parcel did not leave. Its items must be shipped again, and we email the customer.',
  courierHint: 'Choose from the list, or enter another one.',
  listedLink: 'Empty for the link from the courier list.',
  courier: 'Courier',
  awb: 'Tracking number (AWB)',
  trackingUrl: 'Tracking link',
  optional: '(optional)',
  piecesOf: (title: string, quantity: number) => `${title} (${quantity} to ship)`,
  parcelEmpty: 'Add at least one item to the parcel.',
  receiveTitle: (awb: string) => `Receive parcel ${awb}`,
  courierCost: 'Courier charges in ₹ (optional)',
  courierCostHint: 'For both ways. Only staff who may see costs see them on the order.',
  receiveHint: 'How many pieces can be sold again? The rest are recorded as damaged.',
  restocked: (title: string, quantity: number) => `${title}: restock (of ${quantity})`,
  arrived: (title: string, quantity: number) => `${title}: received (of ${quantity})`,

  edit: 'Edit',
  detailsTitle: (number: string) => `Customer and address for order ${number}`,
  saveDetails: 'Save details',
  details: DETAILS,
  removeItems: 'Remove items',
  removeItemsTitle: (number: string) => `Remove items from order ${number}`,
  removeItemsHint:
    'Removed items go back into stock. We refund what they cost, with their share of discount and tax. An unpaid balance is reduced first. To add items, create another order.',
  keepQuantity: (title: string, quantity: number) => `${title}: keep (of ${quantity})`,
  nothingRemoved: 'Remove at least one item.',
  openReturn: 'Create return',
  openReturnTitle: (number: string) => `Create a return for order ${number}`,
  openReturnLead:
    'Use this when a customer writes or calls. We email them, and the order history shows that the shop created the return.',
  openReturnNote: 'What the customer said',
  openReturnDone: 'Return created.',
  addNote: 'Add note',
  noteTitle: (number: string) => `Add a note to order ${number}`,
  noteLabel: 'Note (only staff can see it)',
  noteMissing: 'Enter a note.',
  resend: 'Resend email',
  resendTitle: (number: string) => `Resend an email for order ${number}`,
  resendHint: (email: string) => `We send it to ${email}.`,
  email: 'Email',
  emailsFailed: 'Failed to load emails',
  noEmails: 'No emails have been sent for this order yet.',
  printLabel: 'Print label',
  toGiftCard: 'To the gift card',
  appliedToBalance: 'Applied to balance',
  refundAppliesToBalance: (amount: string) =>
    `${amount} of this order is unpaid. The refund reduces that balance first.`,

  progress: 'Progress',
  partly: 'Partially shipped',
  parcels: 'Parcels',
  noParcels: 'No parcels yet.',
  items: 'Items',
  summary: 'Order summary',
  customer: 'Customer',
  gstin: (number: string) => `GSTIN ${number}`,
  poNumber: (number: string) => `PO number: ${number}`,
  guest: 'Ordered as a guest',
  payment: 'Payment',
  paymentLine: (state: string, method: string) =>
    method === '' ? state : `${state} · ${PAYMENT_METHOD_LABELS[paymentMethod(method)]}`,
  partlyPaid: (amount: string) => `${amount} paid so far`,
  refunds: 'Refunds',
  refundStates: REFUND_STATES,
  instant: (fee: string) => `Instant, fee ${fee}`,
  instantAsked: 'Instant refund requested',
  fellBack: 'Instant was not possible, sent at normal speed without a fee',
  partlyRetried: (amount: string) => `Failed (${amount} retried), still to refund`,
  refund: 'Refund',
  refundLeft: (amount: string) => `You can refund up to ${amount}.`,
  offlineRefundHint:
    'Offline payments are refunded manually. Pay the customer back the same way, then record it on this page.',
  recordRefund: (amount: string) => `Record manual refund of ${amount}`,
  manualRefund: (method: string, reference: string, day: string) =>
    `${method}, ${reference}, ${day}`,
  manualRefundTitle: (amount: string, number: string) =>
    `Manual refund of ${amount} for order ${number}`,
  manualRefundHint: 'Record this only after you have sent the money. We email the customer.',
  manualRefundMethod: 'Refund method',
  manualRefundReference: 'Reference',
  manualRefundReferences: {
    cash: 'Cash book number. Less than ₹2,00,000 in cash.',
    counter_upi: 'The 12-digit UPI reference (UTR).',
    bank_transfer: 'UTR, 12 to 22 letters and digits.',
  },
  manualRefundDay: 'Date',
  manualRefundConfirm: 'Record refund',
  manualRefundDone: 'Refund recorded. We email the customer.',
  amount: 'Amount (₹)',
  amountWrong: 'Enter an amount of at least ₹1.',
  timeline: 'Timeline',
  internal: 'Internal',
  actors: ACTOR_NAMES,
  staff: 'Staff',
  sku: (sku: string) => `SKU ${sku}`,
  returns: 'Returns',
  approve: 'Approve',
  reject: 'Reject',
  pickUp: 'Mark as picked up',
  receive: 'Mark as received',
  issueRefund: 'Refund',
  refundUnderWay: 'The refund is in progress.',
  answer: 'Message to the customer (optional)',
  answerMissing: 'Tell the customer why.',
  receiveReturnTitle: (number: string) => `Receive the return for order ${number}`,
  refundReturnTitle: (number: string) => `Refund the return for order ${number}`,
  photosOf: (count: number) => `${count} ${count === 1 ? 'photo' : 'photos'}`,
  customerReason: (words: string) => `“${words}”`,

  returnList: {
    title: 'Returns',
    failed: 'Failed to load returns',
    loading: 'Loading returns...',
    views: 'Returns by status',
    empty: 'No returns yet',
    emptyHint: 'Returns that customers request appear here.',
    none: 'No returns with this status',
    noneHint: 'Choose another status to see more returns.',
    columns: {
      order: 'Order',
      customer: 'Customer',
      pieces: 'Items',
      status: 'Status',
      requestedOn: 'Requested on',
    },
  },
};

export const orderDetailTexts: Catalogue<typeof en> = { en };
