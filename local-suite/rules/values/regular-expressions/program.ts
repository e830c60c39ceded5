import type { CharacterSet } from './character-set.ts';
import { PatternError } from './pattern-error.ts';
import type { Assertion, Pattern, Repetition } from './pattern-tree.ts';

/** Execution continues with the next instruction unless one says otherwise. */
export type Instruction =
  | { kind: 'character'; set: CharacterSet }
  | { kind: 'assert'; assertion: Assertion }
  | { kind: 'save'; slot: number }
  /** Tries both branches, the preferred one first. */
  | { kind: 'split'; preferred: number; other: number }
  | { kind: 'jump'; to: number }
  | { kind: 'match' };

const MAX_INSTRUCTIONS = 50_000;

/** Compiles to instructions that run in linear time. Throws PatternError if the pattern is too large. */
export function compileProgram(pattern: Pattern): Instruction[] {
  const program: Instruction[] = [];
  emit(program, pattern);
  program.push({ kind: 'match' });
  return program;
}

function emit(program: Instruction[], pattern: Pattern): void {
  if (program.length > MAX_INSTRUCTIONS) throw new PatternError('pattern too large');
  switch (pattern.kind) {
    case 'empty':
      return;
    case 'character':
      program.push({ kind: 'character', set: pattern.set });
      return;
    case 'assertion':
      program.push({ kind: 'assert', assertion: pattern.assertion });
      return;
    case 'sequence':
      pattern.items.forEach((item) => emit(program, item));
      return;
    default:
      emitStructure(program, pattern);
  }
}

function emitStructure(
  program: Instruction[],
  pattern: Extract<Pattern, { kind: 'alternatives' | 'group' | 'repetition' }>,
): void {
  if (pattern.kind === 'alternatives') {
    emitAlternatives(program, pattern.items);
    return;
  }
  if (pattern.kind === 'repetition') {
    emitRepetition(program, pattern);
    return;
  }
  program.push({ kind: 'save', slot: pattern.index * 2 });
  emit(program, pattern.item);
  program.push({ kind: 'save', slot: pattern.index * 2 + 1 });
}

function emitAlternatives(program: Instruction[], items: Pattern[]): void {
  const exits: number[] = [];
  items.forEach((item, index) => {
    const isLast = index === items.length - 1;
    const branch = isLast ? undefined : reserve(program);
    emit(program, item);
    if (branch === undefined) return;
    exits.push(reserve(program));
    program[branch] = { kind: 'split', preferred: branch + 1, other: program.length };
  });
  for (const exit of exits) program[exit] = { kind: 'jump', to: program.length };
}

function emitRepetition(program: Instruction[], { item, min, max, greedy }: Repetition): void {
  for (let count = 0; count < min; count += 1) emit(program, item);
  if (max === Infinity) {
    const branch = reserve(program);
    emit(program, item);
    program.push({ kind: 'jump', to: branch });
    program[branch] = split(branch + 1, program.length, greedy);
    return;
  }
  const branches: number[] = [];
  for (let count = min; count < max; count += 1) {
    branches.push(reserve(program));
    emit(program, item);
  }
  for (const branch of branches) program[branch] = split(branch + 1, program.length, greedy);
}

function split(into: number, past: number, greedy: boolean): Instruction {
  return greedy
    ? { kind: 'split', preferred: into, other: past }
    : { kind: 'split', preferred: past, other: into };
}

function reserve(program: Instruction[]): number {
  return program.push({ kind: 'jump', to: 0 }) - 1;
}
