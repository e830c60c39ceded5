import { Form, Formik, setIn } from 'formik';
import { useState, type ReactNode } from 'react';

import { settingsEndpoints } from '@kargha/domain/settings/settings-endpoints';
import type { SettingsSection } from '@kargha/domain/settings/shop-settings';
import { useTexts } from '#lib/language/language.ts';
import { MayEdit } from '#session/components/may-edit.tsx';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { markSaved } from '#ui/forms/mark-saved.ts';
import { LeaveGuard } from '#ui/lists/leave-guard.tsx';
import { SaveBar } from '#ui/lists/save-bar.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { adminSettingsTexts } from '../admin-settings-texts.ts';
import {
  sectionProblems,
  sectionFormValues,
  type SectionFormValues,
} from '../state/settings-form-values.ts';
import type { SaveSection } from '../state/use-settings.ts';

interface SectionFormProps {
  section: SettingsSection;
  value: unknown;
  onSave: SaveSection;
  children: ReactNode;
}

/** Each section is saved separately. Entered values stay when the server refuses them. */
export function SectionForm({ section, value, onSave, children }: SectionFormProps) {
  const texts = useTexts(adminSettingsTexts);
  const [initial] = useState(() => sectionFormValues(value));
  const { isBusy, start } = useAction(async (values: SectionFormValues) => {
    await onSave(section, values);
    showToast({ tone: 'success', title: texts.sections[section], message: texts.saved });
  });
  return (
    <Formik
      initialValues={initial}
      validate={(values) => errorsOf(section, values)}
      onSubmit={(values, helpers) =>
        start(values).then((isSaved) => {
          if (isSaved) markSaved(values, helpers);
        })
      }
    >
      {({ dirty, resetForm }) => (
        <Form noValidate>
          <FormSection title={texts.sections[section]}>
            <MayEdit permission={settingsEndpoints.save.permission.of[section]}>{children}</MayEdit>
          </FormSection>
          <FocusFirstError />
          <LeaveGuard when={dirty} />
          <SaveBar isDirty={dirty} isBusy={isBusy} onDiscard={() => resetForm()} />
        </Form>
      )}
    </Formik>
  );
}

function errorsOf(section: SettingsSection, values: SectionFormValues): object {
  return sectionProblems(section, values).reduce<object>(
    (errors, { path, message }) => setIn(errors, path, message) as object,
    {},
  );
}
