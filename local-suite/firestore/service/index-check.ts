import type { FieldPath } from '../model/field-path.ts';
import type { CompositeIndex, IndexDefinitions } from '../query/index-definitions.ts';
import { missingIndex } from '../query/missing-index.ts';
import type { QueryPlan } from '../query/query-plan.ts';
import { RpcError } from '../rpc-error.ts';

/** Refuses queries as production does when there is no index for them. */
export class IndexCheck {
  readonly #read: () => IndexDefinitions;
  #known: IndexDefinitions;

  /** `read` is asked again before a query is refused: the developer may just have added the index. */
  constructor(read: () => IndexDefinitions) {
    this.#read = read;
    this.#known = read();
  }

  /** Throws FAILED_PRECONDITION with the index that is missing, as it would stand in firestore.indexes.json. */
  require(plan: QueryPlan, summed: readonly FieldPath[] = []): void {
    if (!missingIndex(plan, this.#known, summed)) return;
    this.#known = this.#read();
    const missing = missingIndex(plan, this.#known, summed);
    if (!missing) return;
    throw new RpcError(
      'FAILED_PRECONDITION',
      `The query requires an index. Add to firestore.indexes.json: ${inFile(missing)}`,
    );
  }
}

function inFile({ collectionGroup, queryScope, fields }: CompositeIndex): string {
  const listed = fields.map(({ fieldPath, mode }) =>
    mode === 'CONTAINS' ? { fieldPath, arrayConfig: mode } : { fieldPath, order: mode },
  );
  return JSON.stringify({ collectionGroup, queryScope, fields: listed });
}
