import { RETURN_DAYS } from '@kargha/domain/orders/return';
import type { OrderState } from '@kargha/domain/orders/order-state';
import type { ReturnState } from '@kargha/domain/orders/return';
import type { Catalogue } from '#lib/language/language.ts';

const STATUS_NOTES: Partial<Record<OrderState, string>> = {
  pending_payment: 'We are waiting for your payment.',
  on_hold: 'This order is on hold. We will email you when it moves again.',
  cancelled: 'This order was cancelled.',
  expired: 'We did not receive your payment in time, so this order has expired.',
  rto: 'The courier could not deliver your parcel. It is on its way back to us.',
  returned: 'This order was returned.',
};

const RETURN_HINTS: Record<ReturnState, string> = {
  requested: 'We will review your request within 24 hours.',
  approved: 'A courier will collect the items. Please keep them unworn.',
  rejected: 'We cannot accept this return. If you disagree, choose “Get help” and write to us.',
  picked_up: 'The courier is bringing the items to us.',
  received:
    'We have received the items and will check them. Then we refund what you paid and reduce any balance due.',
  refunded: 'Your refund has been sent.',
  exchanged: 'Your replacement has been ordered.',
};

/** Keyed by the method names of the gateway and of staff. */
const METHODS: Readonly<Record<string, string>> = {
  card: 'card',
  upi: 'UPI',
  netbanking: 'net banking',
  wallet: 'wallet',
  emi: 'EMI',
  gift_card: 'gift card',
  exchange: 'returned items',
  cash: 'cash',
  counter_upi: 'UPI',
  bank_transfer: 'bank transfer',
};

const en = {
  title: 'My orders',
  lead: 'All your orders, newest first.',
  loading: 'Loading orders...',
  failed: 'Failed to load orders',
  tryAgain: 'Try Again',
  emptyTitle: 'No orders yet',
  emptyHint: 'Your orders will appear here, so you can follow each one to your door.',
  toProducts: 'Browse products',
  guestTitle: 'Orders placed as a guest',
  guestHint:
    'Did you order as a guest with this email address? We can email you a link that adds those orders here.',
  emailGuestLink: 'Email me a link',
  guestSent:
    'If you have guest orders, we have emailed you a link. Please open it in this browser while you are signed in.',
  more: 'Show older orders',
  reading: 'Loading…',
  placedOn: (day: string) => `Placed on ${day}`,
  pieces: (count: number) => `${count} ${count === 1 ? 'piece' : 'pieces'}`,
  andMore: (count: number) => `and ${count} more`,
  view: 'View order',
  viewNamed: (number: string) => `View order ${number}`,

  orderTitle: (number: string) => `Order ${number}`,
  back: 'All orders',
  missingTitle: 'We could not find this order',
  missingHint:
    'It may belong to another account. Please sign in with the account you used to order.',
  refusedTitle: 'You no longer have access to this order',
  refusedHint: 'Please sign in with the account you used to order.',
  progress: 'Order progress',
  statusNotes: STATUS_NOTES,
  partly: 'Part of your order has shipped. The rest will follow.',
  history: 'History',
  parcels: 'Parcels',
  notShipped: 'Not shipped yet.',
  items: 'Items',
  totals: 'Order summary',
  payment: 'Payment',
  paid: 'Paid',
  paidBy: (method: string) => `Paid by ${METHODS[method] ?? method}`,
  partlyPaid: (amount: string) => `${amount} paid so far`,
  notPaid: 'Not paid',
  owed: (amount: string) => `We will refund ${amount} to you and email you when it is done.`,
  poNumber: (number: string) => `Your PO number: ${number}`,
  deliverTo: 'Delivery address',
  actions: 'Order actions',

  help: 'Get help',
  helpTitle: (number: string) => `Help with order ${number}`,
  helpLabel: 'How can we help?',
  helpMissing: 'Please tell us how we can help.',
  helpSend: 'Send message',
  helpSent: (ticket: string) =>
    `We have received your message (${ticket}) and will reply within 24 hours.`,
  reorder: 'Order again',
  inCart: 'The items are in your cart.',
  viewCart: 'View Cart',
  nothingInCart: 'None of these items are available any more.',
  unavailable: (titles: string) => `No longer available: ${titles}`,
  reduced: (titles: string) => `Fewer in stock than you ordered: ${titles}`,
  invoice: 'Download invoice',

  returnPieces: 'Return items',
  returnTitle: (number: string) => `Return items from order ${number}`,
  returnLead:
    `You can return items within ${RETURN_DAYS} days of delivery. ` +
    'Small irregularities in weave and colour are the mark of handwork, not a defect.',
  returnLate:
    `The ${RETURN_DAYS}-day return period for these items is over. ` +
    'If an item is not as described, choose “Get help” and write to us.',
  returnNote: 'Anything else we should know',
  sendReturn: 'Request return',
  returnSent: 'We have received your return request.',
  returns: 'Returns',
  returnHints: RETURN_HINTS,
  returnCredited: (amount: string) => `${amount} deducted from the balance due on this order.`,
  answer: (message: string) => `Our reply: ${message}`,
};

export const ordersTexts: Catalogue<typeof en> = { en };
