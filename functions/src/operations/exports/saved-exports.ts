import type { SavedExport } from '@kargha/domain/exports/export-schema';
import { nextRun } from '@kargha/domain/exports/export-period';
import type { SavedExportInput } from '@kargha/domain/exports/export-requests';
import { permissionsOf, staffRolesOf } from '@kargha/domain/people/staff-permissions';
import { textOf } from '@kargha/domain/records/stored-record';

import { conflict, notFound } from '../../http/errors.ts';
import { refuseStaleRevision } from '../../http/refuse-stale.ts';
import type { Staff } from '../../people/users/staff.ts';
import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import { writeAudit } from '../../records/audit-record.ts';
import { readSavedExport, savedExportRef } from '../../records/export-record.ts';
import { users } from '../../records/user-record.ts';
import { checkedChoice, maySee, neededFor } from './export-access.ts';

interface SavedAction {
  caller: Staff;
  at: Date;
}

/** Once per request ID. Throws 400, 403 permission_missing and 409 not_staff. */
export async function saveExport(
  { caller, at }: SavedAction,
  { requestId, ...typed }: SavedExportInput & { requestId: string },
): Promise<SavedExport> {
  const input = await checkedChoice(caller, typed);
  const id = `${caller.uid}_${requestId}`;
  return inTransaction(async (transaction) => {
    const existing = readSavedExport(await transaction.get(savedExportRef(id)));
    if (existing) return existing;
    await refuseStrangers(transaction, input);
    const stored: Omit<SavedExport, 'id'> = {
      ...input,
      nextRunAt: nextRun(input.schedule, at),
      revision: 0,
      by: caller.uid,
      createdAt: at,
      updatedAt: at,
    };
    transaction.create(savedExportRef(id), stored);
    const change = { action: 'export.save', before: null, after: stored };
    writeSavedAudit(transaction, { ...change, id, caller, at });
    return { id, ...stored };
  });
}

/** Throws 400, 403 permission_missing, 404, 409 not_staff and 409 stale. */
export async function changeSavedExport(
  { caller, at }: SavedAction,
  id: string,
  { revision, ...typed }: SavedExportInput & { revision: number },
): Promise<SavedExport> {
  const input = await checkedChoice(caller, typed);
  return inTransaction(async (transaction) => {
    const before = await visibleSaved(transaction, id, caller);
    refuseStaleRevision(revision, before.revision);
    await refuseStrangers(transaction, input);
    const changes = {
      ...input,
      nextRunAt: nextRun(input.schedule, at),
      revision: revision + 1,
      updatedAt: at,
    };
    transaction.update(savedExportRef(id), changes);
    const action = 'export.change';
    writeSavedAudit(transaction, { action, before, after: changes, id, caller, at });
    return { ...before, ...changes };
  });
}

/** Throws 404. */
export function deleteSavedExport({ caller, at }: SavedAction, id: string): Promise<void> {
  return inTransaction(async (transaction) => {
    const before = await visibleSaved(transaction, id, caller);
    transaction.delete(savedExportRef(id));
    const action = 'export.delete';
    writeSavedAudit(transaction, { action, before, after: null, id, caller, at });
  });
}

async function visibleSaved(
  transaction: Transaction,
  id: string,
  { permissions }: Staff,
): Promise<SavedExport> {
  const saved = readSavedExport(await transaction.get(savedExportRef(id)));
  if (saved && maySee(permissions, saved)) return saved;
  throw notFound('We could not find this saved export.');
}

/** Links go to staff who may see the data. Throws 409 not_staff with the first address of anyone else. */
async function refuseStrangers(
  transaction: Transaction,
  input: Pick<SavedExportInput, 'kind' | 'columns' | 'emails'>,
): Promise<void> {
  if (input.emails.length === 0) return;
  const allowed = await allowedStaff(transaction, input);
  const stranger = input.emails.find((email) => !allowed.includes(email));
  if (stranger === undefined) return;
  throw conflict('not_staff', `${stranger} is not staff who may see this data.`, {
    emails: `${stranger} is not staff who may see this data.`,
  });
}

/** Email addresses, in small letters, of staff who may see the data at this moment. */
export async function allowedStaff(
  transaction: Transaction,
  data: Pick<SavedExportInput, 'kind' | 'columns'>,
): Promise<string[]> {
  const needed = neededFor(data);
  const { docs } = await transaction.get(users().where('role', '==', 'admin'));
  return docs.flatMap((person) => {
    const permissions = permissionsOf(staffRolesOf(person.data()));
    const isAllowed = needed.every((one) => permissions.has(one));
    return isAllowed ? [textOf(person.get('email')).toLowerCase()] : [];
  });
}

interface SavedChange extends SavedAction {
  action: string;
  id: string;
  before: object | null;
  after: object | null;
}

function writeSavedAudit(transaction: Transaction, { id, caller, ...change }: SavedChange): void {
  const target = `savedExports/${id}`;
  writeAudit(transaction, { ...change, target, actor: caller.uid, reason: '' });
}
