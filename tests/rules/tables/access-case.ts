import { EVERYONE, type Actor } from '../actors.ts';
import type { Data } from '../sample-profiles.ts';

export const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'] as const;
export type AccessOperation = (typeof OPERATIONS)[number];

export type Filter = readonly [field: string, operator: '==' | '!=' | 'in' | '>=', value: unknown];

export interface Target {
  path: string;
  data: Data;
  /** Other documents that the rules read. */
  given?: Record<string, Data>;
  /** The query filters; without them the whole collection is listed. */
  where?: readonly Filter[];
  /** The changes of an update. */
  change?: Data;
  /** The id at creation; defaults to the path with '-new'. */
  created?: string;
}

/** Allowed operations per actor, separated by spaces; actors that are left out may do nothing. */
export type AccessTable = Partial<Record<Actor, string>>;

/** A target and what each actor may do with it. */
export interface AccessCase {
  name: string;
  target: Target;
  table: AccessTable;
}

export function inOrder(allowed: string): string {
  const named = allowed.split(' ');
  return OPERATIONS.filter((operation) => named.includes(operation)).join(' ');
}

export const everyone = (operations: string): AccessTable =>
  Object.fromEntries(EVERYONE.map((actor) => [actor, operations]));

/** Only staff can read it; no browser can write it. */
export const STAFF_READ: AccessTable = { admin: 'get list' };

/** A document of asha, and the same for leela, who is suspended and may do nothing. */
export function ofAsha(name: string, path: string, data: Data = {}): AccessCase[] {
  const target = (uid: string): Target => ({
    path,
    data: { ...data, uid },
    where: [['uid', '==', uid]],
    change: { state: 'delivered' },
  });
  return [
    { name, target: target('asha'), table: { asha: 'get list', ...STAFF_READ } },
    { name: `${name}, of a suspended person`, target: target('leela'), table: STAFF_READ },
  ];
}
