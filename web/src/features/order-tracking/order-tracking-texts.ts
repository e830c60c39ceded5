import type { OrderState } from '@kargha/domain/orders/order-state';
import type { Catalogue } from '#lib/language/language.ts';

/** What to say about orders that have left the six steps. */
const STATUS_NOTES: Partial<Record<OrderState, string>> = {
  pending_payment: 'This order is not paid yet.',
  on_hold: 'This order is on hold. We write to you as soon as it goes on.',
  cancelled: 'This order was cancelled.',
  expired: 'This order was not paid in time, so it was closed.',
  rto: 'The parcel could not be delivered and is coming back to us.',
  returned: 'This order was returned.',
};

const en = {
  title: 'Track Your Order',
  lead: 'Enter your order id or tracking number, and the e-mail or the phone that you ordered with.',
  formLabel: 'Track order',
  id: 'Order ID or tracking number',
  idHint: 'It stands in the mail that confirmed your order.',
  contact: 'Email, or last four digits of the phone',
  contactHint: 'So that nobody else can look at your order.',
  contactMissing: 'Please enter your email or the last four digits of your phone',
  track: 'Track Order',
  looking: 'Looking for your order…',
  linkExpired: 'This link has expired.',
  sendNewLink: 'Send a new link',
  newLinkSent: 'A new link is on its way to the e-mail address of the order.',
  details: 'Order Details',
  orderNumber: 'Order ID',
  items: 'Items',
  quantityOf: (quantity: number, name: string) => `${quantity} × ${name}`,
  progress: 'Order Progress',
  delivery: 'Delivery Information',
  deliveryPlace: 'Delivery to',
  place: (city: string, pincode: string) => `${city}, ${pincode}`,
  courier: 'Courier',
  awb: 'Tracking number',
  followNamed: (awb: string) => `Follow parcel ${awb} (opens in a new tab)`,
  notShipped: 'Not handed to a courier yet.',
  aside: STATUS_NOTES,
  invoice: 'Download invoice',
  returnsTitle: 'Returns',
  returnsHint:
    'To send something back, answer the letter that told you of the delivery, or write to us and name the order.',
  returnsSignedIn:
    'With an account for the same e-mail address you can also ask on the page of your order.',
  toOrders: 'My Orders',
  needHelp: 'Something is not right?',
  contactUs: 'Contact us',
};

export const orderTrackingTexts: Catalogue<typeof en> = { en };
