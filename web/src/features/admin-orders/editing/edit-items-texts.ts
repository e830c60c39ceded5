import type { Catalogue } from '#lib/language/language.ts';

const en = {
  editItems: 'Edit items',
  editItemsTitle: (number: string) => `Edit the items of order ${number}`,
  editItemsHint:
    'Add, remove or swap items. Items of the order keep their price, added items cost what they cost today. Discount and shipping stay as they are.',
  save: 'Save changes',
  quantity: (title: string, now: number) => `${title}: quantity (now ${now})`,
  addedQuantity: (title: string) => `${title}: quantity`,
  optionOf: (option: string, title: string) => `${option} of ${title}`,
  add: 'Add a product',
  addHint: 'Title or SKU',
  noProduct: 'No products found.',
  remove: 'Remove',
  removeNamed: (title: string) => `Remove ${title}`,
  nothingChanged: 'Change at least one item.',
  notPriced: 'Wait until the new price is calculated.',
  cannotAdd: 'This order has shipped or has its invoice. To add items, create another order.',

  change: 'What changes',
  working: 'Calculating…',
  chooseFirst: 'Change a quantity or add a product to see the new price.',
  goods: 'Items',
  discount: 'Discount',
  shipping: 'Shipping',
  tax: 'GST',
  giftCard: 'Gift card',
  total: 'Total',
  was: (amount: string) => `(was ${amount})`,
  same: 'The price stays the same. Nothing is paid or refunded.',
  toPay: (amount: string) =>
    `The customer pays ${amount} more. We email a payment link, and dispatch waits for the payment.`,
  toPayOnCredit: (amount: string) =>
    `The customer owes ${amount} more. It is due on credit, and dispatch does not wait.`,
  offBalance: (amount: string) => `${amount} is deducted from the balance due.`,
  toRefund: (amount: string) => `${amount} is refunded to the original payment method.`,
  byHand: (amount: string) => `${amount} was paid offline: refund it manually.`,
  toPrepaid: (amount: string) => `${amount} goes back to the gift card or the exchanged order.`,
  onCreditLegend: 'Payment',
  onCredit: { credit: 'Release on credit' },
};

export const editItemsTexts: Catalogue<typeof en> = { en };
