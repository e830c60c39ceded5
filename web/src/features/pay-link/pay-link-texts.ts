import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Your order',
  orderTitle: (number: string) => `Order ${number}`,
  lead: 'We have put it aside for you. Please look at it, and pay it here.',
  loading: 'Loading your order…',
  failed: 'Your order could not be loaded.',
  tryAgain: 'Try Again',
  contact: 'Contact us',
  items: 'What you buy',
  deliverTo: 'It goes to',
  sums: 'What it costs',
  pay: (amount: string) => `Pay ${amount}`,
  opening: 'One moment…',
  until: (moment: string) => `The pieces are yours until ${moment}.`,
  safe: 'You pay in the window of Razorpay. We never see your card.',
  left: 'Nothing was charged. You can pay as long as the link is open.',
  paidTitle: 'Thank you, your order is paid.',
  paidHint: 'We are getting it ready. A letter with all details is on its way to you.',
  track: 'Track your order',
  endedTitle: 'This payment link has ended.',
  endedHint: 'Nothing was charged. Call or write to us, and we send you a new one.',
};

/** Words of the page behind a payment link. */
export const payLinkTexts: Catalogue<typeof en> = { en };
