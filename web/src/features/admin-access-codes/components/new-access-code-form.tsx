import { Form, Formik, type FormikHelpers } from 'formik';
import { useId, useState } from 'react';

import { accessCodeEndpoints } from '@kargha/domain/catalogue/access-code-endpoints';
import { useTexts } from '#lib/language/language.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';
import { Button } from '#ui/controls/button.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';
import { OneTimeCodeDialog } from '#ui/dialog/one-time-code-dialog.tsx';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FieldPair } from '#ui/forms/form-section.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { useAction } from '#ui/toasts/use-action.ts';

import { adminAccessCodesTexts } from '../admin-access-codes-texts.ts';
import {
  BLANK_CODE,
  validateAccessCode,
  fieldErrorsFrom,
  toAccessCodePayload,
  type AccessCodeFormValues,
} from '../state/access-code-form-values.ts';

export function NewAccessCodeForm({ onClose }: { onClose: () => void }) {
  const texts = useTexts(adminAccessCodesTexts);
  const formId = useId();
  const [code, setCode] = useState<string>();
  const { isBusy, start } = useAction(
    async (values: AccessCodeFormValues, form: FormikHelpers<AccessCodeFormValues>) => {
      try {
        const body = toAccessCodePayload(values);
        setCode((await callStaffEndpoint(accessCodeEndpoints.create, { body })).code);
      } catch (error) {
        const fieldErrors = fieldErrorsFrom(error);
        if (Object.keys(fieldErrors).length === 0) throw error;
        form.setErrors(fieldErrors);
      }
    },
  );
  if (code !== undefined) {
    return (
      <OneTimeCodeDialog title={texts.codeTitle} code={code} texts={texts} onClose={onClose}>
        <p>{texts.codeHint}</p>
      </OneTimeCodeDialog>
    );
  }
  return (
    <ModalDialog
      isOpen
      startsAtField
      title={texts.create}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button look="action" type="submit" form={formId} disabled={isBusy}>
            {texts.create}
          </Button>
        </>
      }
    >
      <Formik
        initialValues={BLANK_CODE}
        validate={validateAccessCode}
        onSubmit={(values, form) => start(values, form).then(() => undefined)}
      >
        <FormStack as={Form} id={formId} noValidate aria-label={texts.create}>
          <FocusFirstError />
          <Fields />
        </FormStack>
      </Formik>
    </ModalDialog>
  );
}

function Fields() {
  const texts = useTexts(adminAccessCodesTexts);
  return (
    <>
      <FormTextField name="label" label={texts.name} hint={texts.nameHint} autoComplete="off" />
      <FormTextField
        name="companyName"
        label={texts.company}
        optional={texts.optional}
        autoComplete="off"
      />
      <FieldPair>
        <FormTextField name="maxUses" label={texts.maxUses} inputMode="numeric" />
        <FormTextField
          name="expiresAt"
          label={texts.lastDay}
          hint={texts.lastDayHint}
          type="date"
        />
      </FieldPair>
    </>
  );
}
