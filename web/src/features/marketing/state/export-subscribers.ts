import { marketingEndpoints, type SubscriberRow } from '@kargha/domain/people/marketing-endpoints';
import { exportCsv } from '#lib/files/csv-export.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { readStaffPage } from '#session/state/endpoint-queries.ts';

import { marketingTexts } from '../marketing-texts.ts';

const LARGEST_PAGE = '100';

/** Saves the matching subscribers and their consent as a CSV file. @throws ApiError */
export async function exportSubscribers(
  filter: Readonly<Record<string, string>>,
  onProgress: (rows: number) => void,
): Promise<void> {
  const texts = marketingTexts.en;
  const list = {
    name: 'subscribers',
    head: Object.values(texts.csvHead),
    read: (cursor: string) =>
      readStaffPage(marketingEndpoints.subscribers, { ...filter, size: LARGEST_PAGE, cursor }),
    cells: (row: SubscriberRow) => [
      row.email,
      texts.states[row.state],
      row.consentText,
      day(row.consentAt),
      day(row.confirmedAt),
      day(row.unsubscribedAt),
    ],
  };
  await exportCsv(list, onProgress);
}

function day(time: Date | null): string {
  return time ? formatDay(time) : '';
}
