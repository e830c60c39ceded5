import { useId, useRef, useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { FileInput } from '#ui/forms/file-input.tsx';
import { styled } from '#ui/theme/styled.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { importExportTexts } from '../../import-export-texts.ts';
import { EMPTY_PROGRESS, runImport, type ImportProgress } from '../state/product-import.ts';
import { ImportResults } from './import-results.tsx';

type Stage = 'choose' | 'checked' | 'imported';

interface ImportDialogProps {
  onClose: () => void;
  onImported: () => void;
}

export function ImportDialog({ onClose, onImported }: ImportDialogProps) {
  const texts = useTexts(importExportTexts);
  const { file, stage, progress, isBusy, choose, startImport, stop } = useProductImport(onImported);
  const id = useId();
  const validCount = progress.created + progress.changed;
  const processed = validCount + progress.unchanged + progress.refused;

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
          {file && !isBusy && stage === 'checked' && validCount > 0 && (
            <Button look="action" onClick={() => startImport(file)}>
              {texts.confirm(validCount)}
            </Button>
          )}
        </>
      }
    >
      <Body>
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
        <p role="status">
          {isBusy ? texts.progress(processed) : SUMMARIES[stage](texts, progress)}
        </p>
        <ImportResults progress={progress} />
      </Body>
    </ModalDialog>
  );
}

type Texts = (typeof importExportTexts)['en'];

const SUMMARIES: Record<Stage, (texts: Texts, progress: ImportProgress) => string> = {
  choose: () => '',
  checked: (texts, progress) => texts.preview(progress),
  imported: (texts, progress) => texts.summary(progress),
};

/** The dry run starts as soon as a file is chosen. An import that was interrupted can be started again. */
function useProductImport(onImported: () => void) {
  const texts = useTexts(importExportTexts);
  const [file, setFile] = useState<File>();
  const [stage, setStage] = useState<Stage>('choose');
  const [checked, setChecked] = useState(EMPTY_PROGRESS);
  const [progress, setProgress] = useState(EMPTY_PROGRESS);
  const isStopped = useRef(false);
  const { isBusy, start } = useAction(async (chosen: File, dryRun: boolean) => {
    isStopped.current = false;
    setProgress(EMPTY_PROGRESS);
    const finished = await runImport({
      file: chosen,
      dryRun,
      notAProductSheet: texts.noSheet,
      onProgress: setProgress,
      isStopped: () => isStopped.current,
    });
    if (dryRun) setChecked(finished);
    setStage(dryRun ? 'checked' : 'imported');
    if (!dryRun) onImported();
  });

  return {
    file,
    stage,
    progress: isBusy || stage !== 'checked' ? progress : checked,
    isBusy,
    choose: (chosen: File | undefined) => {
      setStage('choose');
      setFile(chosen);
      if (chosen) void start(chosen, true);
    },
    startImport: (chosen: File) => void start(chosen, false),
    stop: () => {
      isStopped.current = true;
    },
  };
}

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
