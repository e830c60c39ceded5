import { Form, Formik } from 'formik';

import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';

import { profileTexts } from '../../profile-texts.ts';
import { redeemCode } from '../../state/profile-actions.ts';
import { codeSchema } from '../../state/profile-schemas.ts';
import { useAction } from '../../state/use-action.ts';

export function AccessCodeForm() {
  const texts = useTexts(profileTexts);
  const { isBusy, run } = useAction();
  return (
    <Formik
      initialValues={{ code: '' }}
      validationSchema={codeSchema}
      onSubmit={async (values, { resetForm }) => {
        const redeemed = await run(
          () => redeemCode(codeSchema.cast(values).code),
          (label) => ({ title: texts.redeemed, message: texts.redeemedHint(label) }),
        );
        if (redeemed) resetForm();
      }}
    >
      <FormStack as={Form} noValidate aria-label={texts.codeTitle}>
        <FormTextField
          name="code"
          label={texts.code}
          hint={texts.codeHint}
          autoComplete="off"
          spellCheck={false}
          required
        />
        <div>
          <Button type="submit" disabled={isBusy}>
            {isBusy ? texts.working : texts.redeem}
          </Button>
        </div>
        <FocusFirstError />
      </FormStack>
    </Formik>
  );
}
