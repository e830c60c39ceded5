import { styled } from '@mui/material/styles';
import { Form, Formik, setIn, type FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';

import { adminProductsTexts } from '../admin-products-texts.ts';
import { originProblems } from '../state/validate-origin.ts';
import {
  BLANK_FORM,
  formOf,
  type OpenedProduct,
  type TypedProduct,
} from '../state/product-form-values.ts';
import { useSaveProduct } from '../state/use-save-product.ts';
import { BasicFields } from './basic-fields.tsx';
import { BulkFields } from './bulk-fields.tsx';
import { EditorBar } from './editor-bar.tsx';
import { InventoryFields } from './inventory-fields.tsx';
import { NewerNotice } from './edit-conflict-notice.tsx';
import { OriginFields } from './origin-fields.tsx';
import { OrganisationFields } from './organisation-fields.tsx';
import { PictureFields, type PictureReading } from './picture-fields.tsx';
import { PricingFields } from './pricing-fields.tsx';
import { PublishingFields } from './publishing-fields.tsx';
import { SearchListingFields } from './search-listing-fields.tsx';
import { ShippingFields } from './shipping-fields.tsx';
import { VariantFields } from './variant-fields.tsx';

/** The form of a product: a new one, or one that is there. */
export function ProductForm({ product }: { product?: OpenedProduct }) {
  const texts = useTexts(adminProductsTexts);
  const navigate = useNavigate();
  const { save, newer, takeOver } = useSaveProduct(product);
  const isAside = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const [isReading, onReading] = useState(false);

  async function submit(typed: TypedProduct, { resetForm }: FormikHelpers<TypedProduct>) {
    const { isSaved, wrongField } = await save(typed, { isAside: isAside.current });
    if (wrongField) form.current?.querySelector<HTMLElement>(`[name="${wrongField}"]`)?.focus();
    if (!isSaved) return;
    resetForm({ values: typed });
    void navigate(paths.adminProducts);
  }

  return (
    <Formik
      initialValues={product ? formOf(product) : BLANK_FORM}
      validate={errorsOf}
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
            onSaveDraft={() => {
              isAside.current = true;
              void submitForm().finally(() => {
                isAside.current = false;
              });
            }}
          />
          {newer && <NewerNotice {...newer} onTakeOver={takeOver} />}
          <Sections {...{ isReading, onReading }} product={product} />
          <FocusFirstError />
        </FormStack>
      )}
    </Formik>
  );
}

/** The first problem of each field. */
async function errorsOf(form: TypedProduct): Promise<object> {
  const problems = await originProblems(form);
  return problems.reduceRight<object>(
    (errors, { field, message }) => setIn(errors, field, message) as object,
    {},
  );
}

function Sections({
  product,
  ...reading
}: PictureReading & { product: OpenedProduct | undefined }) {
  return (
    <Columns>
      <div>
        <BasicFields />
        <PictureFields {...reading} />
        <PricingFields />
        <InventoryFields product={product} />
        <BulkFields />
        <ShippingFields />
        <VariantFields />
        <OriginFields />
        <SearchListingFields />
      </div>
      <div>
        <PublishingFields />
        <OrganisationFields />
      </div>
    </Columns>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  alignItems: 'start',
  '& > div': { display: 'grid', gap: theme.spacing(2.5), minWidth: 0 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
}));
