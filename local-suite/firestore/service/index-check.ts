import type { FieldPath } from '../model/field-path.ts';
import { toFileEntry } from '../query/index-definitions.ts';
import type { IndexDefinitions } from '../query/index-definitions.ts';
import { indexLink } from '../query/index-link.ts';
import { missingIndex } from '../query/missing-index.ts';
import type { QueryPlan } from '../query/query-plan.ts';
import { RpcError } from '../rpc-error.ts';
import type { IndexSource } from '../control-contract.ts';

/** Rejects queries without an index, as production does. */
export class IndexCheck {
  readonly #source: IndexSource;
  #known: IndexDefinitions;

  /** Reads again before a query is rejected, in case the developer has just added the index. */
  constructor(source: IndexSource) {
    this.#source = source;
    this.#known = source.read();
  }

  /** The indexes that each document is in. */
  get known(): IndexDefinitions {
    return this.#known;
  }

  /** Throws FAILED_PRECONDITION with the missing index as an entry of firestore.indexes.json. */
  require(plan: QueryPlan, summed: readonly FieldPath[] = []): void {
    if (!missingIndex(plan, this.#known, summed)) return;
    this.#known = this.#source.read();
    const missing = missingIndex(plan, this.#known, summed);
    if (!missing) return;
    if (this.#source.add) {
      this.#source.add(missing);
      this.#known = this.#source.read();
      return;
    }
    throw new RpcError(
      'FAILED_PRECONDITION',
      `The query requires an index. You can create it here: ${indexLink(plan.scope.database, missing)} or add to firestore.indexes.json: ${JSON.stringify(toFileEntry(missing))}`,
    );
  }
}
