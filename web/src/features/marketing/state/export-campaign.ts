import {
  marketingEndpoints,
  type AgreedRow,
  type SubscriberRow,
} from '@kargha/domain/people/marketing-endpoints';
import { exportCsv } from '#lib/files/csv-export.ts';
import { formatDay } from '#lib/language/day-format.ts';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { readStaffPage } from '#session/state/endpoint-queries.ts';

import { marketingTexts } from '../marketing-texts.ts';

const LARGEST_PAGE = { size: '100' };
const CONFIRMED = { ...LARGEST_PAGE, state: 'confirmed' };

/** Cursor prefix for the second list, the accounts. */
const ACCOUNTS = 'accounts:';

type CampaignRow = AgreedRow | SubscriberRow;

/**
 * Saves the addresses that may receive offers, each once with its unsubscribe link: confirmed subscribers, then
 * accounts that agreed in their profile. @throws ApiError
 */
export async function exportCampaign(onProgress: (rows: number) => void): Promise<void> {
  const { campaignHead, agreedIn } = marketingTexts.en;
  const known = new Set<string>();
  const list = {
    name: 'campaign',
    head: Object.values(campaignHead),
    read: async (cursor: string) => {
      const { rows, nextCursor } = await readRows(cursor);
      return { rows: rows.filter(({ email }) => isNew(email, known)), nextCursor };
    },
    cells: (row: CampaignRow) =>
      'state' in row
        ? [row.email, agreedIn.newsletter, confirmedOn(row), row.unsubscribeLink]
        : [row.email, agreedIn.account, '', row.unsubscribeLink],
  };
  await exportCsv(list, onProgress);
}

/** Returns the pages of subscribers first, then those of the accounts. */
async function readRows(cursor: string): Promise<ListPage<CampaignRow>> {
  if (!cursor.startsWith(ACCOUNTS)) {
    const { rows, nextCursor } = await readStaffPage(marketingEndpoints.subscribers, {
      ...CONFIRMED,
      cursor,
    });
    return { rows, nextCursor: nextCursor ?? ACCOUNTS };
  }
  const { rows, nextCursor } = await readStaffPage(marketingEndpoints.agreed, {
    ...LARGEST_PAGE,
    cursor: cursor.slice(ACCOUNTS.length),
  });
  return { rows, nextCursor: nextCursor === null ? null : ACCOUNTS + nextCursor };
}

/** Ignores case. */
function isNew(email: string, known: Set<string>): boolean {
  const before = known.size;
  return known.add(email.toLowerCase()).size > before;
}

function confirmedOn({ confirmedAt }: SubscriberRow): string {
  return confirmedAt ? formatDay(confirmedAt) : '';
}
