import type { StructuredQuery } from '../messages.ts';
import { fromMicros, wholeMilliseconds } from '../model/timestamps.ts';
import { RpcError } from '../rpc-error.ts';
import type { AccessPolicy, Caller, ReadCheck } from '../service-contract.ts';
import type { View } from '../store/view.ts';
import type { WritePlan } from '../store/write-plan.ts';

/** Checks one caller's access to one state. The rules are never asked about the Admin SDK. */
export class AccessCheck {
  readonly #policy: AccessPolicy | undefined;
  readonly caller: Caller;
  readonly #names = new Set<string>();

  constructor({ policy }: { policy: AccessPolicy | undefined }, caller: Caller) {
    this.#policy = caller.kind === 'admin' ? undefined : policy;
    this.caller = caller;
  }

  /** The documents by which reads have been decided so far: requested ones, and those that the rules looked up. */
  get names(): ReadonlySet<string> {
    return this.#names;
  }

  /** Throws PERMISSION_DENIED unless the caller may get the documents, existing or missing. */
  get(names: readonly string[], view: View, multiDocument: boolean): void {
    const policy = this.#policy;
    if (!policy) return;
    const check = this.#readCheck(view, multiDocument);
    for (const name of names) policy.checkGet(name, check.lookup(name), check);
  }

  /** Throws PERMISSION_DENIED unless the caller may run the query. */
  list(parent: string, query: StructuredQuery, view: View, multiDocument = false): void {
    this.#policy?.checkList(parent, query, this.#readCheck(view, multiDocument));
  }

  /** Throws PERMISSION_DENIED unless the caller may make every write of the commit. */
  writes(plan: WritePlan, view: View, multiDocument: boolean): void {
    const after = new Map(plan.writes.map((write) => [write.name, write.after]));
    this.#policy?.checkWrites({
      caller: this.caller,
      time: fromMicros(wholeMilliseconds(plan.time)),
      changes: plan.writes.map((write) => ({
        name: write.name,
        before: write.before?.message,
        after: write.after?.message,
      })),
      lookupBefore: (name) => view.get(name)?.message,
      lookupAfter: (name) => (after.has(name) ? after.get(name) : view.get(name))?.message,
      multiDocument,
    });
  }

  /** Throws PERMISSION_DENIED for calls that no rule can allow; they are reserved for the Admin SDK. */
  adminOnly(): void {
    if (!this.#policy) return;
    throw new RpcError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
  }

  #readCheck(view: View, multiDocument: boolean): ReadCheck {
    return {
      caller: this.caller,
      time: fromMicros(wholeMilliseconds(view.time)),
      lookup: (name) => {
        this.#names.add(name);
        return view.get(name)?.message;
      },
      multiDocument,
    };
  }
}
