import type { FieldPath } from '../model/field-path.ts';
import type { CompositeIndex, IndexDefinitions } from '../query/index-definitions.ts';
import { indexLink } from '../query/index-link.ts';
import { missingIndex } from '../query/missing-index.ts';
import type { QueryPlan } from '../query/query-plan.ts';
import { RpcError } from '../rpc-error.ts';

/** Rejects queries without an index, as production does. */
export class IndexCheck {
  readonly #read: () => IndexDefinitions;
  #known: IndexDefinitions;

  /** `read` is called again before a query is rejected, in case the developer has just added the index. */
  constructor(read: () => IndexDefinitions) {
    this.#read = read;
    this.#known = read();
  }

  /** The indexes that each document is in. */
  get known(): IndexDefinitions {
    return this.#known;
  }

  /** Throws FAILED_PRECONDITION with the missing index as an entry of firestore.indexes.json. */
  require(plan: QueryPlan, summed: readonly FieldPath[] = []): void {
    if (!missingIndex(plan, this.#known, summed)) return;
    this.#known = this.#read();
    const missing = missingIndex(plan, this.#known, summed);
    if (!missing) return;
    throw new RpcError(
      'FAILED_PRECONDITION',
      `The query requires an index. You can create it here: ${indexLink(plan.scope.database, missing)} or add to firestore.indexes.json: ${inFile(missing)}`,
    );
  }
}

function inFile({ collectionGroup, queryScope, fields }: CompositeIndex): string {
  const listed = fields.map(({ fieldPath, mode }) =>
    mode === 'CONTAINS' ? { fieldPath, arrayConfig: mode } : { fieldPath, order: mode },
  );
  return JSON.stringify({ collectionGroup, queryScope, fields: listed });
}
