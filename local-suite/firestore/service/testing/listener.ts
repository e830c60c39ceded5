import type {
  Document,
  ListenRequest,
  ListenResponse,
  StructuredQuery,
  Target,
  TargetChange,
} from '../../messages.ts';
import type { RpcError } from '../../rpc-error.ts';
import type { ServerStream, StreamSink } from '../../service-contract.ts';
import { DATABASE, nameOf, pathOf, ROOT } from './names.ts';

type OpenStream = (sink: StreamSink<ListenResponse>) => ServerStream<ListenRequest>;

/** A Listen client: collects messages, and tracks each target's documents as clients do. */
export class Listener {
  readonly messages: ListenResponse[] = [];
  readonly shown = new Map<number, Map<string, Document>>();
  readonly errors: RpcError[] = [];
  readonly #stream: ServerStream<ListenRequest>;

  constructor(open: OpenStream) {
    this.#stream = open({
      send: (message) => {
        this.messages.push(message);
        this.#keep(message);
      },
      fail: (error) => {
        this.errors.push(error);
      },
    });
  }

  add(addTarget: Target): void {
    this.#stream.receive({ database: DATABASE, addTarget });
  }

  addQuery(targetId: number, structuredQuery: StructuredQuery, more: Target = {}): void {
    this.add({ targetId, query: { parent: ROOT, structuredQuery }, ...more });
  }

  addDocuments(targetId: number, ...paths: string[]): void {
    this.add({ targetId, documents: { documents: paths.map(nameOf) } });
  }

  remove(removeTarget: number): void {
    this.#stream.receive({ database: DATABASE, removeTarget });
  }

  close(): void {
    this.#stream.close();
  }

  /** Returns a summary of the messages since the last call. */
  updates(): string[] {
    return this.messages.splice(0).map(summarize);
  }

  /** Returns the paths that a target shows, sorted. */
  paths(targetId: number): string[] {
    return [...(this.shown.get(targetId)?.keys() ?? [])].map(pathOf).sort();
  }

  #keep(message: ListenResponse): void {
    const { targetChange } = message;
    if (targetChange?.targetChangeType === 'RESET') {
      for (const id of targetChange.targetIds ?? []) this.shown.delete(id);
    }
    const updates = documentUpdates(message);
    if (!updates) return;
    for (const id of updates.shown) this.#documents(id).set(updates.name, updates.document);
    for (const id of updates.hidden) this.#documents(id).delete(updates.name);
  }

  #documents(targetId: number): Map<string, Document> {
    const documents = this.shown.get(targetId) ?? new Map<string, Document>();
    this.shown.set(targetId, documents);
    return documents;
  }
}

interface DocumentUpdate {
  verb: string;
  name: string;
  document: Document;
  shown: number[];
  hidden: number[];
}

function documentUpdates(message: ListenResponse): DocumentUpdate | undefined {
  const { documentChange, documentDelete, documentRemove } = message;
  if (documentChange) {
    const { document, targetIds: shown = [], removedTargetIds: hidden = [] } = documentChange;
    return { verb: 'change', name: document.name, document, shown, hidden };
  }
  const remaining = documentDelete ?? documentRemove;
  if (!remaining) return undefined;
  const { document: name, removedTargetIds: hidden = [] } = remaining;
  return {
    verb: documentDelete ? 'delete' : 'remove',
    name,
    document: { name },
    shown: [],
    hidden,
  };
}

function summarize(message: ListenResponse): string {
  const updates = documentUpdates(message);
  if (updates) {
    const hidden = updates.hidden.length > 0 ? ` -[${updates.hidden.join()}]` : '';
    return `${updates.verb} ${pathOf(updates.name)} [${updates.shown.join()}]${hidden}`;
  }
  const { filter, targetChange } = message;
  return filter
    ? `filter ${filter.targetId}: ${filter.count}`
    : summarizeChange(targetChange ?? {});
}

function summarizeChange({ targetChangeType = 'NO_CHANGE', targetIds = [], cause }: TargetChange) {
  return `${targetChangeType} [${targetIds.join()}]${cause ? ` ${cause.code}` : ''}`;
}
