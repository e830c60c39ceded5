import { readFileSync } from 'node:fs';
import path from 'node:path';

import { openJournal } from '../journal/commit-journal.ts';
import type { SyncPolicy } from '../journal/commit-journal.ts';
import type { FirestoreControl } from '../control-contract.ts';
import { EventDelivery } from '../triggers/event-delivery.ts';
import { TriggerRegistry } from '../triggers/trigger-registry.ts';
import type { Log } from '../transport/failure.ts';
import type { HttpHandler } from '../transport/http/http-exchange.ts';
import { createAdminHandler } from './admin-handler.ts';
import { clearRoutes } from './clear-routes.ts';
import { DataTransfer } from './data-transfer.ts';
import { DatabaseNames } from './database-names.ts';
import { indexFile } from './index-file.ts';
import { processRoutes } from './process-routes.ts';
import { ProjectSnapshots } from './project-snapshots.ts';
import { rulesRoutes } from './rules-routes.ts';
import { RulesStore } from './rules-store.ts';
import type { RulesFile } from './rules-store.ts';
import { snapshotRoutes } from './snapshot-routes.ts';
import { transferRoutes } from './transfer-routes.ts';
import { triggerRoutes } from './trigger-routes.ts';

export interface AdminApiOptions {
  /** A security rules file, by its path or as text; without it everything is allowed. */
  rulesFile?: string | RulesFile | undefined;
  /** A firestore.indexes.json; without it no query needs an index. */
  indexesFile?: string | undefined;
  /** Adds indexes that queries lack to `indexesFile`, and answers these queries. */
  addsMissingIndexes?: boolean | undefined;
  /** The overall metadata file of an export to start from, or its folder. */
  seedFrom?: string | undefined;
  /** The project that `seedFrom` is loaded into. */
  projectId?: string | undefined;
  /** A folder that keeps all documents. Once it has kept a commit, `seedFrom` is not loaded. */
  dataFolder?: string | undefined;
  /** Default: `second`. */
  sync?: SyncPolicy | undefined;
  /** host:port of the Functions emulator that receives document events. */
  functionsEmulator?: string | undefined;
  /** Called when a client asks over HTTP to end the process. */
  onShutdownRequest?: (() => void) | undefined;
}

export interface AdminApi {
  handler: HttpHandler;
  snapshots: ProjectSnapshots;
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
  requireIndexes(control, options, log);
  const snapshots = new ProjectSnapshots(control, databases, rules);
  const closeJournal = loadDocuments(control, { databases, transfer }, options, log);
  const events = startEvents(control, options, log);
  const routes = [
    ...processRoutes(options.onShutdownRequest ?? (() => undefined)),
    ...rulesRoutes(rules),
    ...clearRoutes(control, databases),
    ...triggerRoutes(events.registry),
    ...transferRoutes(transfer),
    ...snapshotRoutes(snapshots),
  ];
  const close = () => {
    events.close();
    closeJournal();
  };
  return { handler: createAdminHandler(routes), snapshots, close };
}

function startRules(
  control: FirestoreControl,
  { rulesFile }: AdminApiOptions,
  log: Log,
): RulesStore {
  const rules = new RulesStore(log, (project) => control.rulesReplaced(project));
  if (rulesFile !== undefined) rules.start(readRules(rulesFile));
  control.setPolicy(rules.policy);
  return rules;
}

function readRules(file: string | RulesFile): RulesFile {
  if (typeof file !== 'string') return file;
  return { name: path.basename(file), content: readFileSync(file, 'utf8') };
}

function requireIndexes(
  control: FirestoreControl,
  { indexesFile, addsMissingIndexes = false }: AdminApiOptions,
  log: Log,
): void {
  if (indexesFile === undefined) return;
  control.setIndexes(indexFile(indexesFile, addsMissingIndexes, log));
}

/**
 * Loads the documents of the data folder, or the export if the folder is new, and keeps every change in the folder
 * from now on. Returns a function that closes its journal.
 */
function loadDocuments(
  control: FirestoreControl,
  { databases, transfer }: { databases: DatabaseNames; transfer: DataTransfer },
  options: AdminApiOptions,
  log: Log,
): () => void {
  const { dataFolder, sync = 'second' } = options;
  if (dataFolder === undefined) {
    seed(transfer, options, log);
    return () => undefined;
  }
  const { journal, documents, isNew } = openJournal(dataFolder, sync, log);
  try {
    control.load(documents);
    for (const { name } of documents) databases.addOf(name);
    control.setJournal({
      append: (database, changes) => {
        journal.rewriteIfLong(() => control.keptDocuments());
        journal.append(database, changes);
      },
    });
    if (isNew) seed(transfer, options, log);
    else log(`${documents.length} documents loaded from ${dataFolder}`);
  } catch (error) {
    journal.close();
    throw error;
  }
  return () => journal.close();
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
