import type { Endpoint, EndpointResult, SignedRequest } from '@kargha/domain/api/endpoint';
import type { ClaimResult } from '@kargha/domain/orders/order-endpoints';
import type { ExchangeChoices } from '@kargha/domain/orders/return-endpoints';
import type { ReturnRequest } from '@kargha/domain/orders/return-requests';
import { fetchFile } from '#lib/server/api-client.ts';
import { callEndpoint } from '#lib/server/call-endpoint.ts';
import { endpointPath } from '#lib/server/endpoint-path.ts';
import { loadModule } from '#lib/server/load-module.ts';
import { saveFile } from '#lib/files/save-file.ts';
import type { SentAnswer } from '#ui/orders/delivery-answer-dialog.tsx';
import { idToken } from '#session/state/sign-in-actions.ts';

/** Loaded with the first call: the schemas of the requests are larger than the page. */
const loadOrderEndpoints = async () =>
  (await loadModule(import('@kargha/domain/orders/order-endpoints'))).orderEndpoints;

export async function claimOrders(token: string): Promise<ClaimResult> {
  const endpoints = await loadOrderEndpoints();
  return call(endpoints.claim, { body: { token } });
}

/** Emails the link that adds guest orders. @throws ApiError */
export async function requestClaimLink(): Promise<void> {
  const endpoints = await loadOrderEndpoints();
  await call(endpoints.sendClaimLink, {});
}

/** @throws ApiError `ask_us` once the order is packed */
export async function cancelOrder(id: string, reason: string): Promise<void> {
  const endpoints = await loadOrderEndpoints();
  await call(endpoints.cancel, { params: { id }, body: { reason } });
}

/** For orders that are packed or made to an accepted offer: staff decide. @throws ApiError */
export async function requestCancellation(id: string, reason: string): Promise<void> {
  const endpoints = await loadOrderEndpoints();
  await call(endpoints.requestCancellation, { params: { id }, body: { reason } });
}

/** Opens a ticket and returns its number. @throws ApiError */
export async function requestHelp(id: string, message: string): Promise<string> {
  const endpoints = await loadOrderEndpoints();
  const help = await call(endpoints.requestHelp, { params: { id }, body: { message } });
  return help.ticketNumber;
}

/** @throws ApiError `not_returnable`, `exchange_not_possible` and `out_of_stock` */
export async function requestReturn(id: string, body: ReturnRequest): Promise<void> {
  const returns = await loadModule(import('@kargha/domain/orders/return-endpoints'));
  await call(returns.shopperReturnEndpoints.request, { params: { id }, body });
}

/** Says what the courier should do with an undelivered parcel. @throws ApiError `not_open` and `not_served` */
export async function answerFailedDelivery(
  id: string,
  shipmentId: string,
  answer: SentAnswer,
): Promise<void> {
  const { deliveryAnswerEndpoints } = await loadModule(
    import('@kargha/domain/couriers/failed-delivery-endpoints'),
  );
  await call(deliveryAnswerEndpoints.answer, { params: { id }, body: { shipmentId, ...answer } });
}

/** What the lines of an order can be exchanged for. @throws ApiError */
export async function readExchangeChoices(id: string): Promise<ExchangeChoices> {
  const returns = await loadModule(import('@kargha/domain/orders/return-endpoints'));
  return (await call(returns.exchangeEndpoints.choices, { params: { id } })).lines;
}

/** The address on which the rest of a replacement is paid. @throws ApiError */
export async function readPayPath(orderId: string): Promise<string> {
  const links = await loadModule(import('@kargha/domain/payments/pay-link-endpoints'));
  const { link } = await call(links.payLinkEndpoints.own, { params: { orderId } });
  return new URL(link).pathname;
}

export async function downloadInvoice(invoiceNumber: string): Promise<void> {
  const id = invoiceNumber.replaceAll('/', '-');
  const documents = await loadModule(import('@kargha/domain/invoices/document-endpoints'));
  const path = endpointPath(documents.DOCUMENT_FILES.invoice, { params: { id } });
  saveFile(`${id}.pdf`, await fetchFile(path, await idToken()));
}

async function call<E extends Endpoint>(
  endpoint: E,
  request: SignedRequest<E>,
): Promise<EndpointResult<E>> {
  return callEndpoint(endpoint, { ...request, token: await idToken() });
}
