import { saveFile } from '#lib/files/save-file.ts';
import { buildQuery, fetchStaffFile } from '#session/state/staff-api.ts';

import type { OrderDocument } from '../state/staff-order.ts';

export async function savePackingSlips(ids: readonly string[]): Promise<void> {
  const file = await fetchStaffFile(
    `/orders/papers/slips?${buildQuery({ orders: ids.join(',') })}`,
  );
  saveFile('packing-slips.pdf', file);
}

export async function saveLabel(order: { id: string; number: string }, parcel = ''): Promise<void> {
  const file = await fetchStaffFile(
    `/orders/papers/label?${buildQuery({ order: order.id, parcel })}`,
  );
  saveFile(`label-${order.number}.pdf`, file);
}

const FOLDERS: Record<OrderDocument['kind'], string> = {
  invoice: 'invoices',
  receipt: 'receipts',
  'refund-voucher': 'refund-vouchers',
  'credit-note': 'credit-notes',
};

export async function saveDocument({ kind, number }: OrderDocument): Promise<void> {
  const name = number.replaceAll('/', '-');
  saveFile(`${name}.pdf`, await fetchStaffFile(`/${FOLDERS[kind]}/${name}/pdf`));
}
