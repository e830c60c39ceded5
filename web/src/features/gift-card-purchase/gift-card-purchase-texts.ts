import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Buy a gift card',
  lead: 'We email the card to its recipient. It can be spent for a year, in one order or in several.',
  amount: 'Amount in ₹',
  amountHint: 'Whole rupees, from ₹500 to ₹10,000.',
  presets: 'Amounts',
  recipient: 'For',
  recipientName: 'Recipient’s name',
  recipientEmail: 'Recipient’s email',
  message: 'Message',
  messageHint: 'Up to 300 characters, without links.',
  optional: '(optional)',
  deliverOn: 'Send on',
  deliverOnHint: 'Leave it empty to send the card today. India time.',
  buyer: 'From',
  buyerName: 'Your name',
  buyerEmail: 'Your email',
  buyerEmailHint: 'For your receipt.',
  buyerPhone: 'Your phone',
  terms: 'No GST is charged on a gift card. Discount codes and other gift cards cannot pay for it.',
  pay: 'Pay for gift card',
  payAmount: (amount: string) => `Pay ${amount}`,
  opening: 'Opening payment…',
  cancelled: 'You were not charged. You can pay when you are ready.',
  paidTitle: 'Thank you, your gift card is paid.',
  paidToday: 'The recipient is getting it by email now.',
  paidLater: (day: string) => `The recipient gets it by email on ${day}.`,
  paidReceipt: 'We have emailed you the receipt.',
  waitingTitle: 'We are confirming your payment.',
  waitingHint: 'This can take a few minutes. We will email you the receipt once it has arrived.',
  another: 'Buy another gift card',
  windowTitle: (number: string) => `Gift card ${number}`,
};

export const giftCardPurchaseTexts: Catalogue<typeof en> = { en };
export type GiftCardPurchaseTexts = typeof en;
