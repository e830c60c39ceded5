import { styled } from '@mui/material/styles';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

import type { DraftDetails } from '@kargha/domain/orders/draft-order';
import { paise, type Paise } from '@kargha/domain/money/paise';
import { adminPaths, adminRowPath } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { adminOrderPath } from '#lib/addresses/paths.ts';
import { Button } from '#ui/controls/button.tsx';
import { laterPart } from '#ui/feedback/later-part.tsx';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { markSaved } from '#ui/forms/mark-saved.ts';
import { useFormValues } from '#ui/forms/use-form-values.ts';
import { LeaveGuard } from '#ui/lists/leave-guard.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { useDeed } from '#ui/toasts/use-deed.ts';
import { useWayToSaved } from '#ui/lists/use-way-to-saved.ts';
import { TwoColumns } from '#ui/two-columns.tsx';

import { draftOrdersTexts } from '../draft-orders-texts.ts';
import {
  BLANK_DRAFT,
  draftErrors,
  placeErrors,
  typedDraft,
  type TypedDraft,
} from '../state/typed-draft.ts';
import { leftToPay, saveDraft, useDraftPrice } from '../state/use-drafts.ts';
import { CustomerFields } from './customer-fields.tsx';
import { DraftSums } from './draft-sums.tsx';
import { LineFields } from './line-fields.tsx';
import type { DraftDeed } from './order-dialogs.tsx';
import { TermsFields } from './terms-fields.tsx';

const DraftDialog = laterPart(async () => (await import('./order-dialogs.tsx')).DraftDialog, {
  lost: 'over',
});

/** What follows once it is saved. */
type Next = DraftDeed | 'stay';

/** What staff are asked about: the deed, with what is left to pay beside this gift card. */
interface AskedDeed {
  deed: DraftDeed;
  giftCard: string;
  total: Paise;
}

const DELETE: AskedDeed = { deed: 'delete', giftCard: '', total: paise(0) };

async function askedOf(deed: DraftDeed, typed: TypedDraft, saved: DraftDetails) {
  return { deed, giftCard: typed.giftCard.trim(), total: await leftToPay(typed, saved) };
}

interface DraftFormProps {
  /** the draft that is changed; left out for a new one */
  draft?: DraftDetails;
  /** what a new one begins with */
  like?: DraftDetails | undefined;
}

/** Everything about an order that staff prepare; what is sent or recorded as paid is saved first. */
export function DraftForm({ draft, like = draft }: DraftFormProps) {
  const texts = useTexts(draftOrdersTexts);
  const navigate = useNavigate();
  const [initial] = useState(() => (like ? typedDraft(like) : BLANK_DRAFT));
  const { next, asked, setAsked, kept, isBusy, save } = useDraftSaving(draft);
  return (
    <Formik
      initialValues={initial}
      validate={(typed) => ({ ...draftErrors(typed, texts), ...placeErrors(typed) })}
      onSubmit={save}
    >
      {({ dirty, isSubmitting }) => (
        <>
          <LeaveGuard when={dirty && !isSubmitting && !isBusy} />
          <FormStack as={Form} noValidate aria-label={texts.newTitle}>
            <FocusFirstError />
            <Fields>
              <Ways
                isBusy={isBusy}
                onSubmit={(wanted) => {
                  next.current = wanted;
                }}
                onDelete={kept && (() => setAsked(DELETE))}
              />
            </Fields>
          </FormStack>
          {asked && kept && (
            <DraftDialog
              {...asked}
              draft={kept}
              onOrdered={(orderId) => void navigate(adminOrderPath(orderId))}
              onDeleted={() => void navigate(adminPaths.draftOrders)}
              onClose={() => setAsked(undefined)}
            />
          )}
        </>
      )}
    </Formik>
  );
}

/** Saves what was typed under one id, and does what follows. */
function useDraftSaving(draft: DraftDetails | undefined) {
  const texts = useTexts(draftOrdersTexts);
  const navigate = useNavigate();
  const [requestId] = useState(() => crypto.randomUUID());
  const [kept, setKept] = useState(draft);
  const [asked, setAsked] = useState<AskedDeed>();
  const next = useRef<Next>('stay');
  const savedId = useRef('');
  const wayToSaved = useWayToSaved((id) => adminRowPath(adminPaths.draftOrders, id));
  const { isBusy, start } = useDeed(async (typed: TypedDraft) => {
    const saved = await saveDraft(typed, { requestId, kept });
    setKept(saved);
    if (next.current !== 'stay') setAsked(await askedOf(next.current, typed, saved));
    else showToast({ tone: 'success', message: texts.saved });
    savedId.current = saved.id;
  }, wayToSaved);

  async function save(typed: TypedDraft, helpers: FormikHelpers<TypedDraft>) {
    if (!(await start(typed))) return;
    const isAll = markSaved(typed, helpers);
    // A new draft goes on under its own address, unless what was typed meanwhile would be lost on the way.
    if (draft || next.current !== 'stay' || !isAll) return;
    void navigate(adminRowPath(adminPaths.draftOrders, savedId.current), { replace: true });
  }

  return { next, asked, setAsked, kept, isBusy, save };
}

function Fields({ children }: { children: ReactNode }) {
  const { values } = useFormValues<TypedDraft>();
  const price = useDraftPrice(values);
  return (
    <TwoColumns
      side={
        <Side>
          <DraftSums {...price} />
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

interface WaysProps {
  isBusy: boolean;
  onSubmit: (next: Next) => void;
  /** undefined for what was never saved */
  onDelete: (() => void) | undefined;
}

function Ways({ isBusy, onSubmit, onDelete }: WaysProps) {
  const texts = useTexts(draftOrdersTexts);
  const ways: [Next, string][] = [
    ['send', texts.send],
    ['paid', texts.paid],
    ['stay', isBusy ? texts.saving : texts.save],
  ];
  return (
    <Stack>
      {ways.map(([way, label]) => (
        <Button
          key={way}
          type="submit"
          wide
          look={way === 'send' ? 'action' : 'plain'}
          disabled={isBusy}
          onClick={() => onSubmit(way)}
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

/** Stays in sight while the fields are filled in. */
const Side = styled(Stack)(({ theme: { breakpoints, spacing } }) => ({
  [breakpoints.up('md')]: { position: 'sticky', top: spacing(11) },
}));
