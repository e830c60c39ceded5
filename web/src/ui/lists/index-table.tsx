import type { MouseEvent, ReactNode } from 'react';

import { TableFrame } from '../table-frame.tsx';
import { AllBox, RowBox } from './choice-boxes.tsx';
import type { Selection } from './selection.ts';

interface IndexTableProps<Row, Key extends string> {
  /** Names the table for screen readers. */
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

/** A list as a table: one row each, named by its first column. */
export function IndexTable<Row, Key extends string>(props: IndexTableProps<Row, Key>) {
  const { label, columns, rows, idOf, nameOf, cells, selection, isStale } = props;
  const { numbers = [], opensRows = false } = props;
  const keys = Object.keys(columns) as Key[];
  return (
    <TableFrame
      role="region"
      aria-label={label}
      aria-busy={isStale}
      tabIndex={0}
      data-opens={opensRows || undefined}
      onClick={opensRows ? openRow : undefined}
    >
      <table>
        <thead>
          <tr>
            {selection && (
              <th scope="col">
                <AllBox selection={selection} count={rows.length} />
              </th>
            )}
            {keys.map((key) => (
              <th key={key} scope="col" data-number={numbers.includes(key) || undefined}>
                {columns[key]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={idOf(row)}>
              {selection && (
                <td>
                  <RowBox selection={selection} id={idOf(row)} name={nameOf(row)} />
                </td>
              )}
              <Cells keys={keys} cells={cells(row)} numbers={numbers} />
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

interface CellsProps<Key extends string> {
  keys: readonly Key[];
  cells: Readonly<Record<Key, ReactNode>>;
  numbers: readonly Key[];
}

function Cells<Key extends string>({ keys, cells, numbers }: CellsProps<Key>) {
  return keys.map((key, place) =>
    place === 0 ? (
      <th key={key} scope="row">
        {cells[key]}
      </th>
    ) : (
      <td key={key} data-number={numbers.includes(key) || undefined}>
        {cells[key]}
      </td>
    ),
  );
}

/** For the mouse alone: keys and screen readers have the link in the first cell. */
function openRow({ target }: MouseEvent) {
  if (!(target instanceof Element) || isOccupied(target)) return;
  const way = target.closest('tbody tr')?.querySelector('th a, th button');
  if (way instanceof HTMLElement) way.click();
}

/** A cell with controls of its own, or words that somebody is selecting. */
function isOccupied(target: Element): boolean {
  const cell = target.closest('td, th');
  const control = cell?.querySelector('a, button, input, select, textarea');
  return Boolean(control) || window.getSelection()?.type === 'Range';
}
