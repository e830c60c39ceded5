import { Form, Formik } from 'formik';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { quoteRequestSchema } from '@kargha/domain/quotes/quote-request';
import type { UserProfile } from '@kargha/domain/people/user-schema';
import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { paths } from '#lib/addresses/paths.ts';
import { errorMessage } from '#lib/server/error-message.ts';
import { Button } from '#ui/controls/button.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { quoteFormTexts } from '../../quote-form-texts.ts';
import { readDraft, storeDraft, type QuoteDraft } from '../state/quote-draft.ts';
import { saveDraft } from '../state/saved-quote-drafts.ts';
import { sendDraft, unsoldTitles } from '../state/submit-quote-request.ts';
import { RequestFields } from './quote-request-fields.tsx';

interface RequestFormProps {
  profile: UserProfile;
  onSent: () => void;
  onClose: () => void;
}

/** Closing the form keeps a draft, so nothing that was typed is lost. */
export function RequestForm({ profile, onSent, onClose }: RequestFormProps) {
  const texts = useTexts(quoteFormTexts);
  const [draft] = useState(() => readDraft(profile));
  const { store, save } = useDraftSaving(profile);
  const { failure, send } = useRequestSubmission(profile, () => {
    onSent();
    onClose();
  });
  const formId = useId();
  const [isUploading, setUploading] = useState(false);

  function closeForm(values: QuoteDraft, isChanged: boolean) {
    if (isChanged) store(values);
    onClose();
  }

  return (
    <Formik initialValues={draft} validationSchema={quoteRequestSchema} onSubmit={send}>
      {({ values, dirty, isSubmitting }) => (
        <ModalDialog
          isOpen
          isWide
          title={texts.title}
          onClose={() => closeForm(values, dirty)}
          actions={
            <>
              <Button onClick={() => closeForm(values, dirty)}>{texts.close}</Button>
              <Button onClick={() => void save(values)}>{texts.saveDraft}</Button>
              <Button
                type="submit"
                form={formId}
                look="action"
                disabled={isSubmitting || isUploading}
              >
                {isSubmitting ? texts.submitting : texts.submit}
              </Button>
            </>
          }
        >
          <FormStack as={Form} id={formId} noValidate aria-label={texts.title}>
            {failure && (
              <Notice tone="error" title={failure}>
                <p>{texts.failedHint}</p>
              </Notice>
            )}
            <RequestFields profile={profile} onUploading={setUploading} />
            <AutosaveDraft profile={profile} />
            <FocusFirstError />
          </FormStack>
        </ModalDialog>
      )}
    </Formik>
  );
}

/** `store` keeps the draft in this browser; `save` also saves it on the server. */
function useDraftSaving(profile: UserProfile) {
  const texts = useTexts(quoteFormTexts);

  function store(values: QuoteDraft) {
    storeDraft(profile, values);
    showToast({ tone: 'info', message: texts.kept, topic: 'quote' });
  }

  async function save(values: QuoteDraft) {
    storeDraft(profile, values);
    const isSaved = await saveDraft(profile, values).then(
      () => true,
      () => false,
    );
    const message = isSaved ? texts.savedDraft : texts.kept;
    showToast({ tone: isSaved ? 'success' : 'info', message, topic: 'quote' });
  }

  return { store, save };
}

/** Stores every change at once, so that a reload or a closed tab loses nothing. */
function AutosaveDraft({ profile }: { profile: UserProfile }) {
  const { values } = useFormValues<QuoteDraft>();
  const first = useRef(values);
  useEffect(() => {
    if (values !== first.current) storeDraft(profile, values);
  }, [profile, values]);
  return null;
}

function useRequestSubmission(profile: UserProfile, onSent: () => void) {
  const texts = useTexts(quoteFormTexts);
  const translate = useTranslate();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();

  function unsoldMessage(error: unknown, draft: QuoteDraft): string | undefined {
    const titles = unsoldTitles(error, draft);
    return titles.length === 0 ? undefined : texts.notSold(titles.join(', '));
  }

  async function send(draft: QuoteDraft) {
    setFailure(undefined);
    try {
      await sendDraft(profile, draft);
    } catch (error) {
      setFailure(unsoldMessage(error, draft) ?? translate(errorMessage(error)));
      return;
    }
    const action = { label: texts.seeQuotations, onSelect: () => void navigate(paths.quotations) };
    showToast({
      tone: 'success',
      title: texts.sentTitle,
      message: texts.sent,
      topic: 'quote',
      action,
    });
    onSent();
  }

  return { failure, send };
}
