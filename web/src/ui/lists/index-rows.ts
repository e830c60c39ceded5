import type { ReactNode } from 'react';

import type { Selection } from './selection.ts';

export interface IndexRows<Row, Key extends string> {
  label: string;
  columns: Readonly<Record<Key, string>>;
  rows: readonly Row[];
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  cells: (row: Row) => Readonly<Record<Key, ReactNode>>;
  numbers?: readonly NoInfer<Key>[];
  /** Columns that are hidden while no row has a value. */
  optional?: readonly NoInfer<Key>[];
  /** A press anywhere on a row opens the link of its first cell. */
  opensRows?: boolean;
  selection?: Selection;
  isStale?: boolean;
}

export function visibleColumns<Row, Key extends string>(list: IndexRows<Row, Key>): Key[] {
  const { columns, rows, cells, optional = [] } = list;
  const hasValue = (key: Key) => rows.some((row) => !EMPTY_VALUES.has(cells(row)[key]));
  return (Object.keys(columns) as Key[]).filter((key) => !optional.includes(key) || hasValue(key));
}

const EMPTY_VALUES: ReadonlySet<ReactNode> = new Set(['', null, undefined, false]);
