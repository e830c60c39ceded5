import type { Micros } from '../../model/timestamps.ts';
import type { CommitRecord } from '../../store/change-log.ts';
import type { Database } from '../../store/database.ts';
import { currentView } from '../../store/view.ts';
import type { View } from '../../store/view.ts';
import { ContentIndex } from './content-index.ts';
import { KeyIndex } from './key-index.ts';
import type { RequestedTarget } from './requested-target.ts';

/** A target of an open stream. */
export interface OpenTarget extends RequestedTarget {
  readonly id: number;
  readonly stream: TargetStream;
}

/** The targets of one stream that a commit concerns, in the order in which they were added. */
export interface ConcernedTargets {
  /** Their documents may have changed. */
  shown: readonly OpenTarget[];
  /** A document that the rules decided by has changed. */
  doubted: readonly OpenTarget[];
}

/** A stream that sends changes to its targets. It must not throw. */
export interface TargetStream {
  follow(commit: CommitRecord, concerned: ConcernedTargets, view: View): void;
  /** Ends the targets that the rules no longer allow. */
  judgeAgain(targets: readonly OpenTarget[], view: View): void;
}

/**
 * The open targets of a database. A commit finds those that it concerns by the names and texts of its documents, so
 * its cost does not grow with the number of other targets (decision 044).
 */
export class OpenTargets {
  readonly #database: Database;
  /** Every open target, with a number that grows in the order in which they were added. */
  readonly #order = new Map<OpenTarget, number>();
  readonly #byContent = new ContentIndex<OpenTarget>();
  readonly #byDecision = new KeyIndex<OpenTarget>();
  #added = 0;

  constructor(database: Database) {
    this.#database = database;
    database.watch((commit) => {
      if (this.#order.size > 0) this.#follow(commit);
    });
  }

  /** `decision` holds the names of the documents by which the rules allowed it. */
  add(target: OpenTarget, decision: ReadonlySet<string>): void {
    this.#added += 1;
    this.#order.set(target, this.#added);
    this.#byContent.add(target);
    this.#byDecision.set(target, decision);
  }

  /** After the target was allowed again, perhaps by other documents. */
  setDecision(target: OpenTarget, decision: ReadonlySet<string>): void {
    this.#byDecision.set(target, decision);
  }

  remove(target: OpenTarget): void {
    if (!this.#order.delete(target)) return;
    this.#byContent.delete(target);
    this.#byDecision.delete(target);
  }

  /** Judges every target, after the rules have changed. */
  judgeAll(time: Micros): void {
    const view = currentView(this.#database, time);
    for (const [stream, targets] of byStream(this.#order.keys())) stream.judgeAgain(targets, view);
  }

  #follow(commit: CommitRecord): void {
    const shown = new Set<OpenTarget>();
    const doubted = new Set<OpenTarget>();
    for (const change of commit.changes) {
      for (const target of this.#byDecision.find(change.name)) doubted.add(target);
      for (const target of this.#byContent.find(change)) shown.add(target);
    }
    const shownByStream = byStream(this.#inOrder(shown));
    const doubtedByStream = byStream(this.#inOrder(doubted));
    const view = currentView(this.#database, commit.time);
    for (const stream of new Set([...shownByStream.keys(), ...doubtedByStream.keys()])) {
      const concerned = {
        shown: shownByStream.get(stream) ?? [],
        doubted: doubtedByStream.get(stream) ?? [],
      };
      stream.follow(commit, concerned, view);
    }
  }

  #inOrder(targets: ReadonlySet<OpenTarget>): OpenTarget[] {
    const orderOf = (target: OpenTarget) => this.#order.get(target) ?? 0;
    return [...targets].sort((a, b) => orderOf(a) - orderOf(b));
  }
}

function byStream(targets: Iterable<OpenTarget>): Map<TargetStream, OpenTarget[]> {
  const streams = new Map<TargetStream, OpenTarget[]>();
  for (const target of targets) {
    const known = streams.get(target.stream);
    if (known) known.push(target);
    else streams.set(target.stream, [target]);
  }
  return streams;
}
