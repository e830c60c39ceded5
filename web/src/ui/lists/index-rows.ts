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
  /** Columns that stand there only while a row has words for them. */
  optional?: readonly NoInfer<Key>[];
  /** Pressing a row anywhere opens what its first cell leads to. */
  opensRows?: boolean;
  /** With it every row can be ticked. */
  selection?: Selection;
  /** While the next answer is under way. */
  isStale?: boolean;
}

/** The columns that are shown, in their order. */
export function visibleColumns<Row, Key extends string>(list: IndexRows<Row, Key>): Key[] {
  const { columns, rows, cells, optional = [] } = list;
  const isSaid = (key: Key) => rows.some((row) => !NOTHING.has(cells(row)[key]));
  return (Object.keys(columns) as Key[]).filter((key) => !optional.includes(key) || isSaid(key));
}

/** Cells without a word. */
const NOTHING: ReadonlySet<ReactNode> = new Set(['', null, undefined, false]);
