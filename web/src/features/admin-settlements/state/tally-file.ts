import { settlementEndpoints } from '@kargha/domain/payments/settlement-endpoints';
import { tallyVouchers } from '@kargha/domain/payments/tally-vouchers';
import { saveFile } from '#lib/files/save-file.ts';
import { readAllPages } from '#lib/reading/iterate-pages.ts';
import { readStaffPage } from '#session/state/endpoint-queries.ts';

/** The settlements of a month as vouchers that Tally imports. */
export async function saveTallyVouchers(month: string, name: string): Promise<void> {
  const all = await readAllPages((cursor) =>
    readStaffPage(settlementEndpoints.list, { month, cursor }),
  );
  saveFile(name, new Blob([tallyVouchers(all)], { type: 'application/xml' }));
}
