import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { getFirestore } from 'firebase-admin/firestore';

import { COLLECTIONS, PUBLIC_SETTINGS_ID } from '@kargha/domain/records/collections';

import { runCommand } from '../tasks/command.ts';
import { projectApp } from '../tasks/project-app.ts';
import { PROJECT_ROOT } from '../tasks/project-root.ts';
import { print } from '../tasks/print.ts';
import { withDates } from '../../functions/src/platform/firestore.ts';
import { carryOverAssets } from './carry-over-assets.ts';
import type { DeployContext, ShopRecords } from './deploy-context.ts';

export function createDeployContext(projectId: string): DeployContext {
  return {
    run: (line, env = {}) => runCommand(line, { output: 'collect', env }),
    read: (path) => {
      const file = join(PROJECT_ROOT, path);
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    },
    records: () => readShopRecords(projectId),
    carryOverAssets: (shop) => carryOverAssets(shop, join(PROJECT_ROOT, 'web/dist/assets')),
    print: print,
  };
}

async function readShopRecords(projectId: string): Promise<ShopRecords> {
  const firestore = getFirestore(projectApp(projectId));
  const users = firestore.collection(COLLECTIONS.users);
  const [people, administrators, settings] = await Promise.all([
    users.limit(1).get(),
    users.where('role', '==', 'admin').limit(1).get(),
    firestore.collection(COLLECTIONS.settings).doc(PUBLIC_SETTINGS_ID).get(),
  ]);
  return {
    hasPeople: !people.empty,
    administrators: administrators.size,
    legal: withDates(settings.get('legal')),
    tax: withDates(settings.get('tax')),
  };
}
