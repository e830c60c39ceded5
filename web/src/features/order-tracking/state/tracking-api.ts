import type { TrackedOrder as TrackedOrderFields } from '@kargha/domain/orders/tracking-endpoints';
import { webAddress } from '#lib/addresses/web-address.ts';
import { endpointPath } from '#lib/server/endpoint-path.ts';
import { loadModule } from '#lib/server/load-module.ts';
import type { SentAnswer } from '#ui/orders/delivery-answer-dialog.tsx';

export type TrackingQuery = { id: string; contact: string } | { token: string };

/** Contains no street, phone number or price. */
export interface TrackedOrder extends Omit<TrackedOrderFields, 'invoice'> {
  /** where to download the tax invoice; null without a link token or an invoice */
  invoicePath: string | null;
}

/** Loaded with the first lookup: the schemas are a third of the page. */
async function loadApi() {
  const [{ callEndpoint }, { trackingEndpoints }] = await loadModule(
    Promise.all([
      import('#lib/server/call-endpoint.ts'),
      import('@kargha/domain/orders/tracking-endpoints'),
    ]),
  );
  return { callEndpoint, trackingEndpoints };
}

/** @throws ApiError not_found (for a wrong number and a wrong contact alike), link_expired, too_many_requests */
export async function trackOrder(body: TrackingQuery): Promise<TrackedOrder> {
  const { callEndpoint, trackingEndpoints } = await loadApi();
  const {
    order: { invoice, shipments, ...order },
  } = await callEndpoint(trackingEndpoints.track, { body });
  const isLinked = 'token' in body && invoice;
  return {
    ...order,
    shipments: shipments.map((shipment) => ({
      ...shipment,
      trackingUrl: webAddress(shipment.trackingUrl),
    })),
    invoicePath: isLinked
      ? `/api${endpointPath(trackingEndpoints.invoice, { query: { token: body.token } })}`
      : null,
  };
}

export async function requestNewLink(token: string): Promise<void> {
  const { callEndpoint, trackingEndpoints } = await loadApi();
  await callEndpoint(trackingEndpoints.sendNewLink, { body: { token } });
}

/** Says what the courier should do with an undelivered parcel. @throws ApiError `not_open`, `not_served`, `link_expired` */
export async function answerByLink(
  token: string,
  shipmentId: string,
  answer: SentAnswer,
): Promise<void> {
  const { callEndpoint } = await loadApi();
  const { deliveryAnswerEndpoints } = await loadModule(
    import('@kargha/domain/couriers/failed-delivery-endpoints'),
  );
  await callEndpoint(deliveryAnswerEndpoints.answerByLink, {
    body: { token, shipmentId, ...answer },
  });
}
