import type { ReactNode } from 'react';

import { TableFrame } from '../table-frame.tsx';
import { usePhone } from '../use-media-query.ts';
import { type IndexRows, visibleColumns } from './index-rows.ts';
import { NarrowRows } from './narrow-rows.tsx';
import { openRow } from './row-link.ts';
import { SelectAllCheckbox, SelectRowCheckbox } from './selection-checkboxes.tsx';

/** A table, or a list with all columns on phones. */
export function IndexTable<Row, Key extends string>(props: IndexRows<Row, Key>) {
  return usePhone() ? <NarrowRows {...props} /> : <WideRows {...props} />;
}

function WideRows<Row, Key extends string>(props: IndexRows<Row, Key>) {
  const { label, columns, rows, idOf, nameOf, cells, selection, isStale } = props;
  const { numbers = [], opensRows = false } = props;
  const keys = visibleColumns(props);
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
                <SelectAllCheckbox selection={selection} count={rows.length} />
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
            <tr key={idOf(row)} data-row>
              {selection && (
                <td>
                  <SelectRowCheckbox selection={selection} id={idOf(row)} name={nameOf(row)} />
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
      <th key={key} scope="row" data-name>
        {cells[key]}
      </th>
    ) : (
      <td key={key} data-number={numbers.includes(key) || undefined}>
        {cells[key]}
      </td>
    ),
  );
}
