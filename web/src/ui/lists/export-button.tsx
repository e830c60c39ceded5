import { useState } from 'react';

import { Button } from '../controls/button.tsx';
import { showToast } from '../toasts/toasts.ts';
import { useAction } from '../toasts/use-action.ts';

interface ExportButtonProps {
  label: string;
  /** shown in place of the label while rows are read */
  exporting: (rows: number) => string;
  /** the message at the end, from the number of rows */
  exported?: (rows: number) => string;
  isDisabled?: boolean;
  save: (onProgress: (rows: number) => void) => Promise<unknown>;
}

/** Saves a file and counts its rows on the way. */
export function ExportButton(props: ExportButtonProps) {
  const { label, exporting, exported, isDisabled = false, save } = props;
  const [progress, setProgress] = useState(0);
  const { isBusy, start } = useAction(async () => {
    let count = 0;
    setProgress(count);
    await save((rows) => {
      count = rows;
      setProgress(rows);
    });
    if (exported) showToast({ tone: 'success', message: exported(count) });
  });
  return (
    <Button aria-disabled={isBusy} disabled={isDisabled} onClick={() => void start()}>
      {isBusy && progress > 0 ? exporting(progress) : label}
    </Button>
  );
}
