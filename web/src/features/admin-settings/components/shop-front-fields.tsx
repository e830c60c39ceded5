import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { FormCheckbox } from '#ui/forms/form-checkbox.tsx';
import { PartHeading } from '#ui/forms/form-section.tsx';
import { FormTextArea } from '#ui/forms/form-text-area.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';

import { adminSettingsTexts } from '../admin-settings-texts.ts';
import { RowListForm } from './row-list-form.tsx';

export function ShopFrontFields() {
  const texts = useTexts(adminSettingsTexts);
  return (
    <>
      <PartHeading>{texts.maintenance}</PartHeading>
      <FormCheckbox name="maintenance.isOn" label={texts.maintenanceOn} />
      <FormTextArea
        name="maintenance.message"
        label={texts.maintenanceMessage}
        hint={texts.maintenanceHint}
        rows={2}
      />
      <PartHeading>{texts.announcement}</PartHeading>
      <FormCheckbox name="announcement.isOn" label={texts.announcementOn} />
      <FormTextField name="announcement.text" label={texts.announcementText} />
      <FormTextField
        name="announcement.textHindi"
        label={texts.announcementTextHindi}
        optional={texts.optional}
        lang="hi"
      />
      <FormTextField
        name="announcement.link"
        label={texts.announcementLink}
        optional={texts.optional}
        hint={texts.pathHint}
      />
      <PartHeading>{texts.whatsAppHelp}</PartHeading>
      <FormTextField
        name="whatsApp"
        type="tel"
        label={texts.whatsApp}
        optional={texts.optional}
        hint={texts.whatsAppHint}
      />
      <PartHeading>{texts.menu}</PartHeading>
      <RowListForm
        name="menu"
        blank={{ label: '', path: '' }}
        add={texts.addLink}
        remove={({ label }, place) =>
          texts.removeLink(label === '' ? texts.row(place + 1) : String(label))
        }
      >
        {(row) => (
          <>
            <FormTextField name={`${row}.label`} label={texts.menuLabel} />
            <FormTextField name={`${row}.path`} label={texts.menuPath} placeholder={paths.about} />
          </>
        )}
      </RowListForm>
      <PartHeading>{texts.seo}</PartHeading>
      <FormTextField name="seo.title" label={texts.seoTitle} optional={texts.optional} />
      <FormTextArea name="seo.description" label={texts.seoDescription} rows={2} />
    </>
  );
}
