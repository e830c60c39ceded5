import type { AccessCodeInput } from '@kargha/domain/catalogue/access-code';
import {
  accessCodeEndpoints,
  type AccessCodeRow,
  type ListedAccessCode,
} from '@kargha/domain/catalogue/access-code-endpoints';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

export function listAccessCodes(
  filter: { search: string },
  cursor: string,
): Promise<ListPage<ListedAccessCode>> {
  return callStaffEndpoint(accessCodeEndpoints.list, { query: { ...filter, cursor } });
}

/** Creates an access code. The code is returned only here. @throws ApiError 400 with messages by field */
export async function createAccessCode(input: AccessCodeInput): Promise<string> {
  const { code } = await callStaffEndpoint(accessCodeEndpoints.create, { body: input });
  return code;
}

/** @throws ApiError 404 */
export async function disableAccessCode(id: string): Promise<AccessCodeRow> {
  const { accessCode } = await callStaffEndpoint(accessCodeEndpoints.disable, { params: { id } });
  return accessCode;
}
