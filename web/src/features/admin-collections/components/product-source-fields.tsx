import { CONDITION_FIELDS, type Condition } from '@kargha/domain/catalogue/collection-rule';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormMessage } from '#ui/forms/form-message.tsx';
import { FormSelectField } from '#ui/forms/form-select-field.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';
import { styled } from '#ui/theme/styled.ts';

import { adminCollectionsTexts } from '../admin-collections-texts.ts';
import type { CollectionFormValues } from '../state/collection-form-values.ts';
import { ManualProducts } from './manual-products.tsx';

export function ProductSourceFields() {
  const texts = useTexts(adminCollectionsTexts);
  const { values } = useFormValues<CollectionFormValues>();
  return (
    <>
      <FormSelectField
        name="kind"
        label={texts.kind}
        options={[
          { value: 'manual', label: texts.kinds.manual },
          { value: 'rule', label: texts.kinds.rule },
        ]}
      />
      {values.kind === 'rule' ? <RuleFields /> : <ManualProducts />}
    </>
  );
}

function RuleFields() {
  const texts = useTexts(adminCollectionsTexts);
  const { values, setValue } = useFormValues<CollectionFormValues>();
  const { conditions } = values;
  const put = (changed: Condition[]) => setValue('conditions', changed);
  return (
    <>
      <FormSelectField
        name="match"
        label={texts.match}
        options={[
          { value: 'all', label: texts.matches.all },
          { value: 'any', label: texts.matches.any },
        ]}
      />
      {conditions.map((condition, at) => (
        <ConditionRow
          key={at}
          at={at + 1}
          condition={condition}
          onChange={(changed) => put(conditions.with(at, changed))}
          onRemove={() => put(conditions.toSpliced(at, 1))}
        />
      ))}
      <FormMessage name="conditions" />
      <Button
        style={{ justifySelf: 'start' }}
        onClick={() => put([...conditions, { field: 'tag', value: '' }])}
      >
        {texts.addCondition}
      </Button>
    </>
  );
}

interface ConditionRowProps {
  /** starts at 1 */
  at: number;
  condition: Condition;
  onChange: (condition: Condition) => void;
  onRemove: () => void;
}

function ConditionRow({ at, condition, onChange, onRemove }: ConditionRowProps) {
  const texts = useTexts(adminCollectionsTexts);
  return (
    <Row>
      <SelectField
        label={texts.conditionField(at)}
        value={condition.field}
        options={CONDITION_FIELDS.map((value) => ({ value, label: texts.conditions[value] }))}
        onChange={(field) => onChange({ ...condition, field })}
      />
      <TextInput
        aria-label={texts.conditionValue(at)}
        maxLength={60}
        value={condition.value}
        onChange={({ currentTarget }) => onChange({ ...condition, value: currentTarget.value })}
      />
      <Button look="quiet" aria-label={texts.removeCondition(at)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  alignItems: 'end',
  '& > button': { justifySelf: 'start' },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr auto' },
}));
