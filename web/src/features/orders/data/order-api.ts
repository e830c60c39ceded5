import type { Endpoint, EndpointResult, SignedRequest } from '@kargha/domain/api/endpoint';
import { DOCUMENT_FILES } from '@kargha/domain/invoices/document-endpoints';
import { orderEndpoints, type ClaimResult } from '@kargha/domain/orders/order-endpoints';
import { shopperReturnEndpoints } from '@kargha/domain/orders/return-endpoints';
import type { ReturnRequest } from '@kargha/domain/orders/return-requests';
import { fetchFile } from '#lib/server/api-client.ts';
import { callEndpoint } from '#lib/server/call-endpoint.ts';
import { endpointPath } from '#lib/server/endpoint-path.ts';
import { saveFile } from '#lib/files/save-file.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

export function claimOrders(token: string): Promise<ClaimResult> {
  return call(orderEndpoints.claim, { body: { token } });
}

/** Emails the link that adds guest orders. @throws ApiError */
export async function requestClaimLink(): Promise<void> {
  await call(orderEndpoints.sendClaimLink, {});
}

/** @throws ApiError `ask_us` once the order is packed */
export async function cancelOrder(id: string, reason: string): Promise<void> {
  await call(orderEndpoints.cancel, { params: { id }, body: { reason } });
}

/** For orders that are packed or made to an accepted offer: staff decide. @throws ApiError */
export async function requestCancellation(id: string, reason: string): Promise<void> {
  await call(orderEndpoints.requestCancellation, { params: { id }, body: { reason } });
}

/** Opens a ticket and returns its number. @throws ApiError */
export async function requestHelp(id: string, message: string): Promise<string> {
  const help = await call(orderEndpoints.requestHelp, { params: { id }, body: { message } });
  return help.ticketNumber;
}

/** @throws ApiError `not_returnable` */
export async function requestReturn(id: string, body: ReturnRequest): Promise<void> {
  await call(shopperReturnEndpoints.request, { params: { id }, body });
}

export async function downloadInvoice(invoiceNumber: string): Promise<void> {
  const id = invoiceNumber.replaceAll('/', '-');
  const path = endpointPath(DOCUMENT_FILES.invoice, { params: { id } });
  saveFile(`${id}.pdf`, await fetchFile(path, await idToken()));
}

async function call<E extends Endpoint>(
  endpoint: E,
  request: SignedRequest<E>,
): Promise<EndpointResult<E>> {
  return callEndpoint(endpoint, { ...request, token: await idToken() });
}
