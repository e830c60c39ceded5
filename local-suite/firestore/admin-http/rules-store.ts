import { compileFirestoreRules } from '../../rules/firestore-policy.ts';
import type { RuleIssue } from '../../rules/firestore-policy.ts';
import { RpcError } from '../rpc-error.ts';
import type { AccessPolicy, Caller } from '../service-contract.ts';
import type { Log } from '../transport/failure.ts';
import { withDenialLog } from './denial-log.ts';
import { PolicyByProject } from './policy-by-project.ts';

export interface RulesFile {
  name: string;
  content: string;
}

/** The result of compiling a rules file. */
export interface RulesChange {
  /** False if the file has errors; the previous rules then stay in force. */
  accepted: boolean;
  issues: RuleIssue[];
}

const ANY_PROJECT = '*';

/** The security rules in force, per project, with their source files. */
export class RulesStore {
  readonly #policies = new PolicyByProject();
  readonly #files = new Map<string, RulesFile>();
  readonly #log: Log;
  readonly #onReplace: (project: string) => void;

  constructor(log: Log, onReplace: (project: string) => void = () => undefined) {
    this.#log = log;
    this.#onReplace = onReplace;
  }

  /** Always uses the rules in force at the time of the call. */
  get policy(): AccessPolicy {
    return this.#policies;
  }

  fileOf(project: string): RulesFile | undefined {
    return this.#files.get(project) ?? this.#files.get(ANY_PROJECT);
  }

  /**
   * Sets the rules for projects without their own. If they have errors, everything is denied except to the Admin
   * SDK.
   */
  start(file: RulesFile): void {
    const { policy, change } = this.#compile(file);
    this.#policies.setDefault(policy ?? LOCKED);
    if (change.accepted) this.#files.set(ANY_PROJECT, file);
  }

  /** Replaces one project's rules, unless the new ones have errors. */
  replace(project: string, file: RulesFile): RulesChange {
    const { policy, change } = this.#compile(file);
    if (policy) {
      this.#policies.set(project, policy);
      this.#files.set(project, file);
      this.#onReplace(project);
    }
    return change;
  }

  /** Uses one project's rules for another. */
  copy(from: string, to: string): void {
    const file = this.#files.get(from);
    if (file) this.#files.set(to, file);
    else this.#files.delete(to);
    this.#policies.copy(from, to);
    this.#onReplace(to);
  }

  #compile(file: RulesFile): { policy: AccessPolicy | undefined; change: RulesChange } {
    const compiled = compileFirestoreRules(file.content, file.name);
    const issues = compiled.ok ? compiled.warnings : compiled.issues;
    for (const { line, column, severity, message } of issues) {
      this.#log(`${file.name}:${line}:${column} ${severity} ${message}`);
    }
    const policy = compiled.ok ? withDenialLog(compiled.policy, this.#log) : undefined;
    return { policy, change: { accepted: compiled.ok, issues } };
  }
}

function refuse({ caller }: { caller: Caller }): void {
  if (caller.kind === 'admin') return;
  throw new RpcError(
    'PERMISSION_DENIED',
    'The security rules have errors, so all access is denied.',
  );
}

const LOCKED: AccessPolicy = {
  checkGet: (_name, _document, check) => refuse(check),
  checkList: (_parent, _query, check) => refuse(check),
  checkWrites: refuse,
};
