import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Your order',
  orderTitle: (number: string) => `Order ${number}`,
  lead: 'We have reserved these items for you. Please review your order and pay here.',
  loading: 'Loading your order…',
  failed: 'Your order could not be loaded.',
  tryAgain: 'Try Again',
  contact: 'Contact us',
  items: 'Items',
  deliverTo: 'Delivery address',
  totals: 'Order summary',
  pay: (amount: string) => `Pay ${amount}`,
  opening: 'Opening payment…',
  reservedUntil: (moment: string) => `Reserved for you until ${moment}.`,
  securePayment: 'Secure payment with Razorpay. We never see your card details.',
  cancelled: 'You were not charged. You can pay until the link expires.',
  paidTitle: 'Thank you, your order is paid.',
  paidHint: 'We are getting it ready. A confirmation email is on its way to you.',
  track: 'Track your order',
  endedTitle: 'This payment link is no longer valid.',
  endedHint: 'You were not charged. Contact us and we will send you a new link.',
};

export const payLinkTexts: Catalogue<typeof en> = { en };
