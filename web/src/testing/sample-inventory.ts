import type { InventoryRow } from '@kargha/domain/stock/inventory-endpoints';

/** The response of GET /api/inventory with these rows. */
export function sampleInventory(...rows: Partial<InventoryRow>[]) {
  return { rows: rows.map((row) => ({ ...SAREE, ...row })), nextCursor: null };
}

const SAREE: InventoryRow = {
  id: 'p1',
  title: 'Tangail saree',
  sku: 'SAR-7',
  status: 'active',
  isTracked: true,
  available: 3,
  committed: 2,
  onHand: 5,
  lowStock: 3,
  unitCost: 1240.5,
  variants: [],
  retired: [],
  unassigned: 0,
};
