import { storyEditSchema } from '@kargha/domain/people/story-moderation';
import type { StoryDetails } from '@kargha/domain/people/staff-story-endpoints';
import { splitParagraphs } from '@kargha/domain/records/split-text';
import { formErrors } from '#lib/server/form-errors.ts';
import { useTexts } from '#lib/language/language.ts';
import { RecordForm } from '#ui/forms/record-form.tsx';
import { FieldPair, FormSection } from '#ui/forms/form-section.tsx';
import { FormTextArea } from '#ui/forms/form-text-area.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { FormValues } from '#ui/forms/form-values.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { adminContentTexts } from '../../admin-content-texts.ts';
import { editStory, type StoryAnswer } from '../state/story-actions.ts';
import { ProductListField } from '../../components/product-list-field.tsx';

interface StoryFormProps {
  story: StoryDetails;
  onSaved: (answer: StoryAnswer) => void;
}

interface StoryFormValues {
  title: string;
  person: string;
  craft: string;
  place: string;
  excerpt: string;
  paragraphs: string;
  titleHindi: string;
  personHindi: string;
  excerptHindi: string;
  paragraphsHindi: string;
  productIds: string[];
  pictureAlt: string;
}

export function StoryForm({ story, onSaved }: StoryFormProps) {
  const texts = useTexts(adminContentTexts);
  return (
    <RecordForm<StoryFormValues>
      label={story.title}
      initial={toFormValues(story)}
      version={story.updatedAt.getTime()}
      validate={(values) => formErrors(storyEditSchema, toPayload(values, story))}
      onSave={async (values) => {
        onSaved(await editStory(story.id, toPayload(values, story)));
        showToast({ tone: 'success', message: texts.storySaved });
      }}
    >
      <EnglishFields hasPicture={story.picturePath !== ''} />
      <HindiFields />
      <FormValues<StoryFormValues>>
        {(values, onChange) => (
          <ProductListField
            title={texts.storyProducts}
            ids={values.productIds}
            onChange={(productIds) => onChange({ ...values, productIds })}
          />
        )}
      </FormValues>
    </RecordForm>
  );
}

function EnglishFields({ hasPicture }: { hasPicture: boolean }) {
  const texts = useTexts(adminContentTexts);
  return (
    <FormSection title={texts.storyDetails}>
      <FormTextField name="title" label={texts.storyTitle} />
      <FieldPair>
        <FormTextField name="person" label={texts.person} />
        <FormTextField name="craft" label={texts.craft} />
      </FieldPair>
      <FormTextField name="place" label={texts.place} />
      <FormTextArea name="excerpt" label={texts.excerpt} rows={2} />
      <FormTextArea name="paragraphs" label={texts.story} hint={texts.policyHint} rows={12} />
      {hasPicture && <FormTextField name="pictureAlt" label={texts.pictureAlt} />}
    </FormSection>
  );
}

function HindiFields() {
  const texts = useTexts(adminContentTexts);
  const shared = { optional: texts.optional, lang: 'hi' };
  return (
    <FormSection title={texts.hindiDetails}>
      <FieldPair>
        <FormTextField name="titleHindi" label={texts.titleHindi} {...shared} />
        <FormTextField name="personHindi" label={texts.personHindi} {...shared} />
      </FieldPair>
      <FormTextArea name="excerptHindi" label={texts.excerptHindi} rows={2} {...shared} />
      <FormTextArea
        name="paragraphsHindi"
        label={texts.storyHindi}
        hint={texts.policyHint}
        rows={12}
        {...shared}
      />
    </FormSection>
  );
}

function toFormValues(story: StoryDetails): StoryFormValues {
  const { title, person, craft, place, excerpt, productIds, pictureAlt } = story;
  const { titleHindi, personHindi, excerptHindi } = story;
  const paragraphs = story.paragraphs.join('\n\n');
  const paragraphsHindi = story.paragraphsHindi.join('\n\n');
  const english = { title, person, craft, place, excerpt, paragraphs };
  const hindi = { titleHindi, personHindi, excerptHindi, paragraphsHindi };
  return { ...english, ...hindi, productIds, pictureAlt };
}

function toPayload(values: StoryFormValues, { updatedAt }: StoryDetails) {
  return {
    ...values,
    paragraphs: splitParagraphs(values.paragraphs),
    paragraphsHindi: splitParagraphs(values.paragraphsHindi),
    updatedAt: updatedAt.toISOString(),
  };
}
