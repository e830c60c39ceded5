import type { Catalogue } from '#lib/language/language.ts';

const lines = (count: number) => (count === 1 ? '1 line' : `${count} lines`);

const en = {
  title: 'Quick Order',
  lead: 'Paste your list, or choose a CSV file. Each line that we cannot sell says why, and can be put right here.',
  businessTitle: 'Quick order is for business accounts',
  businessHint: 'With a business account you order by SKU, in numbers, and ask for quotations.',
  paste: 'SKU and quantity, one product per line',
  pasteHint: (most: number) => `Such as: KRT-CHK-001, 20. Up to ${most} lines.`,
  check: 'Check these lines',
  chooseFile: 'Choose a CSV file',
  file: 'CSV file',
  empty: 'There is no line in it.',
  tooMany: (most: number, count: number) =>
    `A quick order has at most ${most} lines; with these it would have ${count}.`,
  leftOut: (values: string) =>
    `Only SKU and quantity are read from your list. Not read: ${values}. Choose sizes on the lines below.`,
  noText: 'This file is no CSV file.',
  tooLarge: 'This file is too large for a quick order.',
  listTitle: 'Your lines',
  sum: (all: number, good: number) => `${lines(all)}, ${good} ready for the cart.`,
  sku: (line: number) => `SKU on line ${line}`,
  quantity: (line: number) => `Quantity on line ${line}`,
  remove: (line: number) => `Remove line ${line}`,
  addLine: 'Add a line',
  clear: 'Remove all lines',
  checking: 'Checking…',
  notChecked: 'The lines could not be checked.',
  tryAgain: 'Try again',
  bulkQuantities: (minimum: number, multiple: number) =>
    multiple > 1 ? `From ${minimum}, in multiples of ${multiple}.` : `From ${minimum}.`,
  noSku: 'Enter a SKU.',
  unknown: 'We know no such SKU.',
  notSold: 'This product is no longer sold.',
  noNumber: 'Enter a whole number of pieces.',
  option: (name: string, line: number) => `${name} on line ${line}`,
  noOption: (name: string) => `Choose: ${name}.`,
  tooManyPieces: 'At most 10,00,000 pieces.',
  duplicate: (line: number) => `This SKU stands on line ${line} already.`,
  belowMinimum: (minimum: number) => `At least ${minimum} pieces.`,
  notMultiple: (multiple: number) => `Only in multiples of ${multiple}.`,
  soldOut: 'Sold out. A quotation can have it.',
  overStock: (stock: number) => `Only ${stock} in stock. A quotation can have more.`,
  overOrder: (most: number) => `One order holds at most ${most}. A quotation can have more.`,
  toCart: (count: number) => `Put ${lines(count)} into the cart`,
  toQuote: (count: number) => `Ask for a quote for ${lines(count)}`,
  inCart: (count: number) => `${lines(count)} in your cart.`,
  viewCart: 'View Cart',
  notAll: (names: string) => `Of these your cart now holds as many as can be bought: ${names}.`,
};

export const quickOrderTexts: Catalogue<typeof en> = { en };
export type QuickOrderTexts = typeof en;
