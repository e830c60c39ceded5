import { RpcError } from '../rpc-error.ts';
import type { FirestoreControl } from '../control-contract.ts';
import type { Snapshot } from '../store/snapshot.ts';
import type { DatabaseNames } from './database-names.ts';
import type { RulesStore } from './rules-store.ts';

/** The documents of a project's databases, by the database's id. */
type ProjectSnapshot = ReadonlyMap<string, Snapshot>;

const PROJECT = /^[^/:]+$/;
const DEFAULT_DATABASE = '(default)';

/** Snapshots of projects, by name. */
export class ProjectSnapshots {
  readonly #control: FirestoreControl;
  readonly #databases: DatabaseNames;
  readonly #rules: RulesStore;
  readonly #snapshots = new Map<string, ProjectSnapshot>();
  #forks = 0;

  constructor(control: FirestoreControl, databases: DatabaseNames, rules: RulesStore) {
    this.#control = control;
    this.#databases = databases;
    this.#rules = rules;
  }

  /** Remembers the documents of a project under a name, instead of what had the name before. */
  take(project: string, name: string): void {
    const databases = new Map<string, Snapshot>();
    for (const id of this.#idsOf(project)) {
      databases.set(id, this.#control.snapshot(databaseOf(project, id)));
    }
    this.#snapshots.set(`${project} ${name}`, databases);
  }

  /** Makes the project as it was. Throws NOT_FOUND if it has no such snapshot. */
  restore(project: string, name: string): void {
    this.#apply(project, this.#find(project, name));
  }

  /**
   * Makes another project equal to a snapshot, with the rules of the project. Without `into`, the project is new.
   * Returns its id. Throws NOT_FOUND if there is no such snapshot.
   */
  fork(project: string, name: string, into = this.#newProject(project)): string {
    const databases = this.#find(project, name);
    if (!PROJECT.test(into)) throw new RpcError('INVALID_ARGUMENT', `"${into}" is not a project.`);
    this.#apply(into, databases);
    this.#rules.copy(project, into);
    return into;
  }

  /** Deletes all documents of a project. */
  clear(project: string): void {
    this.#apply(project, new Map());
  }

  #apply(project: string, databases: ProjectSnapshot): void {
    for (const id of this.#idsOf(project)) {
      if (!databases.has(id)) this.#control.clear(databaseOf(project, id));
    }
    for (const [id, snapshot] of databases) {
      this.#control.restore(databaseOf(project, id), snapshot);
      this.#databases.add(databaseOf(project, id));
    }
  }

  #find(project: string, name: string): ProjectSnapshot {
    const known = this.#snapshots.get(`${project} ${name}`);
    if (known) return known;
    throw new RpcError('NOT_FOUND', `Project ${project} has no snapshot "${name}".`);
  }

  #idsOf(project: string): Set<string> {
    const prefix = databaseOf(project, '');
    const own = [...this.#databases].filter((name) => name.startsWith(prefix));
    return new Set([DEFAULT_DATABASE, ...own.map((name) => name.slice(prefix.length))]);
  }

  #newProject(project: string): string {
    this.#forks += 1;
    return `${project}-fork-${this.#forks}`;
  }
}

function databaseOf(project: string, id: string): string {
  return `projects/${project}/databases/${id}`;
}
