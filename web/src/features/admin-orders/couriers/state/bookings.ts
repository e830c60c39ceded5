import type { EndpointRequest, EndpointResult } from '@kargha/domain/api/endpoint';
import { courierEndpoints } from '@kargha/domain/couriers/courier-endpoints';
import { returnPickupEndpoints } from '@kargha/domain/couriers/return-pickup-endpoints';
import { saveFile } from '#lib/files/save-file.ts';
import { ApiError } from '#lib/server/api-client.ts';
import { endpointPath } from '#lib/server/endpoint-path.ts';
import type { BulkWork } from '#ui/lists/use-bulk-run.ts';
import { fetchStaffFile } from '#session/state/staff-api.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

export type BookingRow = EndpointResult<typeof courierEndpoints.bookingsOf>['bookings'][number];
type BookRequest = EndpointRequest<typeof courierEndpoints.book>['body'];
type PickupRequest = EndpointRequest<typeof returnPickupEndpoints.book>['body'];

/** @throws ApiError */
export async function bookParcel(body: BookRequest): Promise<BookingRow> {
  return (await callStaffEndpoint(courierEndpoints.book, { body })).booking;
}

export async function retryBooking(id: string): Promise<void> {
  await callStaffEndpoint(courierEndpoints.retry, { params: { id } });
}

export async function cancelBooking(id: string): Promise<void> {
  await callStaffEndpoint(courierEndpoints.cancel, { params: { id } });
}

/** A repeated call goes on with the booking. @throws ApiError */
export async function bookPickup(id: string, body: PickupRequest): Promise<BookingRow> {
  return (await callStaffEndpoint(returnPickupEndpoints.book, { params: { id }, body })).booking;
}

export async function cancelPickup(id: string, revision: number): Promise<void> {
  await callStaffEndpoint(returnPickupEndpoints.cancel, { params: { id }, body: { revision } });
}

/** A repeated call requests nothing again. */
export function requestPickup(orders: readonly string[]) {
  return callStaffEndpoint(courierEndpoints.pickup, { body: { orders } });
}

/** One PDF, or a ZIP file when the courier has a file for each label. */
export async function saveCourierLabels(orders: readonly string[]): Promise<void> {
  const query = { orders: orders.join(',') };
  const labels = await fetchStaffFile(endpointPath(courierEndpoints.labels, { query }));
  saveFile(labels.type === 'application/zip' ? 'labels.zip' : 'labels.pdf', labels);
}

/** False when the courier has no manifest. */
export async function saveManifest(orders: readonly string[]): Promise<boolean> {
  const query = { orders: orders.join(',') };
  try {
    saveFile(
      'manifest.pdf',
      await fetchStaffFile(endpointPath(courierEndpoints.manifest, { query })),
    );
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'no_manifest') return false;
    throw error;
  }
}

interface BookedOrder {
  id: string;
  number: string;
  revision: number;
}

/** Each order takes about six calls of the aggregator: a part ends well before the server's time limit. */
const BOOKED_TOGETHER = 10;

/** Books the orders in parts; one that fails does not stop the others. */
export function bookOrders(orders: readonly BookedOrder[]): BulkWork['change'] {
  return async (onOutcomes, isStopped) => {
    for (let first = 0; first < orders.length && !isStopped(); first += BOOKED_TOGETHER) {
      const part = orders.slice(first, first + BOOKED_TOGETHER);
      const { outcomes } = await callStaffEndpoint(courierEndpoints.bookAll, {
        body: { orders: part.map(({ id, revision }) => ({ id, revision })) },
      });
      onOutcomes(
        outcomes.map(({ id, problem }, place) => ({
          id,
          name: part[place]?.number ?? id,
          problem,
        })),
      );
    }
  };
}
