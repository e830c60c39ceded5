import { compileFirestoreRules } from '../../rules/firestore-policy.ts';
import type { RuleIssue } from '../../rules/firestore-policy.ts';
import { RpcError } from '../rpc-error.ts';
import type { AccessPolicy, Caller } from '../service-contract.ts';
import type { Log } from '../transport/failure.ts';
import { withDenialLog } from './denial-log.ts';
import { PolicyByProject } from './policy-by-project.ts';

/** A rules file as people name and write it. */
export interface RulesFile {
  name: string;
  content: string;
}

/** What compiling a rules file gave. */
export interface RulesChange {
  /** False when the file has errors; the rules before it then stay in force. */
  accepted: boolean;
  issues: RuleIssue[];
}

const ANY_PROJECT = '*';

/** The security rules in force, per project, and the files they came from. */
export class RulesStore {
  readonly #policies = new PolicyByProject();
  readonly #files = new Map<string, RulesFile>();
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Decides by whatever rules are in force at the time. */
  get policy(): AccessPolicy {
    return this.#policies;
  }

  /** The file in force for a project. */
  fileOf(project: string): RulesFile | undefined {
    return this.#files.get(project) ?? this.#files.get(ANY_PROJECT);
  }

  /**
   * Puts the rules of every project that gets none of its own into force. With errors in them
   * nobody but the Admin SDK may do anything until they are mended.
   */
  start(file: RulesFile): void {
    const { policy, change } = this.#compile(file);
    this.#policies.setDefault(policy ?? LOCKED);
    if (change.accepted) this.#files.set(ANY_PROJECT, file);
  }

  /** Puts one project's rules into force, unless they have errors. */
  replace(project: string, file: RulesFile): RulesChange {
    const { policy, change } = this.#compile(file);
    if (policy) {
      this.#policies.set(project, policy);
      this.#files.set(project, file);
    }
    return change;
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
  throw new RpcError('PERMISSION_DENIED', 'The security rules have errors, so nothing is allowed.');
}

const LOCKED: AccessPolicy = {
  checkGet: (_name, _document, check) => refuse(check),
  checkList: (_parent, _query, check) => refuse(check),
  checkWrites: refuse,
};
