import type { Catalogue } from '#lib/language/language.ts';

const lines = (count: number) => (count === 1 ? '1 line' : `${count} lines`);

const en = {
  title: 'Quick order',
  lead: 'Paste your list or choose a CSV file. If we cannot sell a line, we tell you why and you can correct it here.',
  businessTitle: 'Quick order is for business accounts',
  businessHint: 'With a business account, you can order in bulk by SKU and request quotations.',
  paste: 'SKU, quantity and size, one product per line',
  pasteHint: (most: number) =>
    `For example: KRT-CHK-001, 20, M. A table of sizes works, too. Up to ${most} lines.`,
  check: 'Check lines',
  chooseFile: 'Choose a CSV file',
  file: 'CSV file',
  empty: 'We found no lines in this list.',
  tooMany: (most: number, count: number) =>
    `A quick order can have up to ${most} lines. With these, yours would have ${count}.`,
  leftOut: (values: string) => `We read only SKU, quantity, size and colour. Ignored: ${values}.`,
  noText: 'This is not a CSV file.',
  tooLarge: 'This file is too large for a quick order.',
  listTitle: 'Your lines',
  sum: (all: number, good: number) => `${lines(all)}, ${good} ready for the cart.`,
  sku: (line: number) => `SKU on line ${line}`,
  quantity: (line: number) => `Quantity on line ${line}`,
  remove: (line: number) => `Remove line ${line}`,
  addLine: 'Add line',
  clear: 'Remove all lines',
  checking: 'Checking…',
  notChecked: 'We could not check your lines.',
  tryAgain: 'Try again',
  bulkQuantities: (minimum: number, multiple: number) =>
    multiple > 1 ? `Minimum ${minimum}, in multiples of ${multiple}.` : `Minimum ${minimum}.`,
  noSku: 'Enter a SKU.',
  unknown: 'We do not have this SKU.',
  notSold: 'This product is no longer available.',
  noNumber: 'Enter a whole number.',
  option: (name: string, line: number) => `${name} on line ${line}`,
  noOption: (name: string) => `Choose: ${name}.`,
  tooManyPieces: 'Maximum 10,00,000 pieces.',
  duplicate: (line: number) => `This is already on line ${line}.`,
  belowMinimum: (minimum: number) => `Minimum ${minimum} pieces.`,
  notMultiple: (multiple: number) => `Only in multiples of ${multiple}.`,
  soldOut: 'Sold out. You can request a quote.',
  overStock: (stock: number) => `Only ${stock} in stock. Request a quote for more.`,
  overOrder: (most: number) => `Maximum ${most} per order. Request a quote for more.`,
  toCart: (count: number) => `Add ${lines(count)} to cart`,
  toQuote: (count: number) => `Request a quote for ${lines(count)}`,
  inCart: (count: number) => `${lines(count)} added to your cart.`,
  viewCart: 'View Cart',
  notAll: (names: string) => `Your cart already has the most you can buy of ${names}.`,
};

export const quickOrderTexts: Catalogue<typeof en> = { en };
export type QuickOrderTexts = typeof en;
