import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import type { ExportRow } from '@kargha/domain/exports/export-endpoints';

import type { Person } from './sample-people.ts';
import type { Answer, ShopClient } from './shop-client.ts';

export interface Choice {
  kind: string;
  format?: string;
  [field: string]: unknown;
}

export const exportedRow = ({ body }: Answer) => body.export as ExportRow;

/** Calls for exports, by the owner of the shop unless another person is named. */
export function exportsOf(shop: ShopClient, owner: () => Person) {
  const start = (
    choice: Choice,
    { token }: Person = owner(),
    requestId: string = randomUUID(),
  ): Promise<Answer> => shop.post('/exports', { requestId, format: 'csv', ...choice }, { token });

  async function done(choice: Choice, person?: Person): Promise<ExportRow> {
    const answer = await start(choice, person);
    expect(answer.body).toMatchObject({ export: { state: 'done' } });
    expect(answer.status).toBe(201);
    return exportedRow(answer);
  }

  const download = ({ id }: Pick<ExportRow, 'id'>, { token }: Person = owner()) =>
    shop.download(`/exports/${id}/file`, { token });

  /** The rows of a CSV file without quotes in its cells, by their headings. */
  async function csvRows(choice: Choice, person?: Person): Promise<Record<string, string>[]> {
    const file = await download(await done(choice, person), person);
    const [head = [], ...rows] = (await file.text())
      .replace('\uFEFF', '')
      .split('\r\n')
      .map((line) => line.split(','));
    return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])));
  }

  return { start, done, download, csvRows };
}
