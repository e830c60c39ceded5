import { settlementEndpoints } from '@kargha/domain/payments/settlement-endpoints';
import type { SettlementRecord } from '@kargha/domain/payments/settlement-schema';
import { tallyVouchers } from '@kargha/domain/payments/tally-vouchers';
import { saveFile } from '#lib/files/save-file.ts';
import { iteratePages } from '#lib/reading/iterate-pages.ts';
import { readStaffPage } from '#session/state/endpoint-queries.ts';

/** The settlements of a month as vouchers that Tally imports. */
export async function saveTallyVouchers(month: string, name: string): Promise<void> {
  const all: SettlementRecord[] = [];
  const read = (cursor: string) => readStaffPage(settlementEndpoints.list, { month, cursor });
  for await (const rows of iteratePages(read, () => false)) all.push(...rows);
  saveFile(name, new Blob([tallyVouchers(all)], { type: 'application/xml' }));
}
