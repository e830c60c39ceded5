import type { ComponentProps } from 'react';

import { Button } from '../controls/button.tsx';
import { useAction } from './use-action.ts';

interface ActionButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  run: () => Promise<void>;
}

/** A button whose action takes a moment. Presses while it runs are ignored, and an error becomes a toast. */
export function ActionButton({ run, ...button }: ActionButtonProps) {
  const { isBusy, start } = useAction(run);
  return <Button {...button} aria-disabled={isBusy} onClick={() => void start()} />;
}
