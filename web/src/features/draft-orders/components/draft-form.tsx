import { Form, Formik, type FormikHelpers } from 'formik';
import { useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

import type { DraftDetails } from '@kargha/domain/orders/draft-order-endpoints';
import { paise, type Paise } from '@kargha/domain/money/paise';
import { adminPaths, adminRowPath } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { adminOrderPath } from '#lib/addresses/paths.ts';
import { useCan } from '#session/state/permissions.ts';
import { Button } from '#ui/controls/button.tsx';
import { useReportStaleRecord } from '#ui/dialog/stale-record.ts';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { markSaved } from '#ui/forms/mark-saved.ts';
import { LatestValues } from '#ui/forms/record-form.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';
import { LeaveGuard } from '#ui/lists/leave-guard.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';
import { useOpenSavedAction } from '#ui/lists/use-open-saved-action.ts';
import { styled } from '#ui/theme/styled.ts';
import { TwoColumns } from '#ui/two-columns.tsx';

import { draftOrdersTexts } from '../draft-orders-texts.ts';
import {
  BLANK_DRAFT,
  draftErrors,
  addressErrors,
  draftFormValues,
  type DraftFormValues,
} from '../state/draft-form-values.ts';
import { amountDue, saveDraft } from '../state/draft-actions.ts';
import { useDraftPrice } from '../state/use-draft-price.ts';
import { CustomerFields } from './customer-fields.tsx';
import { DraftTotals } from './draft-totals.tsx';
import { LineFields } from './line-fields.tsx';
import type { DraftAction } from './draft-dialogs.tsx';
import { TermsFields } from './terms-fields.tsx';

const DraftDialog = lazyComponent(async () => (await import('./draft-dialogs.tsx')).DraftDialog, {
  onError: 'over',
});

type NextStep = DraftAction | 'stay';

interface PendingAction {
  action: DraftAction;
  giftCard: string;
  total: Paise;
}

const DELETE: PendingAction = { action: 'delete', giftCard: '', total: paise(0) };

async function preparePendingAction(
  action: DraftAction,
  values: DraftFormValues,
  saved: DraftDetails,
) {
  return { action, giftCard: values.giftCard.trim(), total: await amountDue(values, saved) };
}

interface DraftFormProps {
  draft?: DraftDetails;
  /** a draft to copy into a new one */
  template?: DraftDetails | undefined;
}

/** Sending a link and recording a payment save the draft first. */
export function DraftForm({ draft, template = draft }: DraftFormProps) {
  const texts = useTexts(draftOrdersTexts);
  const navigate = useNavigate();
  const [initial] = useState(() => (template ? draftFormValues(template) : BLANK_DRAFT));
  const { next, pending, setPending, savedDraft, isBusy, save } = useSaveDraft(draft);
  return (
    <Formik
      initialValues={initial}
      validate={(values) => ({ ...draftErrors(values, texts), ...addressErrors(values) })}
      onSubmit={save}
    >
      {({ dirty, isSubmitting }) => (
        <>
          <LeaveGuard when={dirty && !isSubmitting && !isBusy} />
          <FormStack as={Form} noValidate aria-label={texts.newTitle}>
            <FocusFirstError />
            {draft && <LatestValues stored={draftFormValues(draft)} version={draft.revision} />}
            <Fields>
              <FormButtons
                isBusy={isBusy}
                onSubmit={(step) => {
                  next.current = step;
                }}
                onDelete={savedDraft && (() => setPending(DELETE))}
              />
            </Fields>
          </FormStack>
          {pending && savedDraft && (
            <DraftDialog
              {...pending}
              draft={savedDraft}
              onOrdered={(orderId) => void navigate(adminOrderPath(orderId))}
              onDeleted={() => void navigate(adminPaths.draftOrders)}
              onClose={() => setPending(undefined)}
            />
          )}
        </>
      )}
    </Formik>
  );
}

/** One request id per form: a repeated save creates one draft. */
function useSaveDraft(draft: DraftDetails | undefined) {
  const texts = useTexts(draftOrdersTexts);
  const navigate = useNavigate();
  const [requestId] = useState(() => crypto.randomUUID());
  const [saved, setSaved] = useState(draft);
  // The page reads the draft again when someone else has changed it.
  const savedDraft = draft && saved && draft.revision > saved.revision ? draft : saved;
  const reportStale = useReportStaleRecord();
  const [pending, setPending] = useState<PendingAction>();
  const next = useRef<NextStep>('stay');
  const savedId = useRef('');
  const openSaved = useOpenSavedAction((id) => adminRowPath(adminPaths.draftOrders, id));
  const recover = (error: unknown) => {
    reportStale(error);
    return openSaved(error);
  };
  const { isBusy, start } = useAction(async (values: DraftFormValues) => {
    const stored = await saveDraft(values, { requestId, savedDraft });
    setSaved(stored);
    if (next.current !== 'stay')
      setPending(await preparePendingAction(next.current, values, stored));
    else showToast({ tone: 'success', message: texts.saved });
    savedId.current = stored.id;
  }, recover);

  async function save(values: DraftFormValues, helpers: FormikHelpers<DraftFormValues>) {
    if (!(await start(values))) return;
    const isUnchanged = markSaved(values, helpers);
    // A new draft continues under its own URL, unless something typed meanwhile would be lost.
    if (draft || next.current !== 'stay' || !isUnchanged) return;
    void navigate(adminRowPath(adminPaths.draftOrders, savedId.current), { replace: true });
  }

  return { next, pending, setPending, savedDraft, isBusy, save };
}

function Fields({ children }: { children: ReactNode }) {
  const { values } = useFormValues<DraftFormValues>();
  const price = useDraftPrice(values);
  return (
    <TwoColumns
      side={
        <Side>
          <DraftTotals {...price} />
          {children}
        </Side>
      }
    >
      <Stack>
        <LineFields lines={price.price?.lines ?? []} />
        <CustomerFields />
        <TermsFields />
      </Stack>
    </TwoColumns>
  );
}

interface FormButtonsProps {
  isBusy: boolean;
  onSubmit: (next: NextStep) => void;
  /** undefined for a draft that was never saved */
  onDelete: (() => void) | undefined;
}

function FormButtons({ isBusy, onSubmit, onDelete }: FormButtonsProps) {
  const texts = useTexts(draftOrdersTexts);
  const canRecord = useCan()('payments.record');
  const buttons: [NextStep, string][] = [
    ['send', texts.send],
    ...(canRecord ? [['paid', texts.paid] satisfies [NextStep, string]] : []),
    ['stay', isBusy ? texts.saving : texts.save],
  ];
  return (
    <Stack>
      {buttons.map(([step, label]) => (
        <Button
          key={step}
          type="submit"
          wide
          look={step === 'send' ? 'action' : 'plain'}
          disabled={isBusy}
          onClick={() => onSubmit(step)}
        >
          {label}
        </Button>
      ))}
      {onDelete && (
        <Button look="quiet" wide disabled={isBusy} onClick={onDelete}>
          {texts.delete}
        </Button>
      )}
    </Stack>
  );
}

const Stack = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));

/** Stays in view while the fields are filled in. */
const Side = styled(Stack)(({ theme: { breakpoints, spacing } }) => ({
  [breakpoints.up('md')]: { position: 'sticky', top: spacing(11) },
}));
