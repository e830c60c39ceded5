import { useNavigate } from 'react-router-dom';

import {
  type CollectionSettings,
  collectionEndpoints,
} from '@kargha/domain/catalogue/collection-endpoints';
import { adminPaths, adminRowPath } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { findProducts } from '#session/state/find-products.ts';
import { RecordForm } from '#ui/forms/record-form.tsx';
import { Button } from '#ui/controls/button.tsx';
import { FormCheckbox } from '#ui/forms/form-checkbox.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { FormTextArea } from '#ui/forms/form-text-area.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { SearchPicker } from '#ui/forms/search-picker.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { useUndo } from '#ui/lists/use-undo.ts';
import { showToast } from '#ui/toasts/toasts.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';
import { styled } from '#ui/theme/styled.ts';

import { adminCollectionsTexts } from '../admin-collections-texts.ts';
import {
  BLANK_COLLECTION,
  validateCollection,
  toCollectionFormValues,
  type CollectionFormValues,
  toCollectionPayload,
} from '../state/collection-form-values.ts';
import { ProductSourceFields } from './product-source-fields.tsx';

export function NewCollectionPage() {
  const texts = useTexts(adminCollectionsTexts);
  const navigate = useNavigate();
  return (
    <IndexPage title={texts.newTitle} back={{ to: adminPaths.collections, label: texts.title }}>
      <CollectionForm
        onSaved={({ slug }) => void navigate(adminRowPath(adminPaths.collections, slug))}
      />
    </IndexPage>
  );
}

interface CollectionFormProps {
  collection?: CollectionSettings;
  onSaved: (collection: CollectionSettings) => void;
}

export function CollectionForm({ collection, onSaved }: CollectionFormProps) {
  const texts = useTexts(adminCollectionsTexts);
  const showUndo = useUndo();

  async function save(values: CollectionFormValues) {
    const saved = await saveCollection(values, collection);
    onSaved(saved);
    if (!collection) {
      showToast({ tone: 'success', message: texts.created });
      return;
    }
    const previous = toCollectionFormValues(collection);
    showUndo(texts.saved, async () => onSaved(await saveCollection(previous, saved)));
  }

  return (
    <RecordForm
      label={collection?.title ?? texts.newTitle}
      initial={collection ? toCollectionFormValues(collection) : BLANK_COLLECTION}
      {...(collection && { version: collection.revision })}
      validate={(values) => validateCollection(values, texts)}
      onSave={save}
      isNew={!collection}
    >
      <DetailsFields isNew={!collection} />
      <FormSection title={texts.content}>
        <ProductSourceFields />
      </FormSection>
      <FormSection title={texts.picture}>
        <CoverField />
      </FormSection>
    </RecordForm>
  );
}

function CoverField() {
  const texts = useTexts(adminCollectionsTexts);
  const { values, setValue } = useFormValues<CollectionFormValues>();
  const { cover } = values;
  return (
    <>
      <CurrentCover>
        {texts.cover}:{' '}
        <strong>{cover ? cover.title || texts.deletedProduct : texts.firstProduct}</strong>
      </CurrentCover>
      <SearchPicker
        label={texts.chooseCover}
        placeholder={texts.addProductHint}
        nothing={texts.noProduct}
        find={findProducts}
        onPick={({ id, label: title }) => setValue('cover', { id, title })}
      />
      {cover && (
        <Button style={{ justifySelf: 'start' }} onClick={() => setValue('cover', null)}>
          {texts.useFirst}
        </Button>
      )}
    </>
  );
}

const CurrentCover = styled('p')({ margin: 0 });

function DetailsFields({ isNew }: { isNew: boolean }) {
  const texts = useTexts(adminCollectionsTexts);
  return (
    <FormSection title={texts.about}>
      <FormTextField name="title" label={texts.name} maxLength={80} />
      <FormTextField
        name="slug"
        label={texts.address}
        hint={texts.addressHint}
        maxLength={60}
        disabled={!isNew}
      />
      <FormTextArea name="description" label={texts.description} rows={3} maxLength={500} />
      <FormTextField
        name="titleHindi"
        label={texts.nameHindi}
        optional={texts.optional}
        hint={texts.hindiHint}
        lang="hi"
        maxLength={80}
      />
      <FormTextArea
        name="descriptionHindi"
        label={texts.descriptionHindi}
        optional={texts.optional}
        lang="hi"
        rows={3}
        maxLength={500}
      />
      <FormCheckbox name="published" label={texts.show} />
    </FormSection>
  );
}

/** @throws ApiError 409 `taken`, `stale` */
async function saveCollection(
  values: CollectionFormValues,
  existing?: CollectionSettings,
): Promise<CollectionSettings> {
  const { create, change } = collectionEndpoints;
  const { slug, ...fields } = toCollectionPayload(values);
  const { collection } = await (existing
    ? callStaffEndpoint(change, {
        params: { slug: existing.slug },
        body: { ...fields, revision: existing.revision },
      })
    : callStaffEndpoint(create, { body: { slug, ...fields } }));
  return collection;
}
