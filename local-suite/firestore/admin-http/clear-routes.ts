import type { FirestoreControl } from '../control-contract.ts';
import type { AdminRoute } from './admin-route.ts';
import type { DatabaseNames } from './database-names.ts';

const DOCUMENTS =
  /^\/emulator\/v1\/projects\/(?<project>[^/]+)\/databases\/(?<database>[^/]+)\/documents(?:\/(?<path>.*))?$/;
const RESET = /^\/reset$/;

/** Routes that delete documents without rules and triggers; listeners see the deletions. */
export function clearRoutes(control: FirestoreControl, databases: DatabaseNames): AdminRoute[] {
  return [
    {
      method: 'DELETE',
      path: DOCUMENTS,
      answer: (exchange, { project = '', database = '', path = '' }) => {
        control.clear(`projects/${project}/databases/${database}`, path === '' ? undefined : path);
        exchange.sendJson(200, {});
      },
    },
    {
      method: 'POST',
      path: RESET,
      answer: (exchange) => {
        for (const database of databases) control.clear(database);
        exchange.sendText(200, 'Resetting...\n');
      },
    },
  ];
}
