import type {
  AccessCodeInput,
  AccessCodeRow,
  ListedAccessCode,
} from '@kargha/domain/catalogue/access-code';
import { storedFields, type StoredFields } from '#lib/documents/stored-fields.ts';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callStaffApi, buildQuery } from '#session/state/staff-api.ts';

const ROOT = '/access-codes';

export async function listAccessCodes(
  filter: { search: string },
  cursor: string,
): Promise<ListPage<ListedAccessCode>> {
  const answer = storedFields(await callStaffApi(`${ROOT}?${buildQuery({ ...filter, cursor })}`));
  return {
    rows: answer.parts('rows').map((fields) => ({
      ...toAccessCodeRow(fields),
      opens: fields.texts('opens'),
      opensMore: fields.flag('opensMore', false),
    })),
    nextCursor: answer.text('nextCursor') || null,
  };
}

/** Creates an access code. The code is returned only here. @throws ApiError 400 with messages by field */
export async function createAccessCode(input: AccessCodeInput): Promise<string> {
  return storedFields(await callStaffApi(ROOT, { method: 'POST', body: input })).text('code');
}

/** @throws ApiError 404 */
export async function disableAccessCode(id: string): Promise<AccessCodeRow> {
  const path = `${ROOT}/${encodeURIComponent(id)}/disable`;
  return toAccessCodeRow(
    storedFields(await callStaffApi(path, { method: 'POST' })).part('accessCode'),
  );
}

function toAccessCodeRow(fields: StoredFields): AccessCodeRow {
  return {
    id: fields.text('id'),
    label: fields.text('label'),
    companyName: fields.text('companyName'),
    last4: fields.text('last4'),
    maxUses: fields.number('maxUses'),
    uses: fields.number('uses'),
    active: fields.flag('active', false),
    expiresAt: fields.text('expiresAt'),
    createdAt: fields.text('createdAt'),
  };
}
