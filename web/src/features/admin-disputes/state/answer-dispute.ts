import { disputeEndpoints } from '@kargha/domain/payments/dispute-endpoints';
import { fetchFile } from '#lib/server/api-client.ts';
import { endpointPath } from '#lib/server/endpoint-path.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';
import { idToken } from '#session/state/sign-in-actions.ts';

/** @throws ApiError not_open, gateway_refused, gateway_unavailable */
export async function acceptDispute(id: string): Promise<void> {
  await callStaffEndpoint(disputeEndpoints.accept, { params: { id } });
}

/** @throws ApiError not_open, no_order, gateway_refused, gateway_unavailable */
export async function contestDispute(id: string, summary: string): Promise<void> {
  const request = { params: { id }, body: { summary } };
  await callStaffEndpoint(disputeEndpoints.contest, request);
}

/** @throws ApiError no_order */
export async function evidenceFile(id: string): Promise<Blob> {
  return fetchFile(endpointPath(disputeEndpoints.evidence, { params: { id } }), await idToken());
}
