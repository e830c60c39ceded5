import { FieldArray, getIn, useFormikContext, type ArrayHelpers } from 'formik';
import { useRef, useState, type ReactNode } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { FormMessage } from '#ui/forms/form-message.tsx';
import { BinIcon, PencilIcon } from '#ui/control-icons.tsx';
import { listTexts } from '#ui/lists/list-texts.ts';
import { useUndoWhileOpen } from '#ui/lists/use-undo.ts';
import { styled } from '#ui/theme/styled.ts';

type Row = Readonly<Record<string, unknown>>;
type RowName = (row: Row, place: number) => string;

interface RowListFormProps {
  name: string;
  blank: Readonly<Record<string, string>>;
  add: string;
  remove: RowName;
  /** With `edit`, rows show this until they are edited. For lists that may be long. */
  summary?: (row: Row) => ReactNode;
  edit?: RowName;
  /** fields of a row; their names start with `prefix` */
  children: (prefix: string) => ReactNode;
}

type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[] | undefined>>;

export function RowListForm(props: RowListFormProps) {
  const { name, blank, add, remove, summary, edit, children } = props;
  const { values, errors } = useFormikContext<Rows>();
  const [edited, setEdited] = useState<readonly number[]>([]);
  const rows = values[name] ?? [];
  const addButton = useRef<HTMLButtonElement>(null);
  const { removed } = useTexts(listTexts);
  const offerUndo = useUndoWhileOpen();
  const isShort = (place: number) =>
    summary !== undefined && !edited.includes(place) && !getIn(errors, `${name}.${place}`);
  const addRow = (list: ArrayHelpers) => {
    setEdited([...edited, rows.length]);
    list.push(blank);
  };
  return (
    <FieldArray name={name}>
      {(list) => (
        <>
          {rows.map((row, place) => (
            // A row has no id while it is edited.
            <RowFrame key={place}>
              {isShort(place) ? (
                <>
                  {summary?.(row)}
                  <IconButton
                    aria-label={edit?.(row, place) ?? ''}
                    onClick={() => setEdited([...edited, place])}
                  >
                    <PencilIcon size={20} />
                  </IconButton>
                </>
              ) : (
                <Fields>{children(`${name}.${place}`)}</Fields>
              )}
              <IconButton
                aria-label={remove(row, place)}
                onClick={() => {
                  // The button disappears with its row; keyboard focus stays next to the rows.
                  addButton.current?.focus();
                  list.remove(place);
                  setEdited([]);
                  offerUndo(removed, () => list.insert(place, row));
                }}
              >
                <BinIcon size={20} />
              </IconButton>
            </RowFrame>
          ))}
          <FormMessage name={name} />
          <div>
            <Button ref={addButton} onClick={() => addRow(list)}>
              {add}
            </Button>
          </div>
        </>
      )}
    </FieldArray>
  );
}

const RowFrame = styled('div')(({ theme: { vars, spacing } }) => ({
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
