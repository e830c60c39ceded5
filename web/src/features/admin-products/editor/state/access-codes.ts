import {
  accessCodeEndpoints,
  type ListedAccessCode,
} from '@kargha/domain/catalogue/access-code-endpoints';
import { iteratePages } from '#lib/reading/iterate-pages.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

export async function listAllAccessCodes(): Promise<ListedAccessCode[]> {
  const codes: ListedAccessCode[] = [];
  for await (const rows of iteratePages(readPage)) codes.push(...rows);
  return codes;
}

function readPage(cursor: string) {
  return callStaffEndpoint(accessCodeEndpoints.list, { query: { brief: true, cursor } });
}
