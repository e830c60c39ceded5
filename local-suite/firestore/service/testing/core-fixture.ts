import { fieldsOf } from '../../model/testing/values.ts';
import type { Plain } from '../../model/testing/values.ts';
import type { Document, StructuredQuery, Write } from '../../messages.ts';
import type { FirestoreCore } from '../../control-contract.ts';
import { createFirestoreCore } from '../firestore-core.ts';
import { Listener } from './listener.ts';
import { ADMIN, DATABASE, nameOf, ROOT } from './names.ts';

export { ADMIN, DATABASE, nameOf, pathOf, ROOT, GUEST } from './names.ts';

export const set = (
  path: string,
  plain: Record<string, Plain>,
  more: Partial<Write> = {},
): Write => ({
  update: { name: nameOf(path), fields: fieldsOf(plain) },
  ...more,
});
export const deletion = (path: string): Write => ({ delete: nameOf(path) });

export class CoreFixture {
  readonly core: FirestoreCore;

  constructor(now?: () => bigint) {
    this.core = createFirestoreCore(now ? { now } : {});
  }

  get service() {
    return this.core.service;
  }

  get control() {
    return this.core.control;
  }

  commit(...writes: Write[]) {
    return this.service.commit(ADMIN, { database: DATABASE, writes });
  }

  /** Writes the documents one after the other. */
  async write(documents: Record<string, Record<string, Plain>>): Promise<void> {
    for (const [path, plain] of Object.entries(documents)) await this.commit(set(path, plain));
  }

  /** Returns a document's fields; `undefined` if it does not exist. */
  async fields(path: string) {
    const [answer] = await this.service.batchGetDocuments(ADMIN, {
      database: DATABASE,
      documents: [nameOf(path)],
    });
    return answer?.found?.fields;
  }

  async query(structuredQuery: StructuredQuery, parent = ROOT): Promise<Document[]> {
    const answers = await this.service.runQuery(ADMIN, { parent, structuredQuery });
    return answers.flatMap(({ document }) => (document ? [document] : []));
  }

  listen(caller = ADMIN): Listener {
    return new Listener((sink) => this.service.listen(caller, sink));
  }
}
