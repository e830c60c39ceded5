import { customerEndpoints, type CustomerRow } from '@kargha/domain/people/customer-endpoints';
import { paiseToRupees } from '@kargha/domain/money/paise';
import { exportCsv } from '#lib/files/csv-export.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { readStaffPage } from '#session/state/endpoint-queries.ts';

import { customersTexts } from '../customers-texts.ts';

/** Falls back to email, phone or id when there is no name. */
export function customerName({ name, email, phone, id }: CustomerRow): string {
  return name || email || phone || id;
}

const LARGEST_PAGE = '100';

export async function exportCustomers(
  filter: Readonly<Record<string, string>>,
  onProgress: (rows: number) => void,
): Promise<void> {
  const texts = customersTexts.en;
  const list = {
    name: 'customers',
    head: Object.values(texts.csvHead),
    read: (cursor: string) =>
      readStaffPage(customerEndpoints.list, { ...filter, size: LARGEST_PAGE, cursor }),
    cells: (row: CustomerRow) => [
      row.name,
      row.email,
      row.phone,
      texts.kinds[row.kind],
      row.companyName,
      row.companyState ? texts.companyStates[row.companyState] : '',
      String(row.orders),
      paiseToRupees(row.value).toFixed(2),
      day(row.lastOrderAt),
      row.tags.join('; '),
      day(row.createdAt),
    ],
  };
  await exportCsv(list, onProgress);
}

function day(time: Date | null): string {
  return time ? formatDay(time) : '';
}
