import type { Catalogue } from '#lib/language/language.ts';

const en = {
  choose: 'How would you like to pay?',
  online: 'Pay online now',
  onDelivery: 'Cash on delivery',
  fee: (amount: string) => `Fee ${amount}.`,
  allToCourier: (amount: string) => `Pay ${amount} to the courier.`,
  restToCourier: (now: string, later: string) =>
    `Pay ${now} online now and ${later} to the courier.`,
  codeHint: 'We email you a code to confirm the order.',
  codeTitle: 'Confirm your order',
  codeSentTo: (email: string) =>
    `We have sent a code to ${email}. Your order is placed when you enter it.`,
  code: 'Code',
  toPay: (amount: string) => `You pay ${amount} to the courier.`,
  confirm: 'Place order',
  confirming: 'Placing your order…',
  resend: 'Send the code again',
  resendIn: (seconds: number) => `Send the code again in ${seconds} s`,
  resent: 'We have sent the code again.',
};

export const cashOnDeliveryTexts: Catalogue<typeof en> = { en };
export type CashOnDeliveryTexts = typeof en;
