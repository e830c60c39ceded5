import { useRef, useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { SheetImportDialog, type SheetImportStage } from '#ui/dialog/sheet-import-dialog.tsx';
import { useAction } from '#ui/toasts/use-action.ts';

import { importExportTexts } from '../../import-export-texts.ts';
import { EMPTY_PROGRESS, runImport, type ImportProgress } from '../state/product-import.ts';
import { ImportResults } from './import-results.tsx';

interface ImportDialogProps {
  onClose: () => void;
  onImported: () => void;
}

export function ImportDialog({ onClose, onImported }: ImportDialogProps) {
  const texts = useTexts(importExportTexts);
  const { file, stage, progress, isBusy, choose, startImport, stop } = useProductImport(onImported);
  const validCount = progress.created + progress.changed;
  const processed = validCount + progress.unchanged + progress.refused;

  function close() {
    stop();
    onClose();
  }

  return (
    <SheetImportDialog
      {...{ texts, file, stage, isBusy }}
      ready={validCount}
      status={isBusy ? texts.progress(processed) : SUMMARIES[stage](texts, progress)}
      onChoose={choose}
      onImport={startImport}
      onClose={close}
    >
      <ImportResults progress={progress} />
    </SheetImportDialog>
  );
}

type Texts = (typeof importExportTexts)['en'];

const SUMMARIES: Record<SheetImportStage, (texts: Texts, progress: ImportProgress) => string> = {
  choose: () => '',
  checked: (texts, progress) => texts.preview(progress),
  imported: (texts, progress) => texts.summary(progress),
};

/** The dry run starts as soon as a file is chosen. An import that was interrupted can be started again. */
function useProductImport(onImported: () => void) {
  const texts = useTexts(importExportTexts);
  const [file, setFile] = useState<File>();
  const [stage, setStage] = useState<SheetImportStage>('choose');
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
