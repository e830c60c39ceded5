import type { Document } from '../messages.ts';
import { checkDocumentSize } from '../model/document-size.ts';
import { normalizeFields } from '../model/normalize-value.ts';
import { compareToPrefix } from '../model/resource-id.ts';
import { parseDocumentName } from '../model/resource-name.ts';
import { toMicros } from '../model/timestamps.ts';
import type { Micros } from '../model/timestamps.ts';
import type { FirestoreControl } from '../control-contract.ts';
import { Snapshot } from '../store/snapshot.ts';
import { storedDocument } from '../store/stored-document.ts';
import type { StoredDocument } from '../store/stored-document.ts';
import type { Engine } from './engine.ts';
import { IndexCheck } from './index-check.ts';

/**
 * `clear` and `load` are not commits: listeners see them, observers do not (the official emulator runs no triggers
 * for them), and open transactions of the database end.
 */
export function createControl(engine: Engine): FirestoreControl {
  return {
    setPolicy: (policy) => {
      engine.policy = policy;
      engine.judgeListeners();
    },
    rulesReplaced: (project) => {
      engine.judgeListeners(project);
    },
    setIndexes: (source) => {
      engine.indexes = new IndexCheck(source);
    },
    onCommit: (observer) => engine.observers.add(observer),
    clear: (database, path) => {
      clear(engine, database, path);
    },
    documents: (database) => {
      const { all } = engine.database(database).data;
      return [...all.slots].map(({ current }) => current.message);
    },
    load: (documents) => {
      load(engine, documents);
    },
    snapshot: (database) => new Snapshot(engine.database(database).data),
    restore: (database, snapshot) => {
      engine.restore(database, snapshot);
    },
    setJournal: (journal) => {
      engine.journal = journal;
    },
    keptDocuments: function* () {
      for (const { all } of engine.keptDatabases()) {
        for (const { current } of all.slots) yield current.message;
      }
    },
    close: () => {
      engine.close();
    },
  };
}

function clear(engine: Engine, database: string, path: string | undefined): void {
  const open = engine.database(database);
  const prefix = (path ?? '').split('/').filter((segment) => segment !== '');
  const position = ({ segments }: { segments: readonly string[] }) =>
    compareToPrefix(segments, prefix);
  const changes = [...open.data.all.slots.range(position)]
    .filter(({ segments }) => segments.length >= prefix.length)
    .map(({ current }) => ({ name: current.name, before: current, after: undefined }));
  engine.replace(open, { time: engine.clock.nextCommitTime(), changes });
}

function load(engine: Engine, documents: Iterable<Document>): void {
  const time = engine.clock.nextCommitTime();
  const loaded = new Map<string, Map<string, StoredDocument>>();
  for (const document of documents) {
    const stored = checkLoaded(document, time);
    const { database } = parseDocumentName(document.name);
    const group = loaded.get(database) ?? new Map<string, StoredDocument>();
    loaded.set(database, group.set(stored.name, stored));
  }
  for (const [database, group] of loaded) {
    const open = engine.database(database);
    const changes = [...group].map(([name, after]) => {
      return { name, before: open.data.get(name), after };
    });
    engine.replace(open, { time, changes });
  }
}

function checkLoaded(document: Document, time: Micros): StoredDocument {
  const stored = storedDocument(
    parseDocumentName(document.name),
    normalizeFields(document.fields),
    {
      createTime: document.createTime ? toMicros(document.createTime) : time,
      updateTime: document.updateTime ? toMicros(document.updateTime) : time,
    },
  );
  checkDocumentSize(stored.name, stored.bytes);
  return stored;
}
