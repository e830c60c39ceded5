import { MAX_LABELS } from '@kargha/domain/catalogue/label-endpoints';
import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Print labels',
  subtitle:
    'Labels of 50 × 75 mm with price, declarations, bar code and a QR code of the product page.',
  back: 'Inventory',
  countOf: (title: string) => `Labels for ${title}`,
  loading: 'Loading product…',
  failed: 'This product could not be loaded.',
  size: 'Format',
  sizes: { roll: 'Label roll, 50 × 75 mm', a4: 'A4 sheets, 12 labels each' },
  month: 'Month of manufacture',
  monthHint: 'Of these pieces. Left empty: the month that each product states.',
  save: 'Save PDF',
  empty: 'No products chosen',
  emptyHint: 'Choose Labels next to a product in the inventory, or Print labels after a delivery.',
  toInventory: 'Go to inventory',
  wrongCounts: `Enter whole numbers, at most ${MAX_LABELS} labels together.`,
  fileName: 'labels.pdf',
};

export const adminLabelsTexts: Catalogue<typeof en> = { en };
