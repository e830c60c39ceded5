import { RETURN_DAYS } from '@kargha/domain/orders/return';
import type { OrderState } from '@kargha/domain/orders/order-state';
import type { ReturnState } from '@kargha/domain/orders/return';
import type { Catalogue } from '#lib/language/language.ts';

import type { CancelRefund } from './state/cancel-refunds.ts';

/** What to say about orders that have left the six steps. */
const STATUS_NOTES: Partial<Record<OrderState, string>> = {
  pending_payment: 'We are waiting for your payment.',
  on_hold: 'This order is on hold. We write to you as soon as it goes on.',
  cancelled: 'This order was cancelled.',
  expired: 'This order was not paid in time, so it was closed.',
  rto: 'The parcel could not be delivered and is coming back to us.',
  returned: 'This order was returned.',
};

const RETURN_HINTS: Record<ReturnState, string> = {
  requested: 'We look at it and answer within 24 hours.',
  approved: 'A courier will come for the pieces. Please keep them unworn.',
  rejected: 'We cannot take these pieces back. If you disagree, choose “Get help” and write to us.',
  picked_up: 'The courier is bringing the pieces to us.',
  received:
    'The pieces are here. We look at them; then what you paid for them goes back to you, ' +
    'and what you still owe for them is taken off.',
  refunded: 'Your money has gone back to you.',
};

const CANCEL_REFUNDS: Record<CancelRefund, string> = {
  none: 'You have paid nothing for it, so no money goes back.',
  whole: 'What you have paid goes back to where it came from.',
  rest: 'What you have paid and not got back yet goes back to where it came from.',
  manual: 'We give the money back to you ourselves, and write to you when it is done.',
  already_refunded: 'What you have paid has gone back to you already.',
  card_restored: 'What your gift card has paid is on it again.',
  card_released: 'What your gift card was to pay is on it again.',
};

/** How the gateway and staff call the ways to pay. */
const METHODS: Readonly<Record<string, string>> = {
  card: 'card',
  upi: 'UPI',
  netbanking: 'net banking',
  wallet: 'wallet',
  emi: 'EMI',
  gift_card: 'gift card',
  cash: 'cash',
  counter_upi: 'UPI',
  bank_transfer: 'bank transfer',
};

const en = {
  title: 'My Orders',
  lead: 'Everything that you have ordered, the newest first.',
  loading: 'Loading orders...',
  failed: 'Failed to load orders',
  tryAgain: 'Try Again',
  emptyTitle: 'No orders yet',
  emptyHint: 'What you order will stand here, with its way to your door.',
  toProducts: 'Browse products',
  guestTitle: 'Orders made as a guest',
  guestHint:
    'Did you order as a guest with this email address? We can email you a link that adds those orders.',
  emailGuestLink: 'Email me a link',
  guestSent:
    'If there are such orders, we have emailed you a link. Please open it in this browser while you are signed in.',
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
    'It may belong to another account. Please sign in with the one that you ordered with.',
  progress: 'Order Progress',
  statusNotes: STATUS_NOTES,
  partly: 'Some pieces have left, the others follow.',
  history: 'History',
  parcels: 'Parcels',
  notShipped: 'Not handed to a courier yet.',
  items: 'Items',
  totals: 'Amounts',
  payment: 'Payment',
  paid: 'Paid',
  paidBy: (method: string) => `Paid by ${METHODS[method] ?? method}`,
  partlyPaid: (amount: string) => `${amount} of it is paid`,
  notPaid: 'Not paid',
  owed: (amount: string) => `${amount} is coming back to you. We write to you when it is done.`,
  poNumber: (number: string) => `Your PO number: ${number}`,
  deliverTo: 'Deliver to',
  actions: 'What you can do',

  cancel: 'Cancel order',
  cancelTitle: (number: string) => `Cancel order ${number}?`,
  cancelRefunds: CANCEL_REFUNDS,
  cancelled: 'Your order was cancelled.',
  requestCancellation: 'Ask to cancel',
  requestCancellationTitle: (number: string) => `Ask to cancel order ${number}?`,
  requestCancellationHint:
    'Your order is packed, on its way or being made for you, so we have to look at it first.',
  cancelAsked: 'You asked us to cancel this order. We are looking at it.',
  why: 'Why?',
  whyMissing: 'Please give a reason.',
  help: 'Get help',
  helpTitle: (number: string) => `Help with order ${number}`,
  helpLabel: 'What can we do for you?',
  helpMissing: 'Please tell us what we can do for you.',
  helpSend: 'Send',
  helpSent: (ticket: string) =>
    `We have received your message (${ticket}) and reply within 24 hours.`,
  reorder: 'Order again',
  inCart: 'The pieces are in your cart.',
  viewCart: 'View Cart',
  nothingInCart: 'None of these pieces can be bought any more.',
  gone: (titles: string) => `Not available any more: ${titles}`,
  fewer: (titles: string) => `Only fewer pieces left: ${titles}`,
  invoice: 'Download invoice',

  returnPieces: 'Return pieces',
  returnTitle: (number: string) => `Return pieces of order ${number}`,
  returnLead:
    `You can return pieces within ${RETURN_DAYS} days of delivery. ` +
    'Small irregularities of weave and colour are the mark of hand work and not a fault.',
  returnLate:
    `The ${RETURN_DAYS} days to return these pieces are over. ` +
    'If a piece is not as described, choose “Get help” and write to us.',
  returnNote: 'Anything that we should know',
  sendReturn: 'Send request',
  returnSent: 'We have received your return request.',
  returns: 'Returns',
  returnHints: RETURN_HINTS,
  returnCredited: (amount: string) => `${amount} taken off what you still owe for this order.`,
  answer: (words: string) => `Our answer: ${words}`,
};

export const ordersTexts: Catalogue<typeof en> = { en };
