import type { AbandonedRow, SubscriberRow } from '@kargha/domain/people/marketing-endpoints';
import { exportCsv } from '#lib/files/csv-export.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { usePages, type PagedRows } from '#lib/reading/use-pages.ts';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import {
  listAbandonedCheckouts,
  listSubscribers,
  remindCheckout,
  type SubscriberFilter,
} from '../data/marketing-api.ts';
import { marketingTexts } from '../marketing-texts.ts';

export type { SubscriberFilter } from '../data/marketing-api.ts';

const LARGEST_PAGE = '100';
const NO_FILTER = {};

export function useSubscribers(filter: SubscriberFilter): PagedRows<SubscriberRow> {
  return usePages({ read: listSubscribers, filter, idOf: ({ id }) => id });
}

export function useAbandonedCheckouts() {
  const list = usePages({ read: listAbandonedCheckouts, filter: NO_FILTER, idOf: ({ id }) => id });
  const { isBusy, start } = useAction(async ({ id }: AbandonedRow) => {
    const row = await remindCheckout(id);
    list.replace(row);
    const tone = row.reminder === 'sent' ? 'success' : 'info';
    showToast({ tone, message: marketingTexts.en.reminded[row.reminder](row.email) });
  });
  return { list, isReminding: isBusy, remind: (row: AbandonedRow) => void start(row) };
}

/** The reminder is decided once for each checkout. */
export function canRemind({ reminder, email }: AbandonedRow): boolean {
  return (reminder === 'waiting' || reminder === 'late') && email !== '';
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

function day(time: Date | null): string {
  return time ? formatDay(time) : '';
}
