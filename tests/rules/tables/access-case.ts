import { EVERYONE, type Actor } from '../actors.ts';
import type { Data } from '../sample-profiles.ts';

export const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'] as const;
export type AccessOperation = (typeof OPERATIONS)[number];

export type Filter = readonly [field: string, operator: '==' | '!=' | 'in' | '>=', value: unknown];

/** What a table of access is about: a document that is there, and how each operation is tried on it. */
export interface Target {
  path: string;
  data: Data;
  /** More documents that the decision may need. */
  given?: Record<string, Data>;
  /** Conditions of the list; without them all documents of the collection are asked for. */
  where?: readonly Filter[];
  /** The fields that an update changes. */
  change?: Data;
  /** The document's id at its creation; the path with '-new' without it. */
  created?: string;
}

/** Operations that an actor may do, separated by spaces; actors that are left out may do nothing. */
export type AccessTable = Partial<Record<Actor, string>>;

/** A target, and what each of the actors may do with it. */
export interface AccessCase {
  name: string;
  target: Target;
  table: AccessTable;
}

/** Operations of a table in the order in which they are tried. */
export function inOrder(allowed: string): string {
  const named = allowed.split(' ');
  return OPERATIONS.filter((operation) => named.includes(operation)).join(' ');
}

export const everyone = (operations: string): AccessTable =>
  Object.fromEntries(EVERYONE.map((actor) => [actor, operations]));

/** Only staff see it, and nobody changes it from a browser. */
export const STAFF_READ: AccessTable = { admin: 'get list' };

/** What belongs to asha, and its twin of leela, who is suspended and may do nothing with her own. */
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
