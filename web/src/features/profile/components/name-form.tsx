import { Form, Formik } from 'formik';

import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';

import { profileTexts } from '../profile-texts.ts';
import { saveProfileFields } from '../state/profile-actions.ts';
import { nameSchema } from '../state/profile-schemas.ts';
import { useAction } from '../state/use-action.ts';

export function NameForm({ fullName }: { fullName: string }) {
  const texts = useTexts(profileTexts);
  const { isBusy, run } = useAction();
  return (
    <Formik
      initialValues={{ fullName }}
      enableReinitialize
      validationSchema={nameSchema}
      onSubmit={async (values) => {
        const saved = { title: texts.saved, message: texts.profileSaved };
        await run(() => saveProfileFields(nameSchema.cast(values)), saved);
      }}
    >
      <FormStack as={Form} noValidate aria-label={texts.detailsTitle}>
        <FormTextField name="fullName" label={texts.fullName} autoComplete="name" required />
        <div>
          <Button type="submit" disabled={isBusy}>
            {isBusy ? texts.working : texts.save}
          </Button>
        </div>
        <FocusFirstError />
      </FormStack>
    </Formik>
  );
}
