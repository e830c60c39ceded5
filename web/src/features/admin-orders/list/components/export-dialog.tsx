import { useRef, useState } from 'react';

import { indianDay } from '@kargha/domain/india/indian-day';

import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';
import { useAction } from '#ui/toasts/use-action.ts';

import { adminOrdersTexts } from '../../admin-orders-texts.ts';
import type { OrderFilter } from '../state/order-filter.ts';
import { exportOrders } from '../state/orders-csv.ts';

interface ExportDialogProps {
  filter: OrderFilter;
  onClose: () => void;
}

export function ExportDialog({ filter, onClose }: ExportDialogProps) {
  const texts = useTexts(adminOrdersTexts);
  const [count, setCount] = useState(0);
  const isStopped = useRef(false);

  const { isBusy, start } = useAction(async () => {
    isStopped.current = false;
    const name = texts.exportName(indianDay(new Date()));
    if (await exportOrders({ filter, name }, setCount, () => isStopped.current)) onClose();
  });

  function close() {
    isStopped.current = true;
    onClose();
  }

  return (
    <ModalDialog
      isOpen
      title={texts.exportTitle}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{isBusy ? texts.stop : texts.close}</Button>
          <Button look="action" aria-disabled={isBusy} onClick={() => void start()}>
            {texts.export}
          </Button>
        </>
      }
    >
      <p>{texts.exportHint}</p>
      <p role="status">{isBusy && texts.exportProgress(count)}</p>
    </ModalDialog>
  );
}
