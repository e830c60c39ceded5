import { accepts } from './character-set.ts';
import { isWordCharacter } from './named-classes.ts';
import type { Assertion } from './pattern-tree.ts';
import type { Instruction } from './program.ts';

/** The start and end of each group in code points, `[start, end]` of group 0 first. */
export type Captures = readonly (number | undefined)[];

interface Thread {
  step: number;
  captures: Captures;
}

/** Whether the match may start anywhere, and whether it must end with the text. */
export interface Search {
  from: number;
  anchored: boolean;
  wholeText: boolean;
}

/**
 * Runs all alternatives in parallel, so that time is linear in the text (Thompson's construction with Pike's
 * captures). Prefers the same match as Perl.
 */
export class Machine {
  readonly #program: readonly Instruction[];
  readonly #points: readonly number[];
  #seen = new Set<number>();

  constructor(program: readonly Instruction[], points: readonly number[]) {
    this.#program = program;
    this.#points = points;
  }

  find({ from, anchored, wholeText }: Search): Captures | undefined {
    let threads: Thread[] = [];
    let found: Captures | undefined;
    for (let at = from; at <= this.#points.length; at += 1) {
      const mayStart = at === from || !(anchored || found);
      if (mayStart) this.start(threads, at);
      if (threads.length === 0 && !mayStart) break;
      const step = this.advance(threads, at, wholeText);
      found = step.found ?? found;
      threads = step.threads;
    }
    return found;
  }

  private start(threads: Thread[], at: number): void {
    this.#seen = new Set(threads.map((thread) => thread.step));
    this.follow(threads, { step: 0, captures: [at] }, at);
  }

  /** Moves every thread past one character; a match stops all threads of lower priority. */
  private advance(
    threads: Thread[],
    at: number,
    wholeText: boolean,
  ): { threads: Thread[]; found?: Captures } {
    const next: Thread[] = [];
    const isEnough = !wholeText || at === this.#points.length;
    this.#seen = new Set();
    for (const { step, captures } of threads) {
      const instruction = this.#program[step];
      if (instruction?.kind === 'match' && isEnough) {
        return { threads: next, found: withSlot(captures, 1, at) };
      }
      if (this.reads(instruction, at)) this.follow(next, { step: step + 1, captures }, at + 1);
    }
    return { threads: next };
  }

  private reads(instruction: Instruction | undefined, at: number): boolean {
    const point = this.#points[at];
    return (
      instruction?.kind === 'character' && point !== undefined && accepts(instruction.set, point)
    );
  }

  /** Adds a thread and follows all steps that read no character. */
  private follow(threads: Thread[], start: Thread, at: number): void {
    const pending = [start];
    for (let thread = pending.pop(); thread; thread = pending.pop()) {
      const { step } = thread;
      if (this.#seen.has(step)) continue;
      this.#seen.add(step);
      const ways = this.waysOn(thread, at);
      if (ways) pending.push(...ways);
      else threads.push(thread);
    }
  }

  /** The next steps of one that reads no character, the preferred one last; undefined if it reads. */
  private waysOn({ step, captures }: Thread, at: number): Thread[] | undefined {
    const instruction = this.#program[step];
    switch (instruction?.kind) {
      case 'jump':
        return [{ step: instruction.to, captures }];
      case 'split':
        return [
          { step: instruction.other, captures },
          { step: instruction.preferred, captures },
        ];
      case 'save':
        return [{ step: step + 1, captures: withSlot(captures, instruction.slot, at) }];
      case 'assert':
        return this.holds(instruction.assertion, at) ? [{ step: step + 1, captures }] : [];
      default:
        return undefined;
    }
  }

  private holds(assertion: Assertion, at: number): boolean {
    return ASSERTIONS[assertion](this.#points[at - 1], this.#points[at]);
  }
}

const NEWLINE = 0x0a;

const ASSERTIONS: Record<Assertion, (before?: number, after?: number) => boolean> = {
  textStart: (before) => before === undefined,
  textEnd: (_before, after) => after === undefined,
  lineStart: (before) => before === undefined || before === NEWLINE,
  lineEnd: (_before, after) => after === undefined || after === NEWLINE,
  wordBoundary: (before, after) => isWordCharacter(before) !== isWordCharacter(after),
  noWordBoundary: (before, after) => isWordCharacter(before) === isWordCharacter(after),
};

function withSlot(captures: Captures, slot: number, at: number): Captures {
  const copy = [...captures];
  copy[slot] = at;
  return copy;
}
