import { Form, Formik } from 'formik';
import { useState, useId } from 'react';

import {
  COMPANY_DOCUMENT_ACCEPT,
  companyDocumentProblem,
} from '@kargha/domain/people/company-document';
import type { UserProfile } from '@kargha/domain/people/user-schema';
import { BLANK_ADDRESS } from '@kargha/domain/shopping/browser-purchase';
import { validateFile } from '#lib/files/attached-file.ts';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { describeField, FieldFrame } from '#ui/forms/field-frame.tsx';
import { FileInput } from '#ui/forms/file-input.tsx';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { AddressFields } from '#ui/forms/form-address-fields.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { Text } from '#ui/text.tsx';

import { profileTexts } from '../../profile-texts.ts';
import { sendCompany } from '../../state/profile-actions.ts';
import { companySchema, type CompanyFormValues } from '../../state/profile-schemas.ts';
import { useAction } from '../../state/use-action.ts';
import { Aside } from '../../components/section.tsx';

interface CompanyFormProps {
  profile: UserProfile;
  onSent: () => void;
}

export function CompanyForm({ profile, onSent }: CompanyFormProps) {
  const texts = useTexts(profileTexts);
  const { isBusy, run } = useAction();
  const [document, setDocument] = useState<File>();
  const { companyName, gstNumber, companyVerification } = profile;
  const address = companyVerification?.address ?? BLANK_ADDRESS;

  async function send(values: CompanyFormValues) {
    const sent = { title: texts.companySent, message: texts.companySentHint };
    const company = { ...companySchema.cast(values), document };
    if (await run(() => sendCompany(company), sent)) onSent();
  }

  return (
    <Formik
      initialValues={{ companyName, gstNumber, address }}
      enableReinitialize
      validationSchema={companySchema}
      onSubmit={send}
    >
      <FormStack as={Form} noValidate aria-label={texts.companyTitle}>
        <FormTextField
          name="companyName"
          label={texts.companyName}
          autoComplete="organization"
          required
        />
        <FormTextField
          name="gstNumber"
          label={texts.gstNumber}
          hint={texts.gstHint}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          required
        />
        <Text variant="h4" component="h3">
          {texts.registeredAddress}
        </Text>
        <Aside>{texts.registeredAddressHint}</Aside>
        <AddressFields path="address" />
        <DocumentField onChoose={setDocument} />
        <div>
          <Button type="submit" disabled={isBusy}>
            {isBusy ? texts.working : texts.submitCompany}
          </Button>
        </div>
        <FocusFirstError />
      </FormStack>
    </Formik>
  );
}

interface DocumentFieldProps {
  onChoose: (file: File | undefined) => void;
}

function DocumentField({ onChoose }: DocumentFieldProps) {
  const texts = useTexts(profileTexts);
  const id = useId();
  const [error, setError] = useState<string>();

  async function choose(chosen: File | undefined) {
    const isValid = !chosen || (await validateFile(chosen, companyDocumentProblem)) === null;
    setError(isValid ? undefined : texts.documentWrong);
    onChoose(isValid ? chosen : undefined);
  }

  return (
    <FieldFrame
      id={id}
      label={texts.document}
      optional={texts.optional}
      hint={texts.documentHint}
      error={error}
    >
      <FileInput
        {...describeField(id, error, texts.documentHint)}
        type="file"
        accept={COMPANY_DOCUMENT_ACCEPT}
        onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
      />
    </FieldFrame>
  );
}
