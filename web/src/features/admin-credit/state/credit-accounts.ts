import { userEndpoints } from '@kargha/domain/people/user-endpoints';
import { searchQuery } from '#lib/reading/use-search.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

interface CompanyOption {
  id: string;
  label: string;
  detail: string;
}

/** Finds the first few verified companies whose name, or whose buyer's name, email or phone, matches. */
export const findCompanies = searchQuery('companies', async (search): Promise<CompanyOption[]> => {
  const query = { search, role: 'b2b_buyer' };
  const { users } = await callStaffEndpoint(userEndpoints.list, { query });
  return users
    .filter(({ companyVerification }) => companyVerification?.state === 'verified')
    .map(({ uid, companyName, fullName, email }) => ({
      id: uid,
      label: companyName,
      detail: fullName || email,
    }));
});
