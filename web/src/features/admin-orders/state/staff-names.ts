import { readStaffName } from '../data/staff-name.ts';

export const staffNameQuery = (uid: string) => ({
  queryKey: ['staff-name', uid],
  queryFn: () => readStaffName(uid),
});
