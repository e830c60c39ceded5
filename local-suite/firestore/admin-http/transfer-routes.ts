import { jsonObject, textOf } from './admin-route.ts';
import type { AdminRoute } from './admin-route.ts';
import type { DataTransfer } from './data-transfer.ts';

const EXPORT = /^\/emulator\/v1\/projects\/[^/:]+:export$/;
const IMPORT = /^\/emulator\/v1\/projects\/[^/:]+:import$/;
const DEFAULT_EXPORT_NAME = 'firestore_export';

/** Routes to export and import a database; the firebase-tools hub calls the first. */
export function transferRoutes(transfer: DataTransfer): AdminRoute[] {
  return [
    {
      method: 'POST',
      path: EXPORT,
      answer: async (exchange) => {
        const body = await jsonObject(exchange);
        const directory = textOf(body.export_directory, 'export_directory');
        const name = textOf(body.export_name ?? DEFAULT_EXPORT_NAME, 'export_name');
        transfer.exportTo(directory, name, textOf(body.database, 'database'));
        exchange.sendJson(200, {});
      },
    },
    {
      method: 'POST',
      path: IMPORT,
      answer: async (exchange) => {
        const body = await jsonObject(exchange);
        const source = textOf(body.export_directory, 'export_directory');
        transfer.importFrom(source, textOf(body.database, 'database'));
        exchange.sendJson(200, {});
      },
    },
  ];
}
