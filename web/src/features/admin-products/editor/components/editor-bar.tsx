import type { RefObject } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormSectionNav } from '#ui/forms/form-section-nav.tsx';
import { LeaveGuard } from '#ui/lists/leave-guard.tsx';
import { styled } from '#ui/theme/styled.ts';

import { adminProductsTexts } from '../../admin-products-texts.ts';

interface EditorBarProps {
  isChanged: boolean;
  isSaving: boolean;
  isWaiting: boolean;
  onSaveDraft: () => void;
  /** the element with the form sections */
  sections: RefObject<HTMLElement | null>;
}

/** Sticky bar with Save as draft and Save. Leaving with unsaved changes asks first. */
export function EditorBar(props: EditorBarProps) {
  const { isChanged, isSaving, isWaiting, onSaveDraft, sections } = props;
  const texts = useTexts(adminProductsTexts);
  return (
    <Bar>
      <LeaveGuard when={isChanged && !isSaving} />
      <div>
        <FormSectionNav label={texts.sections} sections={sections} />
      </div>
      <Button disabled={isSaving || isWaiting} onClick={onSaveDraft}>
        {texts.saveDraft}
      </Button>
      <Button type="submit" look="action" disabled={isSaving || isWaiting}>
        {isSaving ? texts.saving : texts.save}
      </Button>
    </Bar>
  );
}

const Bar = styled('div')(({ theme: { vars, spacing, breakpoints } }) => ({
  position: 'sticky',
  insetBlockStart: 'var(--bar-height)',
  zIndex: 5,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: spacing(1),
  paddingBlock: spacing(1),
  background: vars.palette.background.default,
  // Keeps the bar on one line on phones.
  [breakpoints.down('sm')]: { '& > button': { paddingInline: spacing(1.5) } },
}));
