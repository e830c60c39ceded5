import { pagesOf } from '#lib/reading/pages-of.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { asStaff, queryText } from '#session/state/staff-api.ts';

/** A code as a product names it. */
interface OfferedCode {
  id: string;
  label: string;
  last4: string;
}

/** Every access code, the newest first. @throws ApiError */
export async function everyAccessCode(): Promise<OfferedCode[]> {
  const codes: OfferedCode[] = [];
  for await (const rows of pagesOf(readCodes)) codes.push(...rows);
  return codes;
}

async function readCodes(cursor: string): Promise<ListPage<OfferedCode>> {
  const answer = storedFields(
    await asStaff(`/access-codes?${queryText({ brief: 'true', cursor })}`),
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
