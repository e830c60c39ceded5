import type { Caller } from '../../service-contract.ts';

export const DATABASE = 'projects/demo-loom/databases/(default)';
export const ROOT = `${DATABASE}/documents`;
export const ADMIN: Caller = { kind: 'admin' };
export const GUEST: Caller = { kind: 'guest' };

export const nameOf = (path: string) => `${ROOT}/${path}`;
export const pathOf = (name: string) => name.slice(ROOT.length + 1);
