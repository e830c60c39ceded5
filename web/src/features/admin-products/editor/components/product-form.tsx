import { Form, Formik, setIn, type FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { styled } from '#ui/theme/styled.ts';

import { adminProductsTexts } from '../../admin-products-texts.ts';
import {
  BLANK_FORM,
  toProductFormValues,
  type EditableProduct,
  type ProductFormValues,
} from '../state/product-form-values.ts';
import { useSaveProduct } from '../state/use-save-product.ts';
import { validateOrigin } from '../state/validate-product.ts';
import { variantProblems } from '../state/variant-form-values.ts';
import { BasicFields } from './basic-fields.tsx';
import { EditorBar } from './editor-bar.tsx';
import { HindiFields } from './hindi-fields.tsx';
import { InventoryFields, ShippingFields } from './inventory-fields.tsx';
import { EditConflictNotice } from './edit-conflict-notice.tsx';
import { LabelFields } from './label-fields.tsx';
import { OriginFields } from './origin-fields.tsx';
import {
  PictureFields,
  type PictureReadingProps,
} from '../../pictures/components/picture-fields.tsx';
import { VideoFields } from '../../pictures/components/video-fields.tsx';
import { PricingFields, BulkFields } from './pricing-fields.tsx';
import { PublishingFields, OrganisationFields, SearchListingFields } from './publishing-fields.tsx';
import { TailoringFields } from './tailoring-fields.tsx';
import { VariantFields } from './variant-fields.tsx';
import { VariantMatrix } from './variant-matrix.tsx';

export function ProductForm({ product }: { product?: EditableProduct }) {
  const texts = useTexts(adminProductsTexts);
  const navigate = useNavigate();
  const { save, conflict, mergeChanges } = useSaveProduct(product);
  const isDraft = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const [isReading, onReading] = useState(false);

  async function submit(typed: ProductFormValues, { resetForm }: FormikHelpers<ProductFormValues>) {
    const { isSaved, invalidField } = await save(typed, { isDraft: isDraft.current });
    if (invalidField) form.current?.querySelector<HTMLElement>(`[name="${invalidField}"]`)?.focus();
    if (!isSaved) return;
    resetForm({ values: typed });
    void navigate(paths.adminProducts);
  }

  return (
    <Formik
      initialValues={product ? toProductFormValues(product) : BLANK_FORM}
      validate={validate}
      onSubmit={submit}
    >
      {({ dirty, isSubmitting, submitForm }) => (
        <FormStack
          as={Form}
          ref={form}
          noValidate
          aria-label={product ? texts.editTitle : texts.addTitle}
        >
          <EditorBar
            isChanged={dirty}
            isSaving={isSubmitting}
            isWaiting={isReading}
            sections={form}
            onSaveDraft={() => {
              isDraft.current = true;
              void submitForm().finally(() => {
                isDraft.current = false;
              });
            }}
          />
          {conflict && <EditConflictNotice {...conflict} onMerge={mergeChanges} />}
          <Sections {...{ isReading, onReading }} product={product} />
          <FocusFirstError />
        </FormStack>
      )}
    </Formik>
  );
}

async function validate(form: ProductFormValues): Promise<object> {
  const problems = [...(await validateOrigin(form)), ...(await variantProblems(form))];
  return problems.reduceRight<object>(
    (errors, { field, message }) => setIn(errors, field, message) as object,
    {},
  );
}

function Sections({
  product,
  ...reading
}: PictureReadingProps & { product: EditableProduct | undefined }) {
  return (
    <>
      <Columns>
        <div>
          <BasicFields />
          <HindiFields />
          <PictureFields {...reading} />
          <VideoFields product={product} />
          <PricingFields product={product} />
          <InventoryFields product={product} />
          <BulkFields />
          <ShippingFields />
          <VariantFields />
          <TailoringFields />
          <LabelFields product={product} />
          <OriginFields />
          <SearchListingFields />
        </div>
        <div>
          <PublishingFields />
          <OrganisationFields />
        </div>
      </Columns>
      <VariantMatrix product={product} />
    </>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  alignItems: 'start',
  '& > div': { display: 'grid', gap: theme.spacing(2.5), minWidth: 0 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
}));
