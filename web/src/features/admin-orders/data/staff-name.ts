import { staffOrderEndpoints } from '@kargha/domain/orders/staff-order-endpoints';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

/** Empty for a closed account. */
export async function readStaffName(uid: string): Promise<string> {
  const { name } = await callStaffEndpoint(staffOrderEndpoints.findStaffName, { params: { uid } });
  return name;
}
