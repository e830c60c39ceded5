import { compileFirestoreRules } from '../../rules/firestore-policy.ts';
import type { RulesCoverage } from '../../rules/coverage/rules-coverage.ts';
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

/** Accepted rules, and what they have evaluated to since. */
export interface CoveredRules {
  file: RulesFile;
  coverage: RulesCoverage;
}

const ANY_PROJECT = '*';

/** The security rules in force, per project, with their source files. */
export class RulesStore {
  readonly #policies = new PolicyByProject();
  readonly #covered = new Map<string, CoveredRules>();
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

  /** The rules of a project, or those of all projects without their own. */
  rulesOf(project: string): CoveredRules | undefined {
    return this.#covered.get(project) ?? this.#covered.get(ANY_PROJECT);
  }

  /**
   * Sets the rules for projects without their own. If they have errors, everything is denied except to the Admin
   * SDK.
   */
  start(file: RulesFile): void {
    const { policy, coverage } = this.#compile(file);
    this.#policies.setDefault(policy ?? LOCKED);
    if (coverage) this.#covered.set(ANY_PROJECT, { file, coverage });
  }

  /** Replaces one project's rules, unless the new ones have errors. */
  replace(project: string, file: RulesFile): RulesChange {
    const { policy, coverage, change } = this.#compile(file);
    if (policy) {
      this.#policies.set(project, policy);
      this.#covered.set(project, { file, coverage });
      this.#onReplace(project);
    }
    return change;
  }

  /** Uses one project's rules for another. */
  copy(from: string, to: string): void {
    const covered = this.#covered.get(from);
    if (covered) this.#covered.set(to, covered);
    else this.#covered.delete(to);
    this.#policies.copy(from, to);
    this.#onReplace(to);
  }

  #compile(file: RulesFile): Compiled {
    const compiled = compileFirestoreRules(file.content, file.name);
    const issues = compiled.ok ? compiled.warnings : compiled.issues;
    for (const { line, column, severity, message } of issues) {
      this.#log(`${file.name}:${line}:${column} ${severity} ${message}`);
    }
    const change = { accepted: compiled.ok, issues };
    if (!compiled.ok) return { policy: undefined, coverage: undefined, change };
    const { policy, coverage } = compiled;
    return { policy: withDenialLog(policy, this.#log), coverage, change };
  }
}

type Compiled = { change: RulesChange } & (
  | { policy: AccessPolicy; coverage: RulesCoverage }
  | { policy: undefined; coverage: undefined }
);

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
