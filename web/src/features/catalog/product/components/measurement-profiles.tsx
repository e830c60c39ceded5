import { useId, useState } from 'react';

import type { Product } from '@kargha/domain/catalogue/product';
import { fromMillimetres } from '@kargha/domain/catalogue/tailoring';
import type { MeasurementField } from '@kargha/domain/catalogue/tailoring-schema';
import { withProfile } from '@kargha/domain/people/measurement-profiles';
import { useTexts } from '#lib/language/language.ts';
import { useMeasurementProfiles } from '#session/state/measurement-profiles.ts';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { Button } from '#ui/controls/button.tsx';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { styled } from '#ui/theme/styled.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { tailoringTexts } from '../../tailoring-texts.ts';
import { typeMeasurements, useTailoringChoice } from '../state/chosen-tailoring.ts';

interface MeasurementProfilesProps {
  product: Product;
  fields: readonly MeasurementField[];
}

/** Saved measurements of a signed-in person; guests type theirs each time. */
export function MeasurementProfiles(props: MeasurementProfilesProps) {
  const texts = useTexts(tailoringTexts);
  const profile = useSession(selectProfile);
  return profile ? <OwnProfiles {...props} uid={profile.uid} /> : <p>{texts.signInHint}</p>;
}

function OwnProfiles({ product, fields, uid }: MeasurementProfilesProps & { uid: string }) {
  const texts = useTexts(tailoringTexts);
  const id = useId();
  const { profiles = [], change } = useMeasurementProfiles(uid);
  const { measurements = {} } = useTailoringChoice(product);
  const [name, setName] = useState('');
  const isComplete = name.trim() !== '' && Object.keys(measurements).length > 0;

  function use(chosen: string) {
    const values = profiles.find((one) => one.name === chosen)?.values ?? {};
    const known = fields.flatMap(({ id: field, unit }): [string, string][] => {
      const mm = values[field];
      return mm === undefined ? [] : [[field, String(fromMillimetres(mm, unit))]];
    });
    setName(chosen);
    typeMeasurements(product, Object.fromEntries(known));
  }

  async function save() {
    try {
      await change((all) => withProfile(all, { name: name.trim(), values: { ...measurements } }));
      showToast({ tone: 'success', message: texts.saved });
    } catch {
      showToast({ tone: 'error', message: texts.failed });
    }
  }

  return (
    <Saved>
      {profiles.length > 0 && (
        <SelectField
          label={texts.profile}
          value={profiles.some((one) => one.name === name) ? name : ''}
          options={[
            { value: '', label: texts.choose },
            ...profiles.map((one) => ({ value: one.name, label: one.name })),
          ]}
          onChange={use}
        />
      )}
      <FieldFrame id={id} label={texts.profileName}>
        <TextInput
          id={id}
          value={name}
          maxLength={40}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => setName(value)}
        />
      </FieldFrame>
      <Button aria-disabled={!isComplete || undefined} onClick={() => void (isComplete && save())}>
        {texts.save}
      </Button>
    </Saved>
  );
}

const Saved = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(1),
  justifyItems: 'start',
  padding: spacing(1.5),
  borderRadius: vars.shop.radius.control,
  background: vars.palette.shop.well,
  '& > div': { width: '100%' },
}));
