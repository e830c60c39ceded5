import type { ExportColumn } from '@kargha/domain/exports/export-column';
import { EXPORT_KINDS } from '@kargha/domain/exports/export-kinds';
import type { ExportChoice } from '@kargha/domain/exports/export-requests';
import { formMessages } from '@kargha/domain/messages/form-messages';
import type { Permission } from '@kargha/domain/people/staff-permissions';

import { invalid } from '../../http/errors.ts';
import { readFields } from '../../http/request-body.ts';
import { requirePermission, type Staff } from '../../people/users/staff.ts';

type Permissions = Staff['permissions'];

function columnsOf(kind: ExportChoice['kind']): [string, ExportColumn<never>][] {
  return Object.entries<ExportColumn<never>>(EXPORT_KINDS[kind].columns);
}

/** What a person needs to see these columns of a kind. */
export function neededFor({ kind, columns }: Pick<ExportChoice, 'kind' | 'columns'>): Permission[] {
  const needed = columnsOf(kind).flatMap(([key, { needs }]) =>
    needs && columns.includes(key) ? [needs] : [],
  );
  return [...new Set(['exports.run' as const, EXPORT_KINDS[kind].permission, ...needed])];
}

export function maySee(permissions: Permissions, data: Pick<ExportChoice, 'kind' | 'columns'>) {
  return neededFor(data).every((one) => permissions.has(one));
}

/** Throws 403 permission_missing. */
function requireAccess(caller: Staff, data: Pick<ExportChoice, 'kind' | 'columns'>): void {
  for (const permission of neededFor(data)) requirePermission(caller, permission);
}

/**
 * The choice with its columns in the order of the kind, and with the values of its filter. Without chosen columns it
 * has all that the person may see. Throws 400 invalid, and 403 permission_missing.
 */
export async function checkedChoice<Choice extends ExportChoice>(
  caller: Staff,
  choice: Choice,
): Promise<Choice & { filter: Record<string, string> }> {
  const { kind } = choice;
  const known = columnsOf(kind);
  const unknown = choice.columns.find((key) => !known.some(([name]) => name === key));
  if (unknown !== undefined)
    throw invalid('One of the columns does not exist.', { columns: unknown });
  const isChosen = ([key, { needs }]: (typeof known)[number]) =>
    choice.columns.length > 0
      ? choice.columns.includes(key)
      : needs === undefined || caller.permissions.has(needs);
  const columns = known.filter(isChosen).map(([key]) => key);
  requireAccess(caller, { kind, columns });
  return { ...choice, columns, filter: await checkedFilter(choice) };
}

/** Only values that narrow. */
async function checkedFilter({ kind, filter }: ExportChoice): Promise<Record<string, string>> {
  const schema = EXPORT_KINDS[kind].filter;
  const checked = await readFields(filter, schema.exact(formMessages.unknown_field));
  const values = Object.entries(checked as Record<string, unknown>).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(values);
}
