import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import {
  labelItemsIn,
  LABEL_SIZES,
  type LabelItem,
  type LabelQuery,
  type LabelSize,
  labelEndpoints,
  labelItemsText,
} from '@kargha/domain/catalogue/label-endpoints';
import { productEndpoints } from '@kargha/domain/catalogue/product-endpoints';
import { pieceEndpoints } from '@kargha/domain/pieces/piece-endpoints';
import { lineTitle } from '@kargha/domain/shopping/line-title';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { useStaffQuery } from '#session/state/endpoint-queries.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/page-states.tsx';
import { describeField, FieldFrame } from '#ui/forms/field-frame.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { Surface } from '#ui/surface.tsx';
import { useAction } from '#ui/toasts/use-action.ts';
import { saveFile } from '#lib/files/save-file.ts';
import { endpointPath } from '#lib/server/endpoint-path.ts';
import { useCan } from '#session/state/permissions.ts';
import { fetchStaffFile } from '#session/state/staff-api.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';
import { styled } from '#ui/theme/styled.ts';

import { adminLabelsTexts } from '../admin-labels-texts.ts';

/** The address names the products with their number of labels. */
export function LabelsPage() {
  const texts = useTexts(adminLabelsTexts);
  const [params] = useSearchParams();
  const items = labelItemsIn(params.get('items') ?? '') ?? [];
  return (
    <IndexPage
      title={texts.title}
      subtitle={texts.subtitle}
      back={{ to: adminPaths.inventory, label: texts.back }}
    >
      {items.length === 0 ? (
        <EmptyState
          title={texts.empty}
          action={<ButtonLink to={adminPaths.inventory}>{texts.toInventory}</ButtonLink>}
        >
          {texts.emptyHint}
        </EmptyState>
      ) : (
        <LabelCounts
          key={params.get('items')}
          asked={items.map((item) => ({ ...item, count: String(item.count) }))}
        />
      )}
    </IndexPage>
  );
}

function LabelCounts({ asked }: { asked: TypedCount[] }) {
  const texts = useTexts(adminLabelsTexts);
  const [counts, setCounts] = useState(asked);
  const [size, setSize] = useState<LabelSize>('roll');
  const [month, setMonth] = useState('');
  const canRecord = useCan()('stock.edit');
  const { isBusy, start } = useAction(async () => {
    const items = readCounts(counts);
    if (items === null) throw new Error(texts.wrongCounts);
    if (canRecord) await recordPieces(items);
    await saveLabels({ items, size, month }, texts.fileName);
  });
  return (
    <Sheet
      as="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void start();
      }}
    >
      {counts.map((item) => (
        <CountField
          key={unitName(item)}
          item={item}
          onType={(count) =>
            setCounts(counts.map((one) => (one === item ? { ...one, count } : one)))
          }
        />
      ))}
      <SelectField
        label={texts.size}
        value={size}
        options={LABEL_SIZES.map((value) => ({ value, label: texts.sizes[value] }))}
        onChange={setSize}
      />
      <MonthField month={month} onType={setMonth} />
      <div>
        <Button type="submit" look="action" aria-disabled={isBusy}>
          {texts.save}
        </Button>
      </div>
    </Sheet>
  );
}

interface CountFieldProps {
  item: TypedCount;
  onType: (count: string) => void;
}

function CountField({ item, onType }: CountFieldProps) {
  const texts = useTexts(adminLabelsTexts);
  const id = useId();
  const { data, isError } = useStaffQuery(productEndpoints.find, { params: { id: item.id } });
  const unknown = isError ? texts.failed : texts.loading;
  const options = data?.product.combinations[item.variantId ?? '']?.options;
  return (
    <FieldFrame
      id={id}
      label={data ? texts.countOf(lineTitle({ title: data.product.title, options })) : unknown}
    >
      <TextInput
        id={id}
        inputMode="numeric"
        maxLength={3}
        value={item.count}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
    </FieldFrame>
  );
}

interface MonthFieldProps {
  month: string;
  onType: (month: string) => void;
}

/** The pieces of a delivery may be newer than the month that their product states. */
function MonthField({ month, onType }: MonthFieldProps) {
  const texts = useTexts(adminLabelsTexts);
  const id = useId();
  return (
    <FieldFrame id={id} label={texts.month} hint={texts.monthHint}>
      <TextInput
        {...describeField(id, undefined, texts.monthHint)}
        type="month"
        value={month}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
    </FieldFrame>
  );
}

const Sheet = styled(Surface)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  maxWidth: 560,
}));

interface TypedCount extends Omit<LabelItem, 'count'> {
  /** as typed */
  count: string;
}

function unitName({ id, variantId = '' }: TypedCount): string {
  return `${id}.${variantId}`;
}

/** Products with a count of 0 are left out. Null when a count is no whole number, or there are too many labels. */
function readCounts(typed: readonly TypedCount[]): string | null {
  if (!typed.every(({ count }) => /^\d{1,3}$/.test(count.trim()))) return null;
  const items = typed
    .map((item) => ({ ...item, count: Number(item.count) }))
    .filter(({ count }) => count > 0);
  const text = labelItemsText(items);
  return labelItemsIn(text) === null ? null : text;
}

/** Pieces in stock that have no record get one, so that each label leads to its piece. @throws ApiError */
async function recordPieces(items: string): Promise<void> {
  const units = (labelItemsIn(items) ?? []).map(({ id: productId, variantId, count }) => ({
    ...{ productId, count },
    ...(variantId !== undefined && { variantId }),
  }));
  await callStaffEndpoint(pieceEndpoints.record, { body: { units } });
}

/** @throws ApiError */
async function saveLabels(query: LabelQuery, name: string): Promise<void> {
  const path = endpointPath(labelEndpoints.print, { query });
  saveFile(name, await fetchStaffFile(path));
}
