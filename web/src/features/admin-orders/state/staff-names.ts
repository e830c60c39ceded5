import { staffOrderEndpoints } from '@kargha/domain/orders/staff-order-endpoints';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

export const staffNameQuery = (uid: string) => ({
  queryKey: ['staff-name', uid],
  queryFn: () => readStaffName(uid),
});

/** Empty for a closed account. */
async function readStaffName(uid: string): Promise<string> {
  const { name } = await callStaffEndpoint(staffOrderEndpoints.findStaffName, { params: { uid } });
  return name;
}
