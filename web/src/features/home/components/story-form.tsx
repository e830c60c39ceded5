import { Form, Formik, useFormikContext } from 'formik';
import { useId, useState } from 'react';

import type { Sentence } from '@kargha/domain/messages/sentence';
import {
  MAX_STORY_PHOTO_BYTES,
  storySubmissionSchema,
} from '@kargha/domain/people/story-submission';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/page-states.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { FormEmailField } from '#ui/forms/contact-fields.tsx';
import { describeField, FieldFrame } from '#ui/forms/field-frame.tsx';
import { FileInput } from '#ui/forms/file-input.tsx';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { FormTextArea } from '#ui/forms/form-text-area.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { Page } from '#ui/page.tsx';
import { styled } from '#ui/theme/styled.ts';

import { readAsDataString, submitStoryRequest, type StoryRequest } from '../state/submit-story.ts';
import { storyFormTexts } from '../story-form-texts.ts';

const BLANK: StoryRequest = {
  person: '',
  email: '',
  place: '',
  craft: '',
  title: '',
  story: '',
  photo: '',
  website: '',
};

export function SubmitStoryPage() {
  const texts = useTexts(storyFormTexts);
  return (
    <Page title={texts.title} lead={texts.lead} description={texts.lead} path={paths.submitStory}>
      <StoryForm />
    </Page>
  );
}

export function StoryForm() {
  const texts = useTexts(storyFormTexts);
  const [isSent, setIsSent] = useState(false);
  const [failure, setFailure] = useState<Sentence>();

  async function send(typed: StoryRequest) {
    setFailure(undefined);
    const story = storySubmissionSchema.cast(typed);
    const refused = await submitStoryRequest({ ...story, website: typed.website });
    setFailure(refused);
    setIsSent(refused === undefined);
  }

  if (isSent) {
    return (
      <EmptyState
        title={texts.sentTitle}
        action={<ButtonLink to={paths.home}>{texts.toHome}</ButtonLink>}
      >
        {texts.sentHint}
      </EmptyState>
    );
  }
  return (
    <Formik initialValues={BLANK} validationSchema={storySubmissionSchema} onSubmit={send}>
      {({ isSubmitting }) => (
        <Narrow as={Form} noValidate aria-label={texts.formTitle}>
          {failure !== undefined && (
            <Notice tone="error" title={failure}>
              <p>{texts.failedHint}</p>
            </Notice>
          )}
          <StoryFields />
          <Button type="submit" look="action" wide disabled={isSubmitting}>
            {isSubmitting ? texts.sending : texts.send}
          </Button>
          <FocusFirstError />
        </Narrow>
      )}
    </Formik>
  );
}

function StoryFields() {
  const texts = useTexts(storyFormTexts);
  return (
    <>
      <FormTextField
        name="person"
        label={texts.person}
        autoComplete="name"
        maxLength={80}
        required
      />
      <FormEmailField label={texts.email} hint={texts.emailHint} required />
      <FormTextField name="place" label={texts.place} maxLength={80} required />
      <FormTextField name="craft" label={texts.craft} maxLength={80} required />
      <FormTextField name="title" label={texts.storyTitle} maxLength={120} required />
      <FormTextArea
        name="story"
        label={texts.story}
        hint={texts.storyHint}
        rows={10}
        maxLength={6000}
        required
      />
      <PhotoField />
      <HiddenField aria-hidden="true">
        <FormTextField name="website" label={texts.website} autoComplete="off" tabIndex={-1} />
      </HiddenField>
    </>
  );
}

function PhotoField() {
  const texts = useTexts(storyFormTexts);
  const id = useId();
  const [error, setError] = useState<string>();
  const { values, setFieldValue } = useFormikContext<StoryRequest>();

  async function choose(file: File | undefined) {
    const isTooLarge = file !== undefined && file.size > MAX_STORY_PHOTO_BYTES;
    setError(isTooLarge ? texts.photoTooLarge : undefined);
    const photo = file && !isTooLarge ? await readAsDataString(file) : '';
    await setFieldValue('photo', photo);
  }

  return (
    <FieldFrame
      id={id}
      label={texts.photo}
      optional={texts.optional}
      hint={texts.photoHint}
      error={error}
    >
      <FileInput
        type="file"
        accept="image/jpeg,image/png,image/gif,image/webp"
        {...describeField(id, error, texts.photoHint)}
        onChange={(event) => void choose(event.target.files?.[0])}
      />
      {values.photo !== '' && <Preview src={values.photo} alt="" />}
    </FieldFrame>
  );
}

const Narrow = styled(FormStack)({ maxWidth: '42rem' });

const Preview = styled('img')(({ theme }) => ({
  maxHeight: 160,
  marginTop: theme.spacing(1),
  borderRadius: theme.vars.shop.radius.control,
}));

/** Hidden from people, but not with `display: none`, which bots look for. */
const HiddenField = styled('div')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
