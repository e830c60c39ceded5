import { styled } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { listTexts } from '#ui/lists/list-texts.ts';
import { useUndoWhileOpen } from '#ui/lists/use-undo.ts';

import { adminContentTexts } from '../admin-content-texts.ts';
import { moveItem, removeAt } from '../state/use-section.ts';

interface EntryListProps<Entry> {
  label: string;
  entries: readonly Entry[];
  keyOf: (entry: Entry) => string;
  nameOf: (entry: Entry) => string;
  onChange: (entries: Entry[]) => void;
  children: (entry: Entry, place: number) => ReactNode;
}

/** Entries in an order that staff choose, with buttons: nothing here needs a mouse. */
export function EntryList<Entry>(props: EntryListProps<Entry>) {
  const { label, entries, keyOf, nameOf, onChange, children } = props;
  const texts = useTexts(adminContentTexts);
  const list = useRef<HTMLOListElement>(null);
  const remove = useRemoval(props);
  return (
    <Entries aria-label={label} ref={list} tabIndex={-1}>
      {entries.map((entry, place) => (
        <li key={keyOf(entry)}>
          <div>{children(entry, place)}</div>
          <Tools>
            <Button
              look="quiet"
              disabled={place === 0}
              aria-label={texts.up(nameOf(entry))}
              onClick={() => onChange(moveItem(entries, place, -1))}
            >
              ↑
            </Button>
            <Button
              look="quiet"
              disabled={place === entries.length - 1}
              aria-label={texts.down(nameOf(entry))}
              onClick={() => onChange(moveItem(entries, place, 1))}
            >
              ↓
            </Button>
            <Button
              look="quiet"
              aria-label={texts.remove(nameOf(entry))}
              onClick={() => {
                // The button goes with its entry; whoever works by keys stays in the list.
                list.current?.focus();
                remove(entry, place);
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

/** Takes an entry out of what is not saved yet, and offers to put it back among those that are there by then. */
function useRemoval<Entry>(props: EntryListProps<Entry>): (entry: Entry, place: number) => void {
  const { removedRow } = useTexts(listTexts);
  const showUndo = useUndoWhileOpen();
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  return (entry, place) => {
    const { entries, keyOf, nameOf, onChange } = props;
    onChange(removeAt(entries, place));
    showUndo(removedRow(nameOf(entry)), () => {
      const others = latest.current.entries.filter((one) => keyOf(one) !== keyOf(entry));
      latest.current.onChange(others.toSpliced(place, 0, entry));
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
  '& > li > div:first-of-type': { display: 'grid', gap: spacing(1.5), minWidth: 0 },
}));

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  '& > button': { minWidth: theme.vars.shop.target },
}));
