import { useEffect, useRef, type ReactNode } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { listTexts } from '#ui/lists/list-texts.ts';
import { useUndoWhileOpen } from '#ui/lists/use-undo.ts';
import { styled } from '#ui/theme/styled.ts';

import { adminContentTexts } from '../admin-content-texts.ts';
import { moveItem, removeAt } from '../state/use-section.ts';

interface EntryListProps<Entry> {
  label: string;
  entries: readonly Entry[];
  keyOf: (entry: Entry) => string;
  nameOf: (entry: Entry) => string;
  onChange: (entries: Entry[]) => void;
  children: (entry: Entry, index: number) => ReactNode;
}

/** A list that staff can reorder with buttons, so that no mouse is needed. */
export function EntryList<Entry>(props: EntryListProps<Entry>) {
  const { label, entries, keyOf, nameOf, onChange, children } = props;
  const texts = useTexts(adminContentTexts);
  const list = useRef<HTMLOListElement>(null);
  const remove = useRemoval(props);
  return (
    <Entries aria-label={label} ref={list} tabIndex={-1}>
      {entries.map((entry, index) => (
        <li key={keyOf(entry)}>
          <div>{children(entry, index)}</div>
          <Tools>
            <Button
              look="quiet"
              disabled={index === 0}
              aria-label={texts.up(nameOf(entry))}
              onClick={() => onChange(moveItem(entries, index, -1))}
            >
              ↑
            </Button>
            <Button
              look="quiet"
              disabled={index === entries.length - 1}
              aria-label={texts.down(nameOf(entry))}
              onClick={() => onChange(moveItem(entries, index, 1))}
            >
              ↓
            </Button>
            <Button
              look="quiet"
              aria-label={texts.remove(nameOf(entry))}
              onClick={() => {
                // The button disappears with its entry, so the focus moves to the list.
                list.current?.focus();
                remove(entry, index);
              }}
            >
              {texts.removeShort}
            </Button>
          </Tools>
        </li>
      ))}
    </Entries>
  );
}

function useRemoval<Entry>(props: EntryListProps<Entry>): (entry: Entry, index: number) => void {
  const { removedRow } = useTexts(listTexts);
  const showUndo = useUndoWhileOpen();
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  return (entry, index) => {
    const { entries, keyOf, nameOf, onChange } = props;
    onChange(removeAt(entries, index));
    showUndo(removedRow(nameOf(entry)), () => {
      const others = latest.current.entries.filter((one) => keyOf(one) !== keyOf(entry));
      latest.current.onChange(others.toSpliced(index, 0, entry));
    });
  };
}

const Entries = styled('ol')(({ theme: { vars, spacing, breakpoints } }) => ({
  display: 'grid',
  gap: spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gap: spacing(1),
    alignItems: 'center',
    paddingBlock: spacing(1),
    borderBottom: `1px solid ${vars.palette.divider}`,
    [breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  '& > li > div:first-of-type': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: spacing(1.5),
    minWidth: 0,
  },
}));

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  '& > button': { minWidth: theme.vars.shop.target },
}));
