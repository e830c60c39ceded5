import { ADJUSTMENT_REASON_LABELS, INVENTORY_FILTER_LABELS } from '@kargha/domain/stock/inventory';
import type { MovementReason } from '@kargha/domain/stock/stock';
import { ACTOR_NAMES } from '#lib/language/actor-names.ts';
import type { Catalogue } from '#lib/language/language.ts';

const movements: Record<MovementReason, string> = {
  opening: 'Opening stock',
  hold: 'Reserved',
  release: 'Released',
  ship: 'Shipped',
  restock: 'Returned',
  adjustment: 'Adjusted',
  receipt: 'Received',
  'transfer-out': 'Transferred out',
  'transfer-in': 'Transferred in',
};

const en = {
  title: 'Inventory',

  tiles: 'Inventory summary',
  totalProducts: 'Total Products',
  lowStock: 'Low Stock',
  outOfStock: 'Out of Stock',
  totalValue: 'Total Value',
  valueHint: (withoutCost: number) =>
    withoutCost === 0
      ? 'At cost'
      : `At cost, without ${withoutCost} ${withoutCost === 1 ? 'product that has' : 'products that have'} no recorded cost`,
  unknown: '—',

  views: 'Filter',
  filters: INVENTORY_FILTER_LABELS,
  search: 'Search inventory',
  searchHint: 'Product, SKU or tag',

  columns: {
    product: 'Product',
    sku: 'SKU',
    available: 'Available',
    committed: 'Committed',
    onHand: 'On hand',
  },
  loading: 'Loading inventory…',
  failed: 'Failed to load inventory',
  empty: 'No products found',
  emptyHint: 'Products you add appear here.',
  none: 'No products found',
  noneHint: 'Try a different search or filter.',
  addProduct: 'Add product',
  notTracked: 'Not tracked',
  noSku: '—',
  low: 'Low',
  out: 'Out',

  variantsSummary: (count: number, out: number, low: number) =>
    [
      `${count} ${count === 1 ? 'variant' : 'variants'}`,
      out > 0 && `${out} out`,
      low > 0 && `${low} low`,
    ]
      .filter(Boolean)
      .join(' · '),
  unassigned: 'No variant',
  retired: 'No longer sold',
  retiredVariant: (name: string) => `${name} (no longer sold)`,
  withCommitted: (available: number, committed: number) => `${available} (+${committed} committed)`,
  variant: 'Variant',

  adjust: 'Adjust',
  adjustOf: (title: string) => `Adjust ${title}`,
  difference: 'Adjust by',
  differenceHint: '+5 or -2',
  reason: 'Reason',
  reasons: ADJUSTMENT_REASON_LABELS,
  note: 'Note',
  save: 'Save',
  cancel: 'Cancel',
  becomes: (before: number, after: number) => `${before} → ${after}`,
  wrongDifference: 'Enter how many pieces to add or remove, such as +5 or -2.',
  adjusted: 'Stock adjusted',
  nowAvailable: (title: string, available: number) => `${title}: ${available} available.`,

  history: 'History',
  historyOf: (title: string) => `History of ${title}`,
  labels: 'Labels',
  labelsOf: (title: string) => `Print labels of ${title}`,
  historyTitle: (title: string) => `Stock history of ${title}`,
  close: 'Close',
  historyList: {
    title: 'Stock changes',
    columns: {
      at: 'Date',
      what: 'Activity',
      variant: 'Variant',
      available: 'Available',
      committed: 'Committed',
      why: 'Reason',
      by: 'By',
    },
    loading: 'Loading history…',
    failed: 'Failed to load history',
    empty: 'No stock changes yet.',
  },
  movements,
  order: 'Order',
  unchanged: '–',
  actors: ACTOR_NAMES,
};

export const inventoryTexts: Catalogue<typeof en> = { en };
