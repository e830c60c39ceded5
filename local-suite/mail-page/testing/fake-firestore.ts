import { startCompanionServer } from '../../companion-server/companion-server.ts';
import type { CompanionServer } from '../../companion-server/companion-server.ts';
import type { JsonDocument } from '../../companion-server/firestore-documents.ts';
import type { JsonFields, JsonValue } from '../../companion-server/firestore-json.ts';

const COLLECTION = '/v1/projects/demo-kargha/databases/(default)/documents/mail';

/** The part of Firestore's REST API that the mail page uses. */
export class FakeFirestore {
  readonly documents: JsonDocument[] = [];
  /** Smaller than the page asks for, as Firestore may do. */
  pageSize = 2;
  /** If set, every call is answered with this status. */
  status: number | undefined;
  #server: CompanionServer | undefined;

  async start(): Promise<void> {
    this.#server = await startCompanionServer({
      port: 0,
      host: '127.0.0.1',
      handle: (request, response) => {
        const url = new URL(request.url ?? '/', 'http://firestore');
        const isOwner = request.headers.authorization === 'Bearer owner';
        const { status, body } = isOwner ? this.#answer(url) : { status: 403, body: {} };
        response.writeHead(this.status ?? status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(body));
        return Promise.resolve();
      },
    });
  }

  get host(): string {
    return new URL(this.#server?.url ?? 'http://127.0.0.1:1').host;
  }

  put(id: string, mail: Record<string, unknown>, createTime = '2026-11-21T10:00:00Z'): void {
    const name = `${COLLECTION.slice('/v1/'.length)}/${id}`;
    this.documents.push({ name, fields: jsonFields(mail), createTime });
  }

  async close(): Promise<void> {
    await this.#server?.close();
    this.#server = undefined;
  }

  #answer(url: URL): { status: number; body: object } {
    const path = decodeURIComponent(url.pathname);
    if (path === COLLECTION) return { status: 200, body: this.#page(url.searchParams) };
    const found = this.documents.find(({ name }) => `/v1/${name}` === path);
    return found ? { status: 200, body: found } : { status: 404, body: { error: {} } };
  }

  #page(query: URLSearchParams): object {
    const from = Number(query.get('pageToken') ?? 0);
    const to = from + this.pageSize;
    const documents = this.documents.slice(from, to);
    return {
      ...(documents.length > 0 && { documents }),
      ...(to < this.documents.length && { nextPageToken: String(to) }),
    };
  }
}

function jsonFields(fields: Record<string, unknown>): JsonFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, jsonValue(value)]),
  );
}

function jsonValue(value: unknown): JsonValue {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(jsonValue) } };
  if (typeof value === 'object' && value !== null) {
    return { mapValue: { fields: jsonFields({ ...value }) } };
  }
  return { nullValue: null };
}
