import type { ReactNode } from 'react';

import type { Selection } from './selection.ts';

/** A list whose rows are named by their first column, whether it is drawn as a table or not. */
export interface IndexRows<Row, Key extends string> {
  /** Names the list for screen readers. */
  label: string;
  columns: Readonly<Record<Key, string>>;
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** What a row is called where its box is ticked. */
  nameOf: (row: Row) => string;
  cells: (row: Row) => Readonly<Record<Key, ReactNode>>;
  /** Columns of amounts and counts: their digits stand below each other. */
  numbers?: readonly NoInfer<Key>[];
  /** Pressing a row anywhere opens what its first cell leads to. */
  opensRows?: boolean;
  /** With it every row can be ticked. */
  selection?: Selection;
  /** While the next answer is under way. */
  isStale?: boolean;
}

/** The columns in their order. */
export function keysOf<Key extends string>(columns: Readonly<Record<Key, string>>): Key[] {
  return Object.keys(columns) as Key[];
}
