import { expect, test } from 'vitest';

import { permissionsIn, type Endpoint } from '@kargha/domain/api/endpoint';
import {
  PERMISSIONS,
  ROLE_PERMISSIONS,
  type Permission,
} from '@kargha/domain/people/staff-permissions';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { paths } from '#lib/addresses/paths.ts';
import { DeclarationUses, type Declaration } from '#testing/declaration-uses.ts';

import { permissionFor } from './admin-navigation.ts';

const SOURCES = import.meta.glob<string>(
  ['/web/src/**/*.{ts,tsx}', '!/web/src/**/*.test.{ts,tsx}', '!/web/src/testing/**'],
  { query: '?raw', import: 'default', eager: true },
);

/** By list and name: every endpoint of the shop. */
const ENDPOINTS = Object.assign(
  {},
  ...Object.values(import.meta.glob<object>('/domain/src/**/*-endpoints.ts', { eager: true })),
) as Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

interface StaffCall {
  list: string;
  name: string;
  needed: Permission;
  onlyReads: boolean;
}

/** The staff calls that a file names. A list that is indexed names all of its calls. */
function staffCallsIn(source: string): StaffCall[] {
  return [...source.matchAll(/\b(\w+Endpoints)(?:\.(\w+)|\[)/g)].flatMap(([, list = '', name]) =>
    Object.entries(ENDPOINTS[list] ?? {})
      .filter(([one]) => name === undefined || one === name)
      .flatMap(([one, { method, onlyReads = false, permission }]) =>
        (permission === undefined ? [] : permissionsIn(permission)).map((needed) => ({
          ...{ list, name: one, needed },
          onlyReads: onlyReads || method === 'GET',
        })),
      ),
  );
}

/** Whether all who have `held` may make the call. Changes are asked for by their own name. */
function allows(held: Permission, { needed, onlyReads }: StaffCall): boolean {
  if (held === needed) return true;
  const roles = Object.values(ROLE_PERMISSIONS).filter((role) => role.includes(held));
  return onlyReads && roles.every((role) => role.includes(needed));
}

const NAMES = Object.keys(PERMISSIONS) as Permission[];
/** What `permissionOf` and `permissionOfReturn` answer for. */
const ORDER_LISTS = ['orderStepEndpoints', 'orderEditEndpoints', 'returnEndpoints'];

/** Whether a file asks with `useCan`, `May` or `MayEdit`, by name or through the endpoint. */
function asksFor(source: string, call: StaffCall): boolean {
  const held = NAMES.filter((name) => source.includes(`'${name}'`) || source.includes(`"${name}"`));
  const ofEndpoints = [...source.matchAll(/\b(\w+Endpoints)\.(\w+)\.permission/g)];
  return (
    held.some((one) => allows(one, call)) ||
    ofEndpoints.some(([, list, name]) => list === call.list && name === call.name) ||
    (ORDER_LISTS.includes(call.list) && /\bpermissionOf\w*\(/.test(source))
  );
}

/** Pages of the sidebar say in their entry what they need, other routes by their address. */
const ROUTES = /\/app\/admin\/[\w-]+(?:-pages|-area)\.tsx$/;

/** What the route of a page needs; undefined for a declaration that is not the page of a route. */
function routeNeeds({ file, name, text }: Declaration, page: string): Permission | undefined {
  if (!ROUTES.test(file)) return undefined;
  const entry = text.slice(text.indexOf(`.${page}`));
  const needs = name.endsWith('_PAGES') ? /needs: '([\w.]+)'/.exec(entry)?.[1] : undefined;
  return (needs as Permission | undefined) ?? permissionFor(addressOf(SOURCES[file] ?? '', name));
}

const ADDRESSES: Readonly<Record<string, string>> = { ...paths, ...adminPaths };

/** The address of a lazy page in a file with routes. */
function addressOf(source: string, page: string): string {
  const route = new RegExp(`(?:index|path=\\{([^\\n]*)\\})\\s+element=\\{<${page} />`).exec(source);
  return (route?.[1] ?? 'relativePath(paths.users)')
    .replace(/\$?\{?relativePath\(\w+\.(\w+)\)\}?/, (_, key: string) => ADDRESSES[key] ?? '')
    .replaceAll('`', '');
}

/**
 * Staff calls that a person could reach without a permission that allows them. On each way from a page to the call,
 * the page, a component or one that it renders asks for the permission.
 */
function unguardedCalls(sources: Readonly<Record<string, string>>): string[] {
  const uses = new DeclarationUses(sources);
  const isGuarded = (at: Declaration, call: StaffCall, seen: readonly Declaration[]): boolean => {
    if (seen.includes(at)) return true;
    if ([at, ...uses.usedBy(at)].some(({ text }) => asksFor(text, call))) return true;
    const users = uses.usersOf(at);
    const guards = (user: Declaration) => {
      const needs = routeNeeds(user, at.name);
      return needs ? allows(needs, call) : isGuarded(user, call, [...seen, at]);
    };
    return users.length > 0 && users.every(guards);
  };
  return uses.all().flatMap((declaration) => {
    const calls = staffCallsIn(declaration.text).filter(
      (call) => !isGuarded(declaration, call, []),
    );
    const where = `${declaration.file} ${declaration.name}`;
    return calls.map(({ list, name, needed }) => `${where}: ${list}.${name} needs ${needed}`);
  });
}

test('everything that staff can do asks for its permission first', () => {
  expect(Object.values(SOURCES).flatMap(staffCallsIn).length).toBeGreaterThan(150);
  expect(unguardedCalls(SOURCES)).toEqual([]);
});

/** A button on a page of the list of gift cards, which needs `giftCards.read`. */
const planted = (call: string, page: string) =>
  unguardedCalls({
    '/web/src/features/button.tsx': `export function Disable() { ${call}; }`,
    '/web/src/features/page.tsx': `import { Disable } from './button.tsx';\n${page}`,
    '/web/src/app/admin/customer-pages.tsx': `export const CUSTOMER_PAGES = [{
      page: lazyPage(async () => (await import('#features/page.tsx')).Page), needs: 'giftCards.read' }];`,
  });
const PAGE = 'export function Page() { <Disable /> }';

test('finds a change that needs more than its page', () => {
  expect(planted('giftCardEndpoints.list', PAGE)).toEqual([]);
  expect(planted('giftCardEndpoints.disable', PAGE)).toEqual([
    '/web/src/features/button.tsx Disable: giftCardEndpoints.disable needs giftCards.edit',
  ]);
  const twoButtons = `${PAGE}\nfunction Other() { <May permission="giftCards.edit"><Disable /></May> }`;
  expect(planted('giftCardEndpoints.disable', twoButtons)).toHaveLength(1);
});

test.each([
  ['by name', '<May permission="giftCards.edit"><Disable /></May>'],
  ['through the endpoint', 'can(giftCardEndpoints.disable.permission) && <Disable />'],
])('accepts a page that asks %s', (_how, asks) => {
  const page = `export function Page() { ${asks} }`;
  expect(planted('giftCardEndpoints.disable', page)).toEqual([]);
});
