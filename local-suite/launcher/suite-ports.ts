/** All servers bind to loopback only. */
export const SUITE_HOST = '127.0.0.1';

/** Programs outside this repository rely on these numbers. */
export const SUITE_PORTS = {
  hosting: 5000,
  functions: 5001,
  firestore: 8080,
  auth: 9099,
  storage: 9199,
  tasks: 9499,
  payments: 4100,
  mail: 4101,
  smtp: 4102,
  taxPortal: 4103,
  couriers: 4104,
  hub: 4400,
} as const;

export type SuitePart = keyof typeof SUITE_PORTS;

export const SUITE_PROJECT = 'demo-kargha';

export function suiteUrl(part: SuitePart): string {
  return `http://${SUITE_HOST}:${SUITE_PORTS[part]}`;
}
