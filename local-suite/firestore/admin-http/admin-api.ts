import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parseIndexFile } from '../query/index-definitions.ts';
import type { FirestoreControl } from '../service-contract.ts';
import { EventDelivery } from '../triggers/event-delivery.ts';
import { TriggerRegistry } from '../triggers/trigger-registry.ts';
import type { Log } from '../transport/failure.ts';
import type { HttpHandler } from '../transport/http/http-exchange.ts';
import { createAdminHandler } from './admin-handler.ts';
import { clearRoutes } from './clear-routes.ts';
import { DataTransfer } from './data-transfer.ts';
import { DatabaseNames } from './database-names.ts';
import { processRoutes } from './process-routes.ts';
import { rulesRoutes } from './rules-routes.ts';
import { RulesStore } from './rules-store.ts';
import { transferRoutes } from './transfer-routes.ts';
import { triggerRoutes } from './trigger-routes.ts';

export interface AdminApiOptions {
  /** A security rules file; without it everything is allowed. */
  rulesFile?: string | undefined;
  /** A firestore.indexes.json; without it no query needs an index. */
  indexesFile?: string | undefined;
  /** The overall metadata file of an export to start from, or its folder. */
  seedFrom?: string | undefined;
  /** The project that `seedFrom` is loaded into. */
  projectId?: string | undefined;
  /** host:port of the Functions emulator that receives document events. */
  functionsEmulator?: string | undefined;
  /** Called when a client asks over HTTP to end the process. */
  onShutdownRequest?: (() => void) | undefined;
}

export interface AdminApi {
  handler: HttpHandler;
  close: () => void;
}

const DEFAULT_PROJECT = 'demo-project';

/** Throws an Error if the rules file or the export cannot be read. */
export function createAdminApi(
  control: FirestoreControl,
  options: AdminApiOptions,
  log: Log,
): AdminApi {
  const databases = new DatabaseNames(control);
  const transfer = new DataTransfer(control, databases);
  const rules = startRules(control, options, log);
  requireIndexes(control, options);
  seed(transfer, options, log);
  const events = startEvents(control, options, log);
  const routes = [
    ...processRoutes(options.onShutdownRequest ?? (() => undefined)),
    ...rulesRoutes(rules),
    ...clearRoutes(control, databases),
    ...triggerRoutes(events.registry),
    ...transferRoutes(transfer),
  ];
  return { handler: createAdminHandler(routes), close: events.close };
}

function startRules(
  control: FirestoreControl,
  { rulesFile }: AdminApiOptions,
  log: Log,
): RulesStore {
  const rules = new RulesStore(log, (project) => control.rulesReplaced(project));
  if (rulesFile !== undefined) {
    rules.start({ name: path.basename(rulesFile), content: readFileSync(rulesFile, 'utf8') });
  }
  control.setPolicy(rules.policy);
  return rules;
}

function requireIndexes(control: FirestoreControl, { indexesFile }: AdminApiOptions): void {
  if (indexesFile === undefined) return;
  control.setIndexes(() => parseIndexFile(readFileSync(indexesFile, 'utf8')));
}

function seed(
  transfer: DataTransfer,
  { seedFrom, projectId = DEFAULT_PROJECT }: AdminApiOptions,
  log: Log,
): void {
  if (seedFrom === undefined) return;
  const count = transfer.importFrom(seedFrom, `projects/${projectId}/databases/(default)`);
  log(`${count} documents loaded from ${seedFrom}`);
}

function startEvents(
  control: FirestoreControl,
  { functionsEmulator }: AdminApiOptions,
  log: Log,
): { registry: TriggerRegistry; close: () => void } {
  const registry = new TriggerRegistry();
  if (functionsEmulator === undefined) return { registry, close: () => undefined };
  const delivery = new EventDelivery(functionsEmulator, log);
  control.onCommit((commit) => {
    registry.announce(commit, (trigger, event) => delivery.deliver(trigger, event));
  });
  return { registry, close: () => delivery.close() };
}
