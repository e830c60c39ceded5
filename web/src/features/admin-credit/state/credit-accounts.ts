import { AGES } from '@kargha/domain/payments/instalment';
import {
  creditEndpoints,
  type CompanyCreditSummary,
} from '@kargha/domain/payments/credit-endpoints';
import { paiseToRupees, type Paise } from '@kargha/domain/money/paise';
import { userEndpoints } from '@kargha/domain/people/user-endpoints';
import { exportCsv } from '#lib/files/csv-export.ts';
import { searchQuery } from '#lib/reading/use-search.ts';
import { readStaffPage } from '#session/state/endpoint-queries.ts';
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

const HEADINGS = ['Company', 'GSTIN', 'Limit', 'Outstanding', ...AGES, 'Orders'];

/** Saves all matching companies as a CSV file, amounts in rupees. */
export async function exportCreditAccounts(
  filter: { search: string },
  name: string,
  onProgress: (rows: number) => void,
): Promise<void> {
  const read = (cursor: string) => readStaffPage(creditEndpoints.list, { ...filter, cursor });
  await exportCsv({ name, head: HEADINGS, read, cells: csvRow }, onProgress);
}

function csvRow(one: CompanyCreditSummary): string[] {
  return [
    one.companyName,
    one.gstNumber,
    one.limit === null ? '' : rupees(one.limit),
    rupees(one.owed),
    ...AGES.map((age) => rupees(one.ageing[age])),
    one.orders.map(({ number }) => number).join(' '),
  ];
}

function rupees(amount: Paise): string {
  return paiseToRupees(amount).toFixed(2);
}
