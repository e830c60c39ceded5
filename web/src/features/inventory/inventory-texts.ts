import { ADJUSTMENT_REASON_LABELS, INVENTORY_FILTER_LABELS } from '@kargha/domain/stock/inventory';
import type { MovementReason } from '@kargha/domain/stock/stock';
import { ACTOR_NAMES } from '#lib/language/actor-names.ts';
import type { Catalogue } from '#lib/language/language.ts';

const movements: Record<MovementReason, string> = {
  opening: 'First stock',
  hold: 'Sold',
  release: 'Released',
  ship: 'Shipped',
  restock: 'Returned',
  adjustment: 'Adjusted',
  receipt: 'Received',
  'transfer-out': 'Sent',
  'transfer-in': 'Arrived',
};

const en = {
  title: 'Inventory',
  exportCsv: 'Export CSV',
  exporting: (count: number) => `Reading… ${count}`,
  fileName: 'inventory',

  tiles: 'Stock in figures',
  totalProducts: 'Total Products',
  lowStock: 'Low Stock',
  outOfStock: 'Out of Stock',
  totalValue: 'Total Value',
  valueHint: 'At cost; at the selling price where no cost is known',
  unknown: '—',

  filter: 'Filter',
  filters: INVENTORY_FILTER_LABELS,
  search: 'Search inventory',
  searchHint: 'Product, SKU or tag',

  table: 'Inventory',
  columns: {
    product: 'Product',
    sku: 'SKU',
    available: 'Available',
    committed: 'Committed',
    onHand: 'On hand',
  },
  loading: 'Loading inventory…',
  failed: 'The inventory could not be read.',
  empty: 'No products found',
  emptyHint: 'Try another word or another filter.',
  emptyShop: 'Products that you add are counted here.',
  addProduct: 'Add product',
  notTracked: 'Not tracked',
  noSku: '—',
  low: 'Low',
  out: 'Out',

  adjust: 'Adjust',
  adjustOf: (title: string) => `Adjust ${title}`,
  difference: 'Difference',
  differenceHint: '+5 or -2',
  reason: 'Reason',
  reasons: ADJUSTMENT_REASON_LABELS,
  note: 'Note',
  save: 'Save',
  cancel: 'Cancel',
  becomes: (before: number, after: number) => `${before} → ${after}`,
  wrongDifference: 'Enter how many pieces more or fewer, such as +5 or -2.',
  adjusted: 'Stock adjusted',
  nowAvailable: (title: string, available: number) => `${title}: ${available} available.`,

  history: 'History',
  historyOf: (title: string) => `History of ${title}`,
  historyTitle: (title: string) => `Stock of ${title}`,
  close: 'Close',
  historyTable: 'Changes of the stock',
  historyColumns: {
    at: 'When',
    what: 'What',
    available: 'Available',
    committed: 'Committed',
    why: 'Why',
    by: 'By',
  },
  historyLoading: 'Loading history…',
  historyFailed: 'The history could not be read.',
  historyEmpty: 'Nothing has moved yet.',
  movements,
  order: 'Order',
  unchanged: '–',
  actors: ACTOR_NAMES,
};

/** Words of the inventory; staff read English. */
export const inventoryTexts: Catalogue<typeof en> = { en };
