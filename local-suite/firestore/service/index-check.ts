import type { FieldPath } from '../model/field-path.ts';
import { MODE_NAMES, onlyField, toFileEntry } from '../query/index-definitions.ts';
import type { IndexDefinitions, QueryIndex } from '../query/index-definitions.ts';
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
    const { database } = plan.scope;
    throw new RpcError('FAILED_PRECONDITION', refusal(database, missing, this.#known));
  }
}

function refusal(database: string, missing: QueryIndex, { overrides }: IndexDefinitions): string {
  const only = onlyField(missing);
  const { collectionGroup, queryScope } = missing;
  const needed = only
    ? `a ${queryScope}_${MODE_NAMES[only.mode]} index for collection ${collectionGroup} and field ${only.fieldPath}`
    : 'an index';
  const place = only ? 'set in the fieldOverrides of' : 'add to';
  const entry = JSON.stringify(toFileEntry(missing, overrides));
  return `The query requires ${needed}. You can create it here: ${indexLink(database, missing)} or ${place} firestore.indexes.json: ${entry}`;
}
