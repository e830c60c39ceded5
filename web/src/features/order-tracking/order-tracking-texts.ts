import type { OrderState } from '@kargha/domain/orders/order-state';
import type { Catalogue } from '#lib/language/language.ts';

const STATUS_NOTES: Partial<Record<OrderState, string>> = {
  pending_payment: 'This order has not been paid yet.',
  on_hold: 'This order is on hold. We will email you when it moves again.',
  cancelled: 'This order was cancelled.',
  expired: 'We did not receive the payment in time, so this order has expired.',
  rto: 'The courier could not deliver the parcel. It is on its way back to us.',
  returned: 'This order was returned.',
};

const en = {
  title: 'Track your order',
  lead: 'Enter your order ID or tracking number, and the email or phone number you ordered with.',
  formLabel: 'Track order',
  id: 'Order ID or tracking number',
  idHint: 'You can find it in your order confirmation email.',
  contact: 'Email, or last four digits of your phone number',
  contactHint: 'This keeps your order private.',
  contactMissing: 'Please enter your email or the last four digits of your phone number',
  track: 'Track Order',
  looking: 'Finding your order…',
  linkExpired: 'This link has expired.',
  sendNewLink: 'Send a new link',
  newLinkSent: 'We are sending a new link to the email address on this order.',
  details: 'Order details',
  orderNumber: 'Order ID',
  items: 'Items',
  progress: 'Order progress',
  delivery: 'Delivery information',
  deliveryPlace: 'Delivering to',
  place: (city: string, pincode: string) => `${city} ${pincode}`,
  courier: 'Courier',
  awb: 'Tracking number',
  followNamed: (awb: string) => `Track parcel ${awb} (opens in a new tab)`,
  notShipped: 'Not shipped yet.',
  aside: STATUS_NOTES,
  invoice: 'Download invoice',
  returnsTitle: 'Returns',
  returnsHint:
    'To return an item, reply to your delivery email or write to us with your order number.',
  returnsSignedIn:
    'If you have an account with the same email address, you can also request a return on your order page.',
  toOrders: 'My orders',
  needHelp: 'Need help?',
  whatsApp: 'Help on WhatsApp',
  contactUs: 'Contact us',
};

export const orderTrackingTexts: Catalogue<typeof en> = { en };
