import {
  purchaseOrderEndpoints,
  type SupplierRow,
} from '@kargha/domain/stock/purchase-order-endpoints';
import type { NewSupplier } from '@kargha/domain/stock/purchase-order-requests';
import { searchQuery } from '#lib/reading/use-search.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

export interface SupplierOption {
  id: string;
  label: string;
  detail: string;
}

const MAX_RESULTS = 8;

/** Finds the first few suppliers whose name or state matches. */
export const findSuppliers = searchQuery('suppliers', async (search): Promise<SupplierOption[]> => {
  const { rows } = await callStaffEndpoint(purchaseOrderEndpoints.listSuppliers, {
    query: { search, size: MAX_RESULTS },
  });
  return rows.map(({ id, name, state }) => ({ id, label: name, detail: state }));
});

export async function addSupplier(body: NewSupplier): Promise<SupplierRow> {
  return (await callStaffEndpoint(purchaseOrderEndpoints.addSupplier, { body })).supplier;
}
