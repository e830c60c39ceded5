import { useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { useCan } from '#session/state/permissions.ts';
import { Button } from '#ui/controls/button.tsx';
import {
  ImportOutcomes,
  SheetImportDialog,
  type SheetImportStage,
} from '#ui/dialog/sheet-import-dialog.tsx';
import { useSheetImport } from '#ui/dialog/use-sheet-import.ts';
import { Tag } from '#ui/tag.tsx';

import { awbImportTexts } from '../awb-import-texts.ts';
import { importAwbs, type RowOutcome } from '../state/awb-import.ts';

const TONES = {
  shipped: 'done',
  corrected: 'moving',
  unchanged: 'idle',
  refused: 'waiting',
} as const;

interface AwbImportDialogProps {
  onClose: () => void;
  onImported: () => void;
}

/** Nothing for people who may not ship. */
export function AwbImportButton({ onImported }: Pick<AwbImportDialogProps, 'onImported'>) {
  const texts = useTexts(awbImportTexts);
  const [isOpen, setOpen] = useState(false);
  if (!useCan()('orders.ship')) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.open}</Button>
      {isOpen && <AwbImportDialog onClose={() => setOpen(false)} onImported={onImported} />}
    </>
  );
}

/** The check starts as soon as a file is chosen. */
function AwbImportDialog({ onClose, onImported }: AwbImportDialogProps) {
  const texts = useTexts(awbImportTexts);
  const { file, stage, outcomes, isBusy, choose, importFile, stop } = useSheetImport<
    RowOutcome,
    object
  >(
    (chosen, terms, progress) =>
      importAwbs({ file: chosen, dryRun: !terms, notASheet: texts.noSheet, ...progress }),
    onImported,
  );
  const counts = countsOf(outcomes);

  function close() {
    stop();
    onClose();
  }

  return (
    <SheetImportDialog
      {...{ texts, file, stage, isBusy }}
      ready={counts.ready}
      status={statusOf(texts, { stage, isBusy, counts, done: outcomes.length })}
      onChoose={choose}
      onImport={(chosen) => importFile(chosen, {})}
      onClose={close}
    >
      <ImportOutcomes
        label={texts.rows}
        rows={outcomes}
        isRefused={({ result }) => result === 'refused'}
        more={texts.more}
      >
        {({ row, number, awb, result, problem }) => (
          <>
            <strong>{texts.row(row)}</strong>{' '}
            <Tag tone={TONES[result]}>{texts.results[result]}</Tag> {number} {awb} {problem}
          </>
        )}
      </ImportOutcomes>
    </SheetImportDialog>
  );
}

interface Counts {
  ready: number;
  unchanged: number;
  refused: number;
}

function countsOf(outcomes: readonly RowOutcome[]): Counts {
  const unchanged = outcomes.filter(({ result }) => result === 'unchanged').length;
  const refused = outcomes.filter(({ result }) => result === 'refused').length;
  return { unchanged, refused, ready: outcomes.length - unchanged - refused };
}

interface Status {
  stage: SheetImportStage;
  isBusy: boolean;
  counts: Counts;
  done: number;
}

function statusOf(texts: typeof awbImportTexts.en, { stage, isBusy, counts, done }: Status) {
  const { ready, unchanged, refused } = counts;
  if (isBusy) return stage === 'imported' ? texts.importing(done) : texts.checking(done);
  if (stage === 'checked') return texts.preview(ready, unchanged, refused);
  return stage === 'imported' ? texts.summary(ready, unchanged, refused) : '';
}
