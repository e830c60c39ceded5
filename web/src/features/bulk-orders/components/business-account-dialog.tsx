import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';
import { styled } from '#ui/theme/styled.ts';

import { bulkOrdersTexts } from '../bulk-orders-texts.ts';
import { TickedList } from '../quote-request/components/ticked-list.tsx';

interface BusinessAccountDialogProps {
  onSignUp: () => void;
  onClose: () => void;
}

export function BusinessAccountDialog({ onSignUp, onClose }: BusinessAccountDialogProps) {
  const texts = useTexts(bulkOrdersTexts);
  return (
    <ModalDialog
      isOpen
      title={texts.dialogTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.continueBrowsing}</Button>
          <Button look="action" onClick={onSignUp}>
            {texts.signUpAsBuyer}
          </Button>
        </>
      }
    >
      <Content>
        <p>{texts.dialogText}</p>
        <TickedList items={texts.dialogBenefits} />
        <p>{texts.dialogSignsOut}</p>
      </Content>
    </ModalDialog>
  );
}

const Content = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& > p:last-child': { color: theme.vars.palette.text.secondary },
}));
