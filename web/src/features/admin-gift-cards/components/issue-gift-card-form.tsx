import { Form, Formik } from 'formik';
import { useId, useState } from 'react';

import type { GiftCardRow } from '@kargha/domain/pricing/gift-card-endpoints';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';
import { OneTimeCodeDialog } from '#ui/dialog/one-time-code-dialog.tsx';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormCheckbox } from '#ui/forms/form-checkbox.tsx';
import { FieldPair } from '#ui/forms/form-section.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { useAction } from '#ui/toasts/use-action.ts';

import { adminGiftCardsTexts } from '../admin-gift-cards-texts.ts';
import {
  blankGiftCard,
  validateGiftCard,
  type GiftCardFormValues,
} from '../state/gift-card-form-values.ts';

interface IssueGiftCardFormProps {
  onIssue: (
    values: GiftCardFormValues,
    requestId: string,
  ) => Promise<{ code: string; card: GiftCardRow }>;
  onClose: () => void;
}

interface Issued {
  code: string;
  /** '' when no email was requested */
  emailedTo: string;
}

export function IssueGiftCardForm({ onIssue, onClose }: IssueGiftCardFormProps) {
  const texts = useTexts(adminGiftCardsTexts);
  const formId = useId();
  const [requestId] = useState(() => crypto.randomUUID());
  const [blank] = useState(() => blankGiftCard(new Date()));
  const [issued, setIssued] = useState<Issued>();
  const { isBusy, start } = useAction(async (values: GiftCardFormValues) => {
    const { code } = await onIssue(values, requestId);
    setIssued({ code, emailedTo: values.sendMail ? values.customerEmail : '' });
  });
  if (issued) {
    return (
      <OneTimeCodeDialog title={texts.codeTitle} code={issued.code} texts={texts} onClose={onClose}>
        <p>{texts.codeHint}</p>
        {issued.emailedTo && <p>{texts.codeEmailed(issued.emailedTo)}</p>}
      </OneTimeCodeDialog>
    );
  }
  return (
    <ModalDialog
      isOpen
      startsAtField
      title={texts.issue}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button look="action" type="submit" form={formId} disabled={isBusy}>
            {texts.issue}
          </Button>
        </>
      }
    >
      <Formik
        initialValues={blank}
        validate={(values) => validateGiftCard(values, texts)}
        onSubmit={async (values) => {
          await start(values);
        }}
      >
        <FormStack as={Form} id={formId} noValidate aria-label={texts.issue}>
          <FocusFirstError />
          <FieldPair>
            <FormTextField name="amount" label={texts.amount} inputMode="decimal" />
            <FormTextField name="expiresOn" label={texts.expiresOn} type="date" />
          </FieldPair>
          <FormTextField name="customerName" label={texts.name} maxLength={100} />
          <FormTextField
            name="customerEmail"
            label={texts.email}
            optional={texts.optional}
            type="email"
            maxLength={254}
          />
          <FormCheckbox name="sendMail" label={texts.sendMail} />
        </FormStack>
      </Formik>
    </ModalDialog>
  );
}
