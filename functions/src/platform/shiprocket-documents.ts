import { textOf } from '@kargha/domain/records/stored-record';

import type { CourierAccount } from './courier-account.ts';
import { CourierError, type CourierAggregator } from './courier-aggregator.ts';
import { fetchPdf } from './fetch-pdf.ts';
import type { ShiprocketCall } from './shiprocket-call.ts';

type Calls = Pick<CourierAggregator, 'labels' | 'manifest' | 'requestPickup'>;

/** Calls about parcels that have an AWB: labels, manifest and pickup. */
export function documentCalls(account: CourierAccount, call: ShiprocketCall): Calls {
  const post = (path: string, shipmentIds: readonly string[]) =>
    call({ method: 'POST', path, body: { shipment_id: shipmentIds.map(Number) } });
  const file = async (path: string, field: string, shipmentIds: readonly string[]) => {
    const answer = await post(path, shipmentIds);
    return fetchPdf(account, textOf(answer[field]));
  };
  const requestPickup = async (shipmentIds: readonly string[]): Promise<void> => {
    try {
      await post('/courier/generate/pickup', shipmentIds);
    } catch (error) {
      if (!isRepeated(error)) throw error;
      // An answer was lost before. Of several parcels, some may not be requested yet.
      if (shipmentIds.length > 1) for (const id of shipmentIds) await requestPickup([id]);
    }
  };
  return {
    labels: async (shipmentIds) => [
      await file('/courier/generate/label', 'label_url', shipmentIds),
    ],
    manifest: (shipmentIds) => file('/manifests/generate', 'manifest_url', shipmentIds),
    requestPickup,
  };
}

function isRepeated(error: unknown): boolean {
  return (
    error instanceof CourierError && error.failure === 'refused' && /already/i.test(error.message)
  );
}
