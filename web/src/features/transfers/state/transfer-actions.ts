import type { EndpointResult } from '@kargha/domain/api/endpoint';
import type { LineRef } from '@kargha/domain/shopping/line-ref';
import { transferEndpoints, type TransferDetails } from '@kargha/domain/stock/transfer-endpoints';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

import { transferContent, type TransferFormValues } from './transfer-form-values.ts';

export type TransferAnswer = EndpointResult<typeof transferEndpoints.find>;

export function saveTransfer(
  values: TransferFormValues,
  requestId: string,
): Promise<TransferAnswer> {
  const body = { ...transferContent(values), requestId };
  return callStaffEndpoint(transferEndpoints.create, { body });
}

/** @throws ApiError 409 `stale`, `not_allowed`, `not_enough` when sent */
export const transferActions = {
  send: ({ id, revision }: TransferDetails) => {
    const body = { revision };
    return callStaffEndpoint(transferEndpoints.send, { params: { id }, body });
  },
  receive: ({ id, revision }: TransferDetails, lines: (LineRef & { quantity: number })[]) => {
    const body = { revision, lines };
    return callStaffEndpoint(transferEndpoints.receive, { params: { id }, body });
  },
  cancel: ({ id, revision }: TransferDetails, reason: string) => {
    const body = { revision, reason };
    return callStaffEndpoint(transferEndpoints.cancel, { params: { id }, body });
  },
};
