import { useId, type ReactNode } from 'react';

import { Button } from '#ui/controls/button.tsx';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { FileInput } from '#ui/forms/file-input.tsx';
import { styled } from '#ui/theme/styled.ts';

import { ModalDialog } from './modal-dialog.tsx';

/** `checked`: a dry run has said what would happen. */
export type SheetImportStage = 'choose' | 'checked' | 'imported';

interface SheetImportTexts {
  title: string;
  hint: string;
  helpTitle: string;
  help: readonly string[];
  file: string;
  stop: string;
  close: string;
  confirm: (rows: number) => string;
}

interface SheetImportDialogProps {
  texts: SheetImportTexts;
  file: File | undefined;
  stage: SheetImportStage;
  isBusy: boolean;
  /** rows that the import would change */
  ready: number;
  /** said to screen readers too */
  status: string;
  onChoose: (file: File | undefined) => void;
  onImport: (file: File) => void;
  onClose: () => void;
  /** what happened to the rows */
  children: ReactNode;
}

/** Imports a CSV file: it is checked as soon as it is chosen, and imported once staff have seen what would happen. */
export function SheetImportDialog(props: SheetImportDialogProps) {
  const { texts, file, stage, isBusy, ready, status, onChoose, onImport, onClose } = props;
  const id = useId();
  return (
    <ModalDialog
      isOpen
      startsAtField
      isWide
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{isBusy ? texts.stop : texts.close}</Button>
          {file && !isBusy && stage === 'checked' && ready > 0 && (
            <Button look="action" onClick={() => onImport(file)}>
              {texts.confirm(ready)}
            </Button>
          )}
        </>
      }
    >
      <Body>
        <p>{texts.hint}</p>
        <Help>
          <summary>{texts.helpTitle}</summary>
          <ul>
            {texts.help.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Help>
        <FieldFrame id={id} label={texts.file}>
          <FileBox
            id={id}
            type="file"
            accept=".csv,text/csv"
            disabled={isBusy}
            onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0])}
          />
        </FieldFrame>
        <p role="status">{status}</p>
        {props.children}
      </Body>
    </ModalDialog>
  );
}

const MAX_SHOWN = 300;

interface ImportOutcomesProps<Row> {
  label: string;
  rows: readonly Row[];
  isRefused: (row: Row) => boolean;
  /** says how many rows are not listed */
  more: (rows: number) => string;
  children: (row: Row) => ReactNode;
}

/** What happened to each row, refused ones first. */
export function ImportOutcomes<Row extends { row: number }>(props: ImportOutcomesProps<Row>) {
  const { label, rows, isRefused, more, children } = props;
  if (rows.length === 0) return null;
  const sorted = rows.toSorted((one, other) => Number(isRefused(other)) - Number(isRefused(one)));
  return (
    <List aria-label={label} tabIndex={0}>
      {sorted.slice(0, MAX_SHOWN).map((row) => (
        <li key={row.row}>{children(row)}</li>
      ))}
      {sorted.length > MAX_SHOWN && <li>{more(sorted.length - MAX_SHOWN)}</li>}
    </List>
  );
}

const List = styled('ul')(({ theme }) => ({
  maxHeight: '32vh',
  overflowY: 'auto',
  paddingInlineStart: theme.spacing(2.5),
  overflowWrap: 'anywhere',
  '& > li': { marginBottom: theme.spacing(0.5) },
}));

const FileBox = styled(FileInput)({ maxWidth: 480 });

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
}));

const Help = styled('details')(({ theme }) => ({
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    minHeight: theme.vars.shop.target,
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& > ul': { paddingInlineStart: theme.spacing(2.5), listStyle: 'disc' },
  '& li': { marginBottom: theme.spacing(0.5) },
}));
