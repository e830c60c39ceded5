import type { AbandonedRow, SubscriberRow } from '@kargha/domain/people/marketing';
import { exportCsv } from '#lib/files/csv-export.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { usePages, type PagedRows } from '#lib/reading/use-pages.ts';

import {
  listAbandonedCheckouts,
  listSubscribers,
  type SubscriberFilter,
} from '../data/marketing-api.ts';
import { marketingTexts } from '../marketing-texts.ts';

export type { SubscriberFilter } from '../data/marketing-api.ts';

const LARGEST_PAGE = '100';
const NO_FILTER = {};

export function useSubscribers(filter: SubscriberFilter): PagedRows<SubscriberRow> {
  return usePages({ read: listSubscribers, filter, idOf: ({ id }) => id });
}

export function useAbandonedCheckouts(): PagedRows<AbandonedRow> {
  return usePages({ read: listAbandonedCheckouts, filter: NO_FILTER, idOf: ({ id }) => id });
}

/** Saves the matching subscribers and their consent as a CSV file. @throws ApiError */
export async function exportSubscribers(
  filter: SubscriberFilter,
  onProgress: (rows: number) => void,
): Promise<void> {
  const texts = marketingTexts.en;
  const list = {
    name: 'subscribers',
    head: Object.values(texts.csvHead),
    read: (cursor: string) => listSubscribers({ ...filter, size: LARGEST_PAGE }, cursor),
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

function day(time: string | null): string {
  return time ? formatDay(new Date(time)) : '';
}
