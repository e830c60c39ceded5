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

type Open = (sink: StreamSink<ListenResponse>) => ServerStream<ListenRequest>;

/** A client of a Listen stream: keeps the messages, and each target's documents as clients do. */
export class Listener {
  readonly messages: ListenResponse[] = [];
  readonly shown = new Map<number, Map<string, Document>>();
  readonly errors: RpcError[] = [];
  readonly #stream: ServerStream<ListenRequest>;

  constructor(open: Open) {
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

  /** Messages since the last call, in short: what a reader of a protocol log would look for. */
  news(): string[] {
    return this.messages.splice(0).map(inShort);
  }

  /** The paths that a target shows, sorted. */
  paths(targetId: number): string[] {
    return [...(this.shown.get(targetId)?.keys() ?? [])].map(pathOf).sort();
  }

  #keep(message: ListenResponse): void {
    const { targetChange } = message;
    if (targetChange?.targetChangeType === 'RESET') {
      for (const id of targetChange.targetIds ?? []) this.shown.delete(id);
    }
    const news = documentNews(message);
    if (!news) return;
    for (const id of news.shown) this.#documents(id).set(news.name, news.document);
    for (const id of news.gone) this.#documents(id).delete(news.name);
  }

  #documents(targetId: number): Map<string, Document> {
    const documents = this.shown.get(targetId) ?? new Map<string, Document>();
    this.shown.set(targetId, documents);
    return documents;
  }
}

/** What a message says about one document, whatever its form. */
interface DocumentNews {
  verb: string;
  name: string;
  document: Document;
  shown: number[];
  gone: number[];
}

function documentNews(message: ListenResponse): DocumentNews | undefined {
  const { documentChange, documentDelete, documentRemove } = message;
  if (documentChange) {
    const { document, targetIds: shown = [], removedTargetIds: gone = [] } = documentChange;
    return { verb: 'change', name: document.name, document, shown, gone };
  }
  const left = documentDelete ?? documentRemove;
  if (!left) return undefined;
  const { document: name, removedTargetIds: gone = [] } = left;
  return { verb: documentDelete ? 'delete' : 'remove', name, document: { name }, shown: [], gone };
}

function inShort(message: ListenResponse): string {
  const news = documentNews(message);
  if (news) {
    const gone = news.gone.length > 0 ? ` -[${news.gone.join()}]` : '';
    return `${news.verb} ${pathOf(news.name)} [${news.shown.join()}]${gone}`;
  }
  const { filter, targetChange } = message;
  return filter ? `filter ${filter.targetId}: ${filter.count}` : changeInShort(targetChange ?? {});
}

function changeInShort({ targetChangeType = 'NO_CHANGE', targetIds = [], cause }: TargetChange) {
  return `${targetChangeType} [${targetIds.join()}]${cause ? ` ${cause.code}` : ''}`;
}
