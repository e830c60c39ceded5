import { useId } from 'react';
import { useNavigate } from 'react-router-dom';

import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { Button } from '#ui/controls/button.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';

import { profileTexts } from '../../profile-texts.ts';
import { closeAccount } from '../../state/profile-actions.ts';
import { useAction } from '../../state/use-action.ts';
import { useSignInMethods } from '../state/use-sign-in-methods.ts';
import { DeleteAccountForm } from './delete-account-form.tsx';

export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(profileTexts);
  const formId = useId();
  const navigate = useNavigate();
  const { methods } = useSignInMethods();
  const { isBusy, run } = useAction();

  async function close(proof: Parameters<typeof closeAccount>[0]) {
    const deleted = { title: texts.deleted, message: texts.deletedHint };
    if (await run(() => closeAccount(proof), deleted)) await navigate(paths.home);
  }

  return (
    <ModalDialog
      isOpen
      title={texts.deleteTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={formId} look="action" disabled={isBusy}>
            {isBusy ? texts.working : texts.deleteAccount}
          </Button>
        </>
      }
    >
      <p>{texts.deleteHint}</p>
      <DeleteAccountForm id={formId} methods={methods} onConfirm={close} />
    </ModalDialog>
  );
}
