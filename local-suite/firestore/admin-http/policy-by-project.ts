import type { AccessPolicy, DocumentChange } from '../service-contract.ts';

/** Uses the policy of the project in the resource name. Allows everything without rules. */
export class PolicyByProject implements AccessPolicy {
  readonly #policies = new Map<string, AccessPolicy>();
  #default: AccessPolicy | undefined;

  /** The policy of projects without their own. */
  setDefault(policy: AccessPolicy): void {
    this.#default = policy;
  }

  set(project: string, policy: AccessPolicy): void {
    this.#policies.set(project, policy);
  }

  /** Uses one project's policy for another. */
  copy(from: string, to: string): void {
    const policy = this.#policies.get(from);
    if (policy) this.#policies.set(to, policy);
    else this.#policies.delete(to);
  }

  checkGet(...[name, document, check]: Parameters<AccessPolicy['checkGet']>): void {
    this.#policyOf(name)?.checkGet(name, document, check);
  }

  checkList(...[parent, query, check]: Parameters<AccessPolicy['checkList']>): void {
    this.#policyOf(parent)?.checkList(parent, query, check);
  }

  checkWrites(check: Parameters<AccessPolicy['checkWrites']>[0]): void {
    const first: DocumentChange | undefined = check.changes[0];
    if (first) this.#policyOf(first.name)?.checkWrites(check);
  }

  #policyOf(resourceName: string): AccessPolicy | undefined {
    const project = resourceName.split('/')[1] ?? '';
    return this.#policies.get(project) ?? this.#default;
  }
}
