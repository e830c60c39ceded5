import {
  labelEndpoints,
  labelItemsIn,
  labelItemsText,
  type LabelSize,
} from '@kargha/domain/catalogue/label-endpoints';
import { saveFile } from '#lib/files/save-file.ts';
import { endpointPath } from '#lib/server/endpoint-path.ts';
import { fetchStaffFile } from '#session/state/staff-api.ts';

export interface TypedCount {
  id: string;
  /** as typed */
  count: string;
}

/** Products with a count of 0 are left out. Null when a count is no whole number, or there are too many labels. */
export function readCounts(typed: readonly TypedCount[]): string | null {
  if (!typed.every(({ count }) => /^\d{1,3}$/.test(count.trim()))) return null;
  const items = typed
    .map(({ id, count }) => ({ id, count: Number(count) }))
    .filter(({ count }) => count > 0);
  const text = labelItemsText(items);
  return labelItemsIn(text) === null ? null : text;
}

/** @throws ApiError */
export async function saveLabels(items: string, size: LabelSize, name: string): Promise<void> {
  const path = endpointPath(labelEndpoints.print, { query: { items, size } });
  saveFile(name, await fetchStaffFile(path));
}
