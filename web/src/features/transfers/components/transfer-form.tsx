import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { transferEndpoints } from '@kargha/domain/stock/transfer-endpoints';
import { adminPaths, adminRowPath } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { RecordForm } from '#ui/forms/record-form.tsx';
import { errorMessage } from '#lib/server/error-message.ts';
import { useStaffQuery } from '#session/state/endpoint-queries.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { FormMessage } from '#ui/forms/form-message.tsx';
import { FieldPair, FormSection } from '#ui/forms/form-section.tsx';
import { FormSelectField } from '#ui/forms/form-select-field.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { useOpenSavedAction } from '#ui/lists/use-open-saved-action.ts';

import { BLANK_TRANSFER, transferErrors } from '../state/transfer-form-values.ts';
import { saveTransfer, type TransferAnswer } from '../state/transfer-actions.ts';
import { transfersTexts } from '../transfers-texts.ts';
import { TransferLines } from './transfer-lines.tsx';

export function NewTransferPage() {
  const texts = useTexts(transfersTexts);
  const navigate = useNavigate();
  return (
    <IndexPage title={texts.newTitle} back={{ to: adminPaths.transfers, label: texts.title }}>
      <TransferForm
        onSaved={({ transfer: { id } }) => void navigate(adminRowPath(adminPaths.transfers, id))}
      />
    </IndexPage>
  );
}

export function TransferForm({ onSaved }: { onSaved: (answer: TransferAnswer) => void }) {
  const texts = useTexts(transfersTexts);
  const [requestId] = useState(() => crypto.randomUUID());
  const openSaved = useOpenSavedAction((id) => adminRowPath(adminPaths.transfers, id));
  return (
    <RecordForm
      label={texts.newTitle}
      initial={BLANK_TRANSFER}
      validate={(values) => transferErrors(values, texts)}
      onSave={async (values) => {
        const answer = await saveTransfer(values, requestId);
        showToast({ tone: 'success', message: texts.created });
        onSaved(answer);
      }}
      recoveryAction={openSaved}
      buttons={(isBusy) => (
        <Button type="submit" look="action" disabled={isBusy} style={{ justifySelf: 'end' }}>
          {isBusy ? texts.saving : texts.save}
        </Button>
      )}
    >
      <FormSection title={texts.route}>
        <Route />
        <FormTextField name="note" label={texts.note} optional={texts.optional} maxLength={500} />
      </FormSection>
      <FormSection title={texts.products}>
        <TransferLines />
      </FormSection>
    </RecordForm>
  );
}

function Route() {
  const texts = useTexts(transfersTexts);
  const { data: locations, error, refetch } = useStaffQuery(transferEndpoints.places, {});
  const options = [
    { value: '', label: texts.choosePlace },
    ...(locations?.places ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <>
      {error && (
        <Notice tone="error" title={errorMessage(error, texts.placesFailed)}>
          <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>
        </Notice>
      )}
      <FieldPair>
        <div>
          <FormSelectField name="fromId" label={texts.from} options={options} />
          <FormMessage name="fromId" />
        </div>
        <div>
          <FormSelectField name="toId" label={texts.to} options={options} />
          <FormMessage name="toId" />
        </div>
      </FieldPair>
    </>
  );
}
