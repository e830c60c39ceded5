import { AGES } from '@kargha/domain/payments/instalment';
import type {
  CompanyCreditDetails,
  CompanyCreditSummary,
} from '@kargha/domain/payments/credit-endpoints';
import { paiseToRupees, type Paise } from '@kargha/domain/money/paise';
import { exportCsv } from '#lib/files/csv-export.ts';
import { usePages } from '#lib/reading/use-pages.ts';
import { useRead, type ReadState } from '#lib/reading/use-read.ts';

import {
  listCreditAccounts,
  readCredit,
  readTotals,
  type CreditFilter,
} from '../data/credit-api.ts';

export { findCompanies, readCredit, recordBankTransfer, setLimit } from '../data/credit-api.ts';

export function useCreditAccounts(filter: CreditFilter) {
  const list = usePages({
    read: listCreditAccounts,
    filter,
    idOf: ({ uid }: CompanyCreditSummary) => uid,
  });
  const totals = useRead(readTotals, 'all');
  return {
    list,
    totals: totals.data,
    reload: () => {
      list.reload();
      totals.reload();
    },
  };
}

export function useCredit(uid: string): ReadState<CompanyCreditDetails> {
  return useRead(readCredit, uid);
}

const HEADINGS = ['Company', 'GSTIN', 'Limit', 'Outstanding', ...AGES, 'Orders'];

/** Saves all matching companies as a CSV file, amounts in rupees. */
export async function exportCreditAccounts(
  filter: CreditFilter,
  name: string,
  onProgress: (rows: number) => void,
): Promise<void> {
  const read = (cursor: string) => listCreditAccounts(filter, cursor);
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
