import { describe, expect, test } from 'vitest';

import type { Endpoint } from '@kargha/domain/api/endpoint';
import { SHOP_ENDPOINTS } from '@kargha/domain/api/shop-endpoints';
import { ROLE_PERMISSIONS, type Permission } from '@kargha/domain/people/staff-permissions';
import { STAFF_ROLES, type StaffRole } from '@kargha/domain/people/user-profile';

import { shareOf } from '../../soak/case-count.ts';
import { concurrently } from '../concurrent-calls.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();

interface Call {
  method: Endpoint['method'];
  path: string;
  permission: Permission;
  /** only reads, or refuses an empty body: an allowed call changes nothing */
  isHarmless: boolean;
}

/** One call for each staff route, and for each value of a parameter that decides what the route needs. */
const CALLS: readonly Call[] = SHOP_ENDPOINTS.flatMap((endpoint): Call[] => {
  const { method, path, permission, body } = endpoint;
  if (permission === undefined) return [];
  const isHarmless = method === 'GET' || (body !== undefined && !body.isValidSync({}));
  if (typeof permission === 'string') return [{ method, path, permission, isHarmless }];
  const { byParam, of } = permission;
  return Object.entries(of).map(([value, needed]) => ({
    method,
    path: path.replace(`:${byParam}`, value),
    permission: needed,
    isHarmless,
  }));
});

const AT_ONCE = 8;

/** Calls that are refused, or would be answered without any effect. */
function callsFor(permissions: readonly Permission[]): Call[] {
  return CALLS.filter(
    ({ permission, isHarmless }) => isHarmless || !permissions.includes(permission),
  );
}

/** By method and path: the permission that is missing, or 'allowed'. */
async function answersTo(token: string, calls: readonly Call[]): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  const waiting = [...calls];
  const ask = async () => {
    for (let call = waiting.shift(); call; call = waiting.shift()) {
      const place = call.path.replace('/api', '').replaceAll(/:\w+/g, 'x1');
      const { status, body } = await (call.method === 'GET'
        ? shop.get(place, { token })
        : shop.send(call.method, place, '{}', { token }));
      answers[`${call.method} ${call.path}`] = outcome(status, body);
    }
  };
  await concurrently(AT_ONCE, ask);
  return answers;
}

function outcome(status: number, body: Record<string, unknown>): string {
  if (status === 401 || status >= 500) return `${status} ${String(body.code)}`;
  if (status !== 403) return 'allowed';
  const { permission } = (body.details ?? {}) as { permission?: string };
  return body.code === 'permission_missing' ? `needs ${permission}` : String(body.code);
}

function expected(
  permissions: readonly Permission[],
  calls: readonly Call[],
): Record<string, string> {
  const rows = calls.map(({ method, path, permission }) => [
    `${method} ${path}`,
    permissions.includes(permission) ? 'allowed' : `needs ${permission}`,
  ]);
  return Object.fromEntries(rows) as Record<string, string>;
}

async function tokenWith(staffRoles?: unknown): Promise<string> {
  return (await signUp('admin', staffRoles === undefined ? {} : { staffRoles })).token;
}

async function expectOnly(
  staffRoles: unknown,
  permissions: readonly Permission[],
  calls = callsFor(permissions),
): Promise<void> {
  const token = await tokenWith(staffRoles);
  expect(await answersTo(token, calls)).toEqual(expected(permissions, calls));
}

const NO_ROLES: [what: string, staffRoles: unknown][] = [
  ['no role', []],
  ['an unknown role', ['emperor']],
  ['a role that is not in a list', 'owner'],
  ['null', null],
];

describe('every staff route', () => {
  test('is asked', () => {
    expect(CALLS.length).toBeGreaterThan(170);
    expect(callsFor(ROLE_PERMISSIONS.owner).length).toBeGreaterThan(140);
  });

  test.each(STAFF_ROLES)('lets the role %s do only what the table gives it', async (role) => {
    await expectOnly([role], ROLE_PERMISSIONS[role]);
  });

  test('is open to an administrator from before staff roles', async () => {
    await expectOnly(undefined, ROLE_PERMISSIONS.owner);
  });

  test('adds up the roles of a person', async () => {
    const roles: StaffRole[] = ['orders', 'content'];
    const permissions = roles.flatMap((role) => ROLE_PERMISSIONS[role]);
    await expectOnly(roles, permissions);
  });

  test.each(NO_ROLES.map(([what, staffRoles], place) => [what, staffRoles, place] as const))(
    'stays closed to an administrator with %s',
    async (_what, staffRoles, place) => {
      await expectOnly(staffRoles, [], shareOf(callsFor([]), NO_ROLES.length, place));
    },
  );
});

test('the error says in words what is missing', async () => {
  const token = await tokenWith(['orders']);
  const { status, body } = await shop.send('POST', '/orders/x1/refunds', '{}', { token });
  expect(status).toBe(403);
  expect(body).toMatchObject({
    code: 'permission_missing',
    error:
      'Your role does not include “Refund orders” (orders.refund). An owner of the shop can give it to you.',
    messages: [
      { key: 'permission_missing', params: { can: 'Refund orders', permission: 'orders.refund' } },
    ],
    details: { permission: 'orders.refund' },
  });
});
