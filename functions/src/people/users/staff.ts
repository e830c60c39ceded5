import type { Request } from 'express';

import type { MissingStep } from '@kargha/domain/people/second-factor';
import { permissionsIn, type EndpointPermission } from '@kargha/domain/api/endpoint';
import { PERMISSIONS, type Permission } from '@kargha/domain/people/staff-permissions';
import { requestMessages } from '@kargha/domain/messages/request-messages';

import { requireUser } from '../../http/caller.ts';
import { forbidden, HttpError } from '../../http/errors.ts';
import type { Identity } from '../../platform/identity.ts';
import { staffAccessOf, staffPermissionsOf } from '../../records/user-record.ts';

/** A signed-in administrator. */
export interface Staff extends Identity {
  permissions: ReadonlySet<Permission>;
}

/** False for guests and for everyone who is not an administrator. */
export async function isAllowed(caller: Identity | null, permission: Permission): Promise<boolean> {
  if (caller === null) return false;
  return (await staffPermissionsOf(caller))?.has(permission) ?? false;
}

/** Throws 401 without a token, and the errors of `staffCaller`. */
export async function requireStaff(request: Request, needed: EndpointPermission): Promise<Staff> {
  return staffCaller(await requireUser(request), ...sufficientPermissions(needed, request));
}

/**
 * The caller with what they may do; any of `sufficient` is enough. Throws 403 forbidden for everyone but
 * administrators, 403 second_step_needed, and 403 permission_missing.
 */
export async function staffCaller(
  caller: Identity,
  ...sufficient: readonly Permission[]
): Promise<Staff> {
  const access = await staffAccessOf(caller);
  if (!access) throw forbidden();
  requireSecondStep(access);
  const { permissions } = access;
  if (!sufficient.some((one) => permissions.has(one))) throw permissionMissing(sufficient);
  return { ...caller, permissions };
}

/** Throws 403 second_step_needed; `details.missing` says whether a code is missing or an app must be set up. */
export function requireSecondStep({ missing }: { missing: MissingStep }): void {
  if (missing === null) return;
  const sentence =
    missing === 'code'
      ? requestMessages.second_step_needed()
      : requestMessages.second_factor_needed();
  throw new HttpError(403, 'second_step_needed', sentence, { missing });
}

/** Throws 403 permission_missing. */
export function requirePermission(
  { permissions }: Pick<Staff, 'permissions'>,
  permission: Permission,
): void {
  if (!permissions.has(permission)) throw permissionMissing([permission]);
}

/** Any of them is enough. For an unknown value of the parameter, the handler answers 404. */
function sufficientPermissions(needed: EndpointPermission, request: Request): Permission[] {
  if (typeof needed === 'string') return [needed];
  const value = String(request.params[needed.byParam]);
  const known = Object.hasOwn(needed.of, value) ? needed.of[value] : undefined;
  return known === undefined ? permissionsIn(needed) : [known];
}

function permissionMissing([permission]: readonly Permission[]): HttpError {
  if (permission === undefined) return forbidden();
  const sentence = requestMessages.permission_missing({ can: PERMISSIONS[permission], permission });
  return new HttpError(403, 'permission_missing', sentence, { permission });
}
