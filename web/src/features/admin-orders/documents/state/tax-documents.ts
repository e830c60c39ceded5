import type { EndpointRequest, EndpointResult } from '@kargha/domain/api/endpoint';
import { invoiceEndpoints } from '@kargha/domain/invoices/document-endpoints';
import { eWayBillEndpoints } from '@kargha/domain/invoices/e-way-bill-endpoints';
import { saveFile } from '#lib/files/save-file.ts';
import { endpointPath } from '#lib/server/endpoint-path.ts';
import { fetchStaffFile } from '#session/state/staff-api.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

export type DispatchDocuments = EndpointResult<typeof eWayBillEndpoints.list>;

type Body<E> = EndpointRequest<E> extends { body: infer Sent } ? Sent : never;

/** Read again when the order changes. */
export const dispatchDocumentsQuery = (order: {
  id: string;
  revision: number;
  invoiceNumber: string;
}) => ({
  queryKey: ['tax-documents', order.id, order.revision, order.invoiceNumber],
  queryFn: () => callStaffEndpoint(eWayBillEndpoints.list, { query: { order: order.id } }),
});

const idOf = (number: string) => ({ id: number.replaceAll('/', '-') });

export async function issueInvoice(orderId: string, atOrderRates: boolean): Promise<void> {
  await callStaffEndpoint(invoiceEndpoints.issue, { body: { orderId, atOrderRates } });
}

export async function registerInvoice(number: string): Promise<void> {
  await callStaffEndpoint(invoiceEndpoints.register, { params: idOf(number) });
}

export async function cancelInvoice(
  number: string,
  body: Body<typeof invoiceEndpoints.cancel>,
): Promise<void> {
  await callStaffEndpoint(invoiceEndpoints.cancel, { params: idOf(number), body });
}

export async function correctRecipient(
  number: string,
  body: Body<typeof invoiceEndpoints.correctRecipient>,
): Promise<void> {
  await callStaffEndpoint(invoiceEndpoints.correctRecipient, { params: idOf(number), body });
}

/** Form fields: the server checks and converts them. */
type Fields = Readonly<Record<string, string>>;

interface Parcel {
  orderId: string;
  /** a parcel that came back; undefined: the next one */
  shipmentId: string | undefined;
}

export async function generateBill(parcel: Parcel, fields: Fields): Promise<void> {
  const body = { ...parcel, ...fields } as unknown as Body<typeof eWayBillEndpoints.generate>;
  await callStaffEndpoint(eWayBillEndpoints.generate, { body });
}

export async function recordBill(parcel: Parcel, fields: Fields): Promise<void> {
  const body = { ...parcel, ...fields } as unknown as Body<typeof eWayBillEndpoints.record>;
  await callStaffEndpoint(eWayBillEndpoints.record, { body });
}

export async function changeBill(
  id: string,
  action: 'changeVehicle' | 'extend' | 'cancel',
  fields: Fields,
): Promise<void> {
  const body = fields as never;
  await callStaffEndpoint(eWayBillEndpoints[action], { params: { id }, body });
}

export async function saveBill({ id, number }: { id: string; number: string }, name: string) {
  const file = await fetchStaffFile(endpointPath(eWayBillEndpoints.file, { params: { id } }));
  saveFile(name.replace('{number}', number), file);
}
