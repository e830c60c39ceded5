import { styled } from '@mui/material/styles';
import { FieldArray } from 'formik';
import { useRef, type ReactNode } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { FormMessage } from '#ui/forms/form-message.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';
import { BinIcon } from '#ui/icons.tsx';
import { listTexts } from '#ui/lists/list-texts.ts';
import { useUndoWhileOpen } from '#ui/lists/use-undo.ts';

interface RowListFormProps {
  name: string;
  blank: Readonly<Record<string, string>>;
  add: string;
  remove: (row: Readonly<Record<string, unknown>>, place: number) => string;
  /** fields of a row; their names start with `prefix` */
  children: (prefix: string) => ReactNode;
}

type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[] | undefined>>;

export function RowListForm({ name, blank, add, remove, children }: RowListFormProps) {
  const { values } = useFormValues<Rows>();
  const rows = values[name] ?? [];
  const addButton = useRef<HTMLButtonElement>(null);
  const { removed } = useTexts(listTexts);
  const offerUndo = useUndoWhileOpen();
  return (
    <FieldArray name={name}>
      {(list) => (
        <>
          {rows.map((row, place) => (
            // A row has no id while it is edited.
            <Row key={place}>
              <Fields>{children(`${name}.${place}`)}</Fields>
              <IconButton
                aria-label={remove(row, place)}
                onClick={() => {
                  // The button disappears with its row; keyboard focus stays next to the rows.
                  addButton.current?.focus();
                  list.remove(place);
                  offerUndo(removed, () => list.insert(place, row));
                }}
              >
                <BinIcon size={20} />
              </IconButton>
            </Row>
          ))}
          <FormMessage name={name} />
          <div>
            <Button ref={addButton} onClick={() => list.push(blank)}>
              {add}
            </Button>
          </div>
        </>
      )}
    </FieldArray>
  );
}

const Row = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  alignItems: 'end',
  gap: spacing(1),
  paddingBottom: spacing(2),
  borderBottom: `1px solid ${vars.palette.divider}`,
}));

const Fields = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  gap: theme.spacing(1.5),
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
  '& input': { minWidth: 0 },
}));
