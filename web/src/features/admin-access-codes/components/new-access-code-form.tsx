import { Form, Formik, type FormikHelpers } from 'formik';
import { useId, useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';
import { OneTimeCodeDialog } from '#ui/dialog/one-time-code-dialog.tsx';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FieldPair } from '#ui/forms/form-section.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { useAction } from '#ui/toasts/use-action.ts';

import { adminAccessCodesTexts } from '../admin-access-codes-texts.ts';
import { BLANK_CODE, codeErrors, refusedFields, type TypedCode } from '../state/access-code-form-values.ts';

interface NewCodeFormProps {
  /** Gives the new code. */
  onCreate: (typed: TypedCode) => Promise<string>;
  onClose: () => void;
}

/** Whom a code is for, how often and until when; then the code, once. */
export function NewCodeForm({ onCreate, onClose }: NewCodeFormProps) {
  const texts = useTexts(adminAccessCodesTexts);
  const formId = useId();
  const [code, setCode] = useState<string>();
  const { isBusy, start } = useAction(async (typed: TypedCode, form: FormikHelpers<TypedCode>) => {
    try {
      setCode(await onCreate(typed));
    } catch (error) {
      const refused = refusedFields(error);
      if (Object.keys(refused).length === 0) throw error;
      form.setErrors(refused);
    }
  });
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
        validate={codeErrors}
        onSubmit={(typed, form) => start(typed, form).then(() => undefined)}
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
