import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { useTexts } from '#lib/language/language.ts';

import { Button } from '../controls/button.tsx';
import { TableFrame } from '../table-frame.tsx';
import { listTexts } from './list-texts.ts';
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
  /** With it every row can be ticked. */
  selection?: Selection;
  /** While the next answer is under way. */
  isStale?: boolean;
}

/** A list as a table: one row each, named by its first column. */
export function IndexTable<Row, Key extends string>(props: IndexTableProps<Row, Key>) {
  const { label, columns, rows, idOf, nameOf, cells, selection, isStale } = props;
  const keys = Object.keys(columns) as Key[];
  return (
    <TableFrame role="region" aria-label={label} aria-busy={isStale} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {selection && (
              <th scope="col">
                <AllBox selection={selection} count={rows.length} />
              </th>
            )}
            {keys.map((key) => (
              <th key={key} scope="col">
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
              <Cells keys={keys} cells={cells(row)} />
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
}

function Cells<Key extends string>({ keys, cells }: CellsProps<Key>) {
  return keys.map((key, place) =>
    place === 0 ? (
      <th key={key} scope="row">
        {cells[key]}
      </th>
    ) : (
      <td key={key}>{cells[key]}</td>
    ),
  );
}

function AllBox({ selection, count }: { selection: Selection; count: number }) {
  const texts = useTexts(listTexts);
  const { chosen, toggleAll } = selection;
  return (
    <Box
      type="checkbox"
      aria-label={texts.chooseAll}
      checked={count > 0 && chosen.length === count}
      onChange={toggleAll}
    />
  );
}

function RowBox({ selection, id, name }: { selection: Selection; id: string; name: string }) {
  const texts = useTexts(listTexts);
  return (
    <Box
      type="checkbox"
      aria-label={texts.choose(name)}
      checked={selection.has(id)}
      onChange={() => selection.toggle(id)}
    />
  );
}

interface BulkBarProps {
  selection: Selection;
  /** How many are chosen, in words, where more than the ticked rows are. */
  count?: string | undefined;
  children: ReactNode;
}

/** What can be done to the ticked rows at once; there only while some are ticked. */
export function BulkBar({ selection, count, children }: BulkBarProps) {
  const texts = useTexts(listTexts);
  const { chosen, clear } = selection;
  if (chosen.length === 0) return null;
  return (
    <Bar role="region" aria-label={texts.chosenRows}>
      <strong role="status">{count ?? texts.chosen(chosen.length)}</strong>
      {children}
      <Button look="quiet" onClick={clear}>
        {texts.clearChoice}
      </Button>
    </Bar>
  );
}

const Box = styled('input')(({ theme }) => ({
  width: 20,
  height: 20,
  margin: 2,
  accentColor: theme.vars.palette.primary.main,
}));

const Bar = styled('div')(({ theme: { vars, spacing } }) => ({
  position: 'sticky',
  insetBlockStart: 72,
  zIndex: 4,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(1),
  padding: spacing(1, 2),
  borderRadius: vars.shop.radius.card,
  border: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.paper,
}));
