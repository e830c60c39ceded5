import { saveFile } from '#lib/save-file.ts';
import { queryText, staffFile } from '#session/state/staff-api.ts';

/** Saves the packing slips of these orders as one PDF. @throws ApiError */
export async function savePackingSlips(ids: readonly string[]): Promise<void> {
  const file = await staffFile(`/orders/papers/slips?${queryText({ orders: ids.join(',') })}`);
  saveFile('packing-slips.pdf', file);
}

/** Saves the label of a parcel, or without one a label with the order's number. @throws ApiError */
export async function saveLabel(order: { id: string; number: string }, parcel = ''): Promise<void> {
  const file = await staffFile(`/orders/papers/label?${queryText({ order: order.id, parcel })}`);
  saveFile(`label-${order.number}.pdf`, file);
}

/** Saves an order's tax invoice. @throws ApiError */
export async function saveInvoice(invoiceNumber: string): Promise<void> {
  const name = invoiceNumber.replaceAll('/', '-');
  saveFile(`${name}.pdf`, await staffFile(`/invoices/${name}/pdf`));
}
