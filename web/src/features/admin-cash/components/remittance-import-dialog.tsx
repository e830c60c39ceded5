import { useId, useState } from 'react';

import { indianDay } from '@kargha/domain/india/indian-day';
import { formatPaise } from '@kargha/domain/money/money-format';
import { sumPaise } from '@kargha/domain/money/paise';
import { useTexts } from '#lib/language/language.ts';
import { useCan } from '#session/state/permissions.ts';
import { Button } from '#ui/controls/button.tsx';
import {
  ImportOutcomes,
  SheetImportDialog,
  type SheetImportStage,
} from '#ui/dialog/sheet-import-dialog.tsx';
import { useSheetImport } from '#ui/dialog/use-sheet-import.ts';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { Tag } from '#ui/tag.tsx';
import { styled } from '#ui/theme/styled.ts';

import { cashTexts } from '../cash-texts.ts';
import { importRemittance, type RowOutcome } from '../state/remittance-import.ts';

const REFERENCE = /^[A-Za-z0-9/-]{4,40}$/;

interface DialogProps {
  onClose: () => void;
  onImported: () => void;
}

/** Nothing for people who may not record payments. */
export function RemittanceImportButton({ onImported }: Pick<DialogProps, 'onImported'>) {
  const texts = useTexts(cashTexts);
  const [isOpen, setOpen] = useState(false);
  if (!useCan()('payments.record')) return null;
  return (
    <>
      <Button look="action" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && <RemittanceImportDialog onClose={() => setOpen(false)} onImported={onImported} />}
    </>
  );
}

/** The check starts as soon as a file is chosen. */
function RemittanceImportDialog({ onClose, onImported }: DialogProps) {
  const texts = useTexts(cashTexts);
  const [transfer, setTransfer] = useState({ reference: '', day: indianDay(new Date()) });
  const { file, stage, outcomes, isBusy, choose, importFile, stop } = useSheetImport<
    RowOutcome,
    Transferred
  >(
    (chosen, terms, progress) =>
      importRemittance({
        ...{ file: chosen, isDryRun: !terms, notASheet: texts.noSheet },
        ...{ unreadable: texts.unreadable, ...(terms ?? { reference: '', day: '' }), ...progress },
      }),
    onImported,
  );
  const ready = outcomes.filter(({ problem }) => problem === '');
  const isNamed = REFERENCE.test(transfer.reference);
  const status = statusOf(texts, { stage, isBusy, isNamed, ready, done: outcomes.length });
  return (
    <SheetImportDialog
      texts={{ ...texts, title: texts.importTitle }}
      {...{ file, stage, isBusy, status }}
      ready={isNamed ? ready.length : 0}
      onChoose={choose}
      onImport={(chosen) => importFile(chosen, transfer)}
      onClose={() => {
        stop();
        onClose();
      }}
    >
      <Transfer value={transfer} onChange={setTransfer} />
      <Outcomes outcomes={outcomes} stage={stage} />
    </SheetImportDialog>
  );
}

interface Transferred {
  reference: string;
  day: string;
}

interface TransferProps {
  value: Transferred;
  onChange: (value: Transferred) => void;
}

function Transfer({ value, onChange }: TransferProps) {
  const texts = useTexts(cashTexts);
  const id = useId();
  return (
    <Fields>
      <FieldFrame id={`${id}-reference`} label={texts.reference}>
        <TextInput
          id={`${id}-reference`}
          value={value.reference}
          autoComplete="off"
          onChange={({ currentTarget }) =>
            onChange({ ...value, reference: currentTarget.value.trim() })
          }
        />
      </FieldFrame>
      <FieldFrame id={`${id}-day`} label={texts.day}>
        <TextInput
          id={`${id}-day`}
          type="date"
          value={value.day}
          onChange={({ currentTarget }) => onChange({ ...value, day: currentTarget.value })}
        />
      </FieldFrame>
    </Fields>
  );
}

interface Status {
  stage: SheetImportStage;
  isBusy: boolean;
  isNamed: boolean;
  ready: readonly RowOutcome[];
  done: number;
}

function statusOf(texts: typeof cashTexts.en, { stage, isBusy, isNamed, ready, done }: Status) {
  if (isBusy) return stage === 'imported' ? texts.importing(done) : texts.checking(done);
  const refused = done - ready.length;
  if (stage === 'imported') return texts.summary(ready.length, refused);
  if (stage !== 'checked') return '';
  const sum = formatPaise(sumPaise(ready.map(({ amount }) => amount)));
  const preview = texts.preview(ready.length, refused, sum);
  return isNamed || ready.length === 0 ? preview : `${preview} ${texts.referenceMissing}`;
}

interface OutcomesProps {
  outcomes: readonly RowOutcome[];
  stage: SheetImportStage;
}

function Outcomes({ outcomes, stage }: OutcomesProps) {
  const texts = useTexts(cashTexts);
  const right = stage === 'imported' ? texts.recorded : texts.matches;
  return (
    <ImportOutcomes
      label={texts.rows}
      rows={outcomes}
      isRefused={({ problem }) => problem !== ''}
      more={texts.more}
    >
      {({ row, awb, orderNumber, amount, problem }) => (
        <>
          <strong>{texts.row(row)}</strong>{' '}
          <Tag tone={problem === '' ? 'done' : 'waiting'}>
            {problem === '' ? right : texts.differs}
          </Tag>{' '}
          {awb} {orderNumber} {formatPaise(amount)} {problem}
        </>
      )}
    </ImportOutcomes>
  );
}

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: theme.spacing(1.5),
}));
