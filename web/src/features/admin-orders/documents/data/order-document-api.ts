import { DOCUMENT_FILES, orderDocumentEndpoints } from '@kargha/domain/invoices/document-endpoints';
import { saveFile } from '#lib/files/save-file.ts';
import { endpointPath } from '#lib/server/endpoint-path.ts';
import { fetchStaffFile } from '#session/state/staff-api.ts';

import type { OrderDocument } from '../../state/staff-order.ts';

type ForOrders = Pick<typeof orderDocumentEndpoints, 'packingSlips' | 'labels' | 'invoices'>;

/** Saves one file for at most 50 orders. */
const saveForOrders =
  (endpoint: ForOrders[keyof ForOrders], name: string) =>
  async (ids: readonly string[]): Promise<void> => {
    const query = { orders: ids.join(',') };
    const file = await fetchStaffFile(endpointPath(endpoint, { query }));
    saveFile(name, file);
  };

export const savePackingSlips = saveForOrders(
  orderDocumentEndpoints.packingSlips,
  'packing-slips.pdf',
);
export const saveLabels = saveForOrders(orderDocumentEndpoints.labels, 'labels.pdf');
export const saveInvoices = saveForOrders(orderDocumentEndpoints.invoices, 'invoices.pdf');

/** The slip and the label of a parcel that has not left; its number counts from 1. */
export async function savePackedParcel(
  order: { id: string; number: string },
  parcel: number,
): Promise<void> {
  const { packingSlips, label } = orderDocumentEndpoints;
  const slip = { orders: order.id, number: String(parcel) };
  saveFile('packing-slips.pdf', await fetchStaffFile(endpointPath(packingSlips, { query: slip })));
  const query = { order: order.id, number: String(parcel) };
  saveFile(`label-${order.number}.pdf`, await fetchStaffFile(endpointPath(label, { query })));
}

export async function saveLabel(order: { id: string; number: string }, parcel = ''): Promise<void> {
  const query = { order: order.id, parcel };
  const file = await fetchStaffFile(endpointPath(orderDocumentEndpoints.label, { query }));
  saveFile(`label-${order.number}.pdf`, file);
}

export async function saveWorkSheets(order: { id: string; number: string }): Promise<void> {
  const query = { order: order.id };
  const file = await fetchStaffFile(endpointPath(orderDocumentEndpoints.workSheets, { query }));
  saveFile(`work-sheets-${order.number}.pdf`, file);
}

export async function saveDocument({ kind, number }: OrderDocument): Promise<void> {
  const id = number.replaceAll('/', '-');
  const file = await fetchStaffFile(endpointPath(DOCUMENT_FILES[kind], { params: { id } }));
  saveFile(`${id}.pdf`, file);
}
