import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: (number: string) => `Refund order ${number}`,
  refund: 'Refund',
  purpose: 'What is this refund for?',
  choose: 'Choose a purpose',
  purposeMissing: 'Choose what this refund is for.',
  purposes: {
    undelivered: 'Items that came back undelivered',
    cancellation: 'Money left after the cancellation',
    price_adjustment: 'Price adjustment, the customer keeps the items',
  },
  duplicate: (amount: string, id: string) => `Payment that was not needed: ${amount}, ${id}`,
  retry: (amount: string, purpose: string) => `Retry a failed refund: ${amount}, ${purpose}`,
  quantity: (title: string, quantity: number) => `${title}: refund (of ${quantity})`,
  shipping: (amount: string) => `Refund shipping too (${amount})`,
  noItems: 'Choose at least one item.',
  amount: 'Amount (₹)',
  upTo: (amount: string) => `You can refund up to ${amount}.`,
  amountWrong: 'Enter an amount of at least ₹1.',
  total: 'Refund amount',
  speed: 'Speed',
  speeds: { normal: 'Normal, 5 to 7 working days, no fee', instant: 'Instant, for a fee' },
  instantHint:
    'The money arrives within minutes. The gateway deducts its fee from the balance, and the fee is shown with the refund. Where the bank cannot, the refund goes at normal speed and there is no fee.',
  reason: 'Reason',
  reasonMissing: 'Please give a reason.',
  balance: (amount: string) =>
    `${amount} of this order is unpaid. The refund reduces that balance first.`,
  disputed: (amount: string) =>
    `The customer’s bank disputes ${amount}. If you refund it, tell the bank, or it may be taken twice.`,
  offline:
    'Offline payments are refunded manually. Pay the customer back the same way, then record it on this page.',
  trouble: (reason: string) => `The gateway refused it: ${reason}`,
  documents: {
    creditNoteWithItems: 'A credit note lists these items.',
    creditNote: 'A credit note reduces the invoice.',
    voucher: 'A refund voucher is issued for the advance.',
    none: 'This order has no invoice yet, so there is no credit note.',
    unchanged: 'The invoice does not change: this money paid for nothing.',
  },
  voidButton: (amount: string) => `Void payment of ${amount}`,
  voidTitle: (amount: string, reference: string) => `Void the payment of ${amount} (${reference})?`,
  voidHint:
    'The payment is removed from the books and its reference can be used again. The amount is due again, and we tell the customer. You can’t void a payment after items have shipped or an invoice was issued.',
  voidConfirm: 'Void payment',
  voidDone: 'Payment voided',
};

export const refundTexts: Catalogue<typeof en> = { en };
