import { keepPreviousData } from '@tanstack/react-query';

import type { Sentence } from '@kargha/domain/messages/sentence';
import { orderEditEndpoints, type EditPreview } from '@kargha/domain/orders/order-edit-endpoints';
import type { ShipmentLine } from '@kargha/domain/orders/shipment';
import { useDebounced } from '#lib/reading/use-debounced.ts';
import { errorMessage } from '#lib/server/error-message.ts';
import { useStaffQuery } from '#session/state/endpoint-queries.ts';

export interface EditPriceState {
  /** the latest preview, also while the next one is calculated; undefined without changes and after a failure */
  preview: EditPreview | undefined;
  failure: Sentence;
  /** true while the preview is not of the changes on the screen */
  isWorking: boolean;
}

/** Pause between two changes before the price is requested, in milliseconds. */
const PAUSE_MS = 300;

const NO_CHANGES: EditPriceState = { preview: undefined, failure: '', isWorking: false };

/**
 * What the server would change for these quantities. Asks only when something has changed, and not while it is paused:
 * once the changes are saved they are none any more.
 */
export function useEditPreview(
  id: string,
  changes: readonly ShipmentLine[],
  { isPaused }: { isPaused: boolean },
): EditPriceState {
  const asked = useDebounced(changes, PAUSE_MS);
  const query = useStaffQuery(
    orderEditEndpoints.preview,
    { params: { id }, body: { lines: [...asked] } },
    { placeholderData: keepPreviousData, enabled: asked.length > 0 && !isPaused },
  );
  const isSettled = JSON.stringify(asked) === JSON.stringify(changes);
  if (changes.length === 0) return NO_CHANGES;
  const { data, error, isFetching } = query;
  const isWorking = !isSettled || isFetching;
  return error && !isWorking
    ? { preview: undefined, failure: errorMessage(error), isWorking }
    : { preview: data?.preview, failure: '', isWorking };
}
