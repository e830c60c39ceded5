import type { ReturnRequest } from '@kargha/domain/orders/return-requests';
import { callApi, fetchFile } from '#lib/server/api-client.ts';
import { saveFile } from '#lib/files/save-file.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

/** `claimed` counts the guest orders added; `needsLink` means that an emailed link must prove the address first. */
export interface ClaimResult {
  claimed: number;
  needsLink: boolean;
}

export async function claimOrders(link: string): Promise<ClaimResult> {
  const answer = storedFields(await post('/orders/claim', link === '' ? {} : { token: link }));
  return { claimed: answer.number('claimed'), needsLink: answer.flag('needsLink', false) };
}

/** Emails the link that adds guest orders. @throws ApiError */
export async function requestClaimLink(): Promise<void> {
  await post('/orders/claim-link', {});
}

/** @throws ApiError `ask_us` once the order is packed */
export async function cancelOrder(orderId: string, reason: string): Promise<void> {
  await post(`/orders/${orderId}/cancel`, { reason });
}

/** For orders that are packed or made to an accepted offer: staff decide. @throws ApiError */
export async function requestCancellation(orderId: string, reason: string): Promise<void> {
  await post(`/orders/${orderId}/cancel-request`, { reason });
}

/** Opens a ticket and returns its number. @throws ApiError */
export async function requestHelp(orderId: string, message: string): Promise<string> {
  return storedFields(await post(`/orders/${orderId}/help`, { message })).text('ticketNumber');
}

/** @throws ApiError `not_returnable` */
export async function requestReturn(orderId: string, request: ReturnRequest): Promise<void> {
  await post(`/orders/${orderId}/returns`, request);
}

export async function downloadInvoice(invoiceNumber: string): Promise<void> {
  const id = invoiceNumber.replaceAll('/', '-');
  saveFile(`${id}.pdf`, await fetchFile(`/invoices/${id}/pdf`, await idToken()));
}

async function post(path: string, body: object) {
  return callApi(path, { method: 'POST', body, token: await idToken() });
}
