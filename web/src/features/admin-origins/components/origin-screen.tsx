import { useParams } from 'react-router-dom';

import { originPath } from '@kargha/domain/catalogue/origin-address';
import {
  MAX_ORIGIN_NAME,
  MAX_ORIGIN_TEXT,
  originEndpoints,
  type OriginSettings,
} from '@kargha/domain/catalogue/origin-endpoints';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { MayEdit } from '#session/components/may-edit.tsx';
import { useStaffQuery } from '#session/state/endpoint-queries.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';
import { FormSection } from '#ui/forms/form-section.tsx';
import { FormTextArea } from '#ui/forms/form-text-area.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { RecordForm } from '#ui/forms/record-form.tsx';
import { RecordActions } from '#ui/lists/record-actions.tsx';
import { RecordFrame } from '#ui/lists/record-frame.tsx';
import { Tag } from '#ui/tag.tsx';
import { Text } from '#ui/text.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { adminOriginsTexts } from '../admin-origins-texts.ts';

/** What the page of a maker, a place or a weave says. */
export function AdminOriginPage() {
  const { kind = '', slug = '' } = useParams();
  return <OriginScreen key={`${kind} ${slug}`} kind={kind} slug={slug} />;
}

function OriginScreen({ kind, slug }: { kind: string; slug: string }) {
  const texts = useTexts(adminOriginsTexts);
  const read = useStaffQuery(
    originEndpoints.settings,
    { params: { kind, slug } },
    { fresh: true, select: ({ origin }) => origin },
  );
  return (
    <RecordFrame
      read={read}
      texts={texts}
      back={{ to: adminPaths.origins, label: texts.title }}
      title={({ name }) => name}
      status={(origin) => <Tag tone="idle">{texts.kinds[origin.kind]}</Tag>}
      actions={(origin) => (
        <RecordActions
          actions={[{ label: texts.viewInShop, to: originPath(origin.kind, origin.slug) }]}
        />
      )}
    >
      {(origin) => (
        <MayEdit permission="products.edit">
          <OriginForm origin={origin} onSaved={(saved) => read.keep({ origin: saved })} />
        </MayEdit>
      )}
    </RecordFrame>
  );
}

interface OriginFormProps {
  origin: OriginSettings;
  onSaved: (origin: OriginSettings) => void;
}

function OriginForm({ origin, onSaved }: OriginFormProps) {
  const texts = useTexts(adminOriginsTexts);
  const { kind, slug, name, products, revision, nameHindi, text, textHindi } = origin;
  return (
    <RecordForm
      label={name}
      initial={{ nameHindi, text, textHindi }}
      version={revision}
      validate={() => ({})}
      onSave={async (values) => {
        const saved = await callStaffEndpoint(originEndpoints.change, {
          params: { kind, slug },
          body: { revision, ...values },
        });
        onSaved(saved.origin);
        showToast({ tone: 'success', message: texts.saved });
      }}
    >
      <FormSection title={texts.about}>
        <Text tone="secondary">{texts.nameHint(products)}</Text>
        <FormTextArea
          name="text"
          label={texts.text}
          hint={texts.textHint}
          rows={6}
          maxLength={MAX_ORIGIN_TEXT}
        />
        <FormTextField
          name="nameHindi"
          label={texts.nameHindi}
          optional={texts.optional}
          lang="hi"
          maxLength={MAX_ORIGIN_NAME}
        />
        <FormTextArea
          name="textHindi"
          label={texts.textHindi}
          optional={texts.optional}
          lang="hi"
          rows={6}
          maxLength={MAX_ORIGIN_TEXT}
        />
      </FormSection>
    </RecordForm>
  );
}
