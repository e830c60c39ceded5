import { Form, Formik } from 'formik';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { quoteRequestSchema } from '@kargha/domain/quotes/quote-request';
import type { UserProfile } from '@kargha/domain/people/user-profile';
import { useTexts } from '#lib/language/language.ts';
import { useSay } from '#lib/language/sentences.ts';
import { paths } from '#lib/addresses/paths.ts';
import { sentenceOf } from '#lib/server/sentence-of.ts';
import { Button } from '#ui/controls/button.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { quoteFormTexts } from '../quote-form-texts.ts';
import { draftOf, keepDraft, type QuoteDraft } from '../state/quote-draft.ts';
import { saveDraft } from '../state/saved-drafts.ts';
import { sendDraft, unsoldOf } from '../state/send-draft.ts';
import { RequestFields } from './request-fields.tsx';

interface RequestFormProps {
  profile: UserProfile;
  onSent: () => void;
  onClose: () => void;
}

/** What a business needs, sent to the shop. Whoever closes it finds what they typed when they come back. */
export function RequestForm({ profile, onSent, onClose }: RequestFormProps) {
  const texts = useTexts(quoteFormTexts);
  const [draft] = useState(() => draftOf(profile));
  const { keep, save } = useKeeping(profile);
  const { failure, send } = useSending(profile, () => {
    onSent();
    onClose();
  });
  const formId = useId();
  const [isUploading, setUploading] = useState(false);

  function leave(typed: QuoteDraft, isChanged: boolean) {
    if (isChanged) keep(typed);
    onClose();
  }

  return (
    <Formik initialValues={draft} validationSchema={quoteRequestSchema} onSubmit={send}>
      {({ values, dirty, isSubmitting }) => (
        <ModalDialog
          isOpen
          isWide
          title={texts.title}
          onClose={() => leave(values, dirty)}
          actions={
            <>
              <Button onClick={() => leave(values, dirty)}>{texts.close}</Button>
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
            <KeepTyped profile={profile} />
            <FocusFirstError />
          </FormStack>
        </ModalDialog>
      )}
    </Formik>
  );
}

/** Keeps a draft in this browser, and saves it with the shop besides. */
function useKeeping(profile: UserProfile) {
  const texts = useTexts(quoteFormTexts);

  function keep(typed: QuoteDraft) {
    keepDraft(profile, typed);
    showToast({ tone: 'info', message: texts.kept, topic: 'quote' });
  }

  async function save(typed: QuoteDraft) {
    keepDraft(profile, typed);
    const isSaved = await saveDraft(profile, typed).then(
      () => true,
      () => false,
    );
    const message = isSaved ? texts.savedDraft : texts.kept;
    showToast({ tone: isSaved ? 'success' : 'info', message, topic: 'quote' });
  }

  return { keep, save };
}

/** Keeps each change at once: neither a reload nor a closed tab loses what was typed. */
function KeepTyped({ profile }: { profile: UserProfile }) {
  const { values } = useFormValues<QuoteDraft>();
  const first = useRef(values);
  useEffect(() => {
    if (values !== first.current) keepDraft(profile, values);
  }, [profile, values]);
  return null;
}

/** Sends what was typed; the sentence of a refusal stands above the fields. */
function useSending(profile: UserProfile, onSent: () => void) {
  const texts = useTexts(quoteFormTexts);
  const say = useSay();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();

  function namesOfUnsold(error: unknown, draft: QuoteDraft): string | undefined {
    const titles = unsoldOf(error, draft);
    return titles.length === 0 ? undefined : texts.notSold(titles.join(', '));
  }

  async function send(draft: QuoteDraft) {
    setFailure(undefined);
    try {
      await sendDraft(profile, draft);
    } catch (error) {
      setFailure(namesOfUnsold(error, draft) ?? say(sentenceOf(error)));
      return;
    }
    const see = { label: texts.seeQuotations, onSelect: () => void navigate(paths.quotations) };
    showToast({
      tone: 'success',
      title: texts.sentTitle,
      message: texts.sent,
      topic: 'quote',
      action: see,
    });
    onSent();
  }

  return { failure, send };
}
