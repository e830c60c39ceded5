import type { CharacterSet } from './character-set.ts';

export type Assertion =
  | 'textStart'
  | 'textEnd'
  | 'lineStart'
  | 'lineEnd'
  | 'wordBoundary'
  | 'noWordBoundary';

export type Pattern =
  | { kind: 'empty' }
  | { kind: 'character'; set: CharacterSet }
  | { kind: 'assertion'; assertion: Assertion }
  | { kind: 'sequence'; items: Pattern[] }
  | { kind: 'alternatives'; items: Pattern[] }
  | { kind: 'group'; index: number; item: Pattern }
  | Repetition;

export interface Repetition {
  kind: 'repetition';
  item: Pattern;
  min: number;
  /** Infinity for no limit. */
  max: number;
  greedy: boolean;
}
