import { iteratePages } from '#lib/reading/iterate-pages.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callStaffApi, buildQuery } from '#session/state/staff-api.ts';

interface AccessCodeOption {
  id: string;
  label: string;
  last4: string;
}

export async function listAllAccessCodes(): Promise<AccessCodeOption[]> {
  const codes: AccessCodeOption[] = [];
  for await (const rows of iteratePages(readPage)) codes.push(...rows);
  return codes;
}

async function readPage(cursor: string): Promise<ListPage<AccessCodeOption>> {
  const answer = storedFields(
    await callStaffApi(`/access-codes?${buildQuery({ brief: 'true', cursor })}`),
  );
  return {
    rows: answer.parts('rows').map((row) => ({
      id: row.text('id'),
      label: row.text('label'),
      last4: row.text('last4'),
    })),
    nextCursor: answer.text('nextCursor') || null,
  };
}
