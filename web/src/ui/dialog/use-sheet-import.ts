import { useRef, useState } from 'react';

import { useAction } from '../toasts/use-action.ts';
import type { SheetImportStage } from './sheet-import-dialog.tsx';

/** What an import tells while it works, and asks before each part of the file. */
interface SheetProgress<Outcome> {
  onOutcomes: (more: readonly Outcome[]) => void;
  isStopped: () => boolean;
}

/** `terms` is undefined when the rows are only checked. */
type ReadSheet<Outcome, Terms> = (
  file: File,
  terms: Terms | undefined,
  progress: SheetProgress<Outcome>,
) => Promise<void>;

/** A file that is checked as soon as it is chosen, and imported under its terms afterwards. */
export function useSheetImport<Outcome, Terms>(
  readSheet: ReadSheet<Outcome, Terms>,
  onImported: () => void,
) {
  const [file, setFile] = useState<File>();
  const [stage, setStage] = useState<SheetImportStage>('choose');
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const isStopped = useRef(false);
  const { isBusy, start } = useAction(async (chosen: File, terms: Terms | undefined) => {
    isStopped.current = false;
    setOutcomes([]);
    setStage(terms ? 'imported' : 'choose');
    await readSheet(chosen, terms, {
      onOutcomes: (more) => setOutcomes((before) => [...before, ...more]),
      isStopped: () => isStopped.current,
    });
    if (terms) onImported();
    else setStage('checked');
  });
  return {
    ...{ file, stage, outcomes, isBusy },
    importFile: (chosen: File, terms: Terms) => void start(chosen, terms),
    choose: (chosen: File | undefined) => {
      setStage('choose');
      setFile(chosen);
      if (chosen) void start(chosen, undefined);
    },
    stop: () => {
      isStopped.current = true;
    },
  };
}
