import { styled } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { FileInput } from '#ui/forms/file-input.tsx';
import { useAction } from '#ui/toasts/use-action.ts';

import { sheetTexts } from '../import-export-texts.ts';
import { NOTHING_YET, runImport, type ImportProgress } from '../state/product-import.ts';
import { SheetOutcomes } from './import-results.tsx';

type Stage = 'choose' | 'tried' | 'brought';

interface SheetDialogProps {
  onClose: () => void;
  /** products have come in */
  onImported: () => void;
}

/** Imports a product sheet: first it is tried as a whole, then the right rows are brought. */
export function SheetDialog({ onClose, onImported }: SheetDialogProps) {
  const texts = useTexts(sheetTexts);
  const { file, stage, progress, isBusy, choose, bring, stop } = useSheet(onImported);
  const id = useId();
  const right = progress.created + progress.changed;
  const seen = right + progress.unchanged + progress.refused;

  function close() {
    stop();
    onClose();
  }

  return (
    <ModalDialog
      isOpen
      startsAtField
      isWide
      title={texts.importTitle}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{isBusy ? texts.stop : texts.close}</Button>
          {file && !isBusy && stage === 'tried' && right > 0 && (
            <Button look="action" onClick={() => bring(file)}>
              {texts.bring(right)}
            </Button>
          )}
        </>
      }
    >
      <Parts>
        <p>{texts.importHint}</p>
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
            onChange={({ currentTarget }) => choose(currentTarget.files?.[0])}
          />
        </FieldFrame>
        <p role="status">{isBusy ? texts.underWay(seen) : SUMS[stage](texts, progress)}</p>
        <SheetOutcomes progress={progress} />
      </Parts>
    </ModalDialog>
  );
}

type Texts = (typeof sheetTexts)['en'];

const SUMS: Record<Stage, (texts: Texts, progress: ImportProgress) => string> = {
  choose: () => '',
  tried: (texts, progress) => texts.tried(progress),
  brought: (texts, progress) => texts.brought(progress),
};

/** A file is tried as soon as it is chosen; what breaks off can be brought again. */
function useSheet(onImported: () => void) {
  const texts = useTexts(sheetTexts);
  const [file, setFile] = useState<File>();
  const [stage, setStage] = useState<Stage>('choose');
  const [tried, setTried] = useState(NOTHING_YET);
  const [progress, setProgress] = useState(NOTHING_YET);
  const isStopped = useRef(false);
  const { isBusy, start } = useAction(async (chosen: File, dryRun: boolean) => {
    isStopped.current = false;
    setProgress(NOTHING_YET);
    const done = await runImport({
      file: chosen,
      dryRun,
      noSheet: texts.noSheet,
      onProgress: setProgress,
      isStopped: () => isStopped.current,
    });
    if (dryRun) setTried(done);
    setStage(dryRun ? 'tried' : 'brought');
    if (!dryRun) onImported();
  });

  return {
    file,
    stage,
    progress: isBusy || stage !== 'tried' ? progress : tried,
    isBusy,
    choose: (chosen: File | undefined) => {
      setStage('choose');
      setFile(chosen);
      if (chosen) void start(chosen, true);
    },
    bring: (chosen: File) => void start(chosen, false),
    stop: () => {
      isStopped.current = true;
    },
  };
}

const FileBox = styled(FileInput)({ maxWidth: 480 });

const Parts = styled('div')(({ theme }) => ({
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
