import { useState } from 'react';

import { useTexts } from '#lib/language/language.ts';

import { Button } from '../controls/button.tsx';
import { showToast } from '../toasts/toasts.ts';
import { useAction } from '../toasts/use-action.ts';
import { listTexts } from './list-texts.ts';

interface ExportButtonProps {
  label: string;
  /** the message at the end, from the number of rows */
  exported: (rows: number) => string;
  save: (onProgress: (rows: number) => void) => Promise<void>;
}

/** Saves a file and counts its rows on the way, in place of the label. */
export function ExportButton({ label, exported, save }: ExportButtonProps) {
  const texts = useTexts(listTexts);
  const [progress, setProgress] = useState(0);
  const { isBusy, start } = useAction(async () => {
    let count = 0;
    setProgress(count);
    await save((rows) => {
      count = rows;
      setProgress(rows);
    });
    showToast({ tone: 'success', message: exported(count) });
  });
  return (
    <Button aria-disabled={isBusy} onClick={() => void start()}>
      {isBusy && progress > 0 ? texts.exporting(progress) : label}
    </Button>
  );
}
