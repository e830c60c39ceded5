import { useRef, type ReactNode } from 'react';

import type { SettingsAnswer } from '@kargha/domain/settings/settings-response';
import { useTexts } from '#lib/language/language.ts';
import { useCan } from '#session/state/permissions.ts';
import { FormSectionNav } from '#ui/forms/form-section-nav.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { RecordStack } from '#ui/lists/record-frame.tsx';
import { RecordPlaceholder } from '#ui/lists/record-placeholder.tsx';
import { MAKER_KINDS } from '@kargha/domain/catalogue/label-fields';
import { FieldPair, PartHeading } from '#ui/forms/form-section.tsx';
import { FormSelectField } from '#ui/forms/form-select-field.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { styled } from '#ui/theme/styled.ts';

import { adminSettingsTexts } from '../admin-settings-texts.ts';
import { useSettings, type SaveSection } from '../state/use-settings.ts';
import { ShopFrontFields } from './shop-front-fields.tsx';
import { BankAccountFields, LegalFields } from './legal-fields.tsx';
import {
  ClaimsFields,
  UnpaidOrderFields,
  PaymentsFields,
  PhoneOrderFields,
  StaffSafetyFields,
  StockFields,
  TaxPortalFields,
  GiftWrapFields,
} from './rule-fields.tsx';
import { CashOnDeliveryFields } from './cash-on-delivery-fields.tsx';
import { CourierFields } from './courier-fields.tsx';
import { SectionForm } from './section-form.tsx';
import { StatusPanel } from './status-panel.tsx';
import { TaxFields } from './tax-fields.tsx';

export function SettingsPage() {
  const texts = useTexts(adminSettingsTexts);
  return (
    <IndexPage title={texts.title} subtitle={texts.subtitle}>
      <SettingsView />
    </IndexPage>
  );
}

export function SettingsView() {
  const can = useCan();
  return (
    <LoadedSections>
      {(loaded, save) => (
        <>
          <SectionForm section="legal" value={loaded.settings.legal} onSave={save}>
            <LegalFields />
          </SectionForm>
          <SectionForm section="bankAccount" value={loaded.settings.bankAccount} onSave={save}>
            <BankAccountFields />
          </SectionForm>
          <SectionForm section="holds" value={loaded.settings.holds} onSave={save}>
            <UnpaidOrderFields />
          </SectionForm>
          <SectionForm section="stock" value={loaded.settings.stock} onSave={save}>
            <StockFields />
          </SectionForm>
          <SectionForm section="phoneOrders" value={loaded.settings.phoneOrders} onSave={save}>
            <PhoneOrderFields />
          </SectionForm>
          <SectionForm section="tax" value={loaded.settings.tax} onSave={save}>
            <TaxFields />
          </SectionForm>
          <SectionForm section="labels" value={loaded.settings.labels} onSave={save}>
            <LabelFields />
          </SectionForm>
          <SectionForm section="couriers" value={loaded.settings.couriers} onSave={save}>
            <CourierFields />
          </SectionForm>
          <SectionForm section="taxPortal" value={loaded.settings.taxPortal} onSave={save}>
            <TaxPortalFields />
          </SectionForm>
          <SectionForm section="payments" value={loaded.settings.payments} onSave={save}>
            <PaymentsFields />
          </SectionForm>
          <SectionForm
            section="cashOnDelivery"
            value={loaded.settings.cashOnDelivery}
            onSave={save}
          >
            <CashOnDeliveryFields />
          </SectionForm>
          <SectionForm section="giftWrap" value={loaded.settings.giftWrap} onSave={save}>
            <GiftWrapFields />
          </SectionForm>
          {can('settings.bank') && (
            <SectionForm section="staffSafety" value={loaded.settings.staffSafety} onSave={save}>
              <StaffSafetyFields />
            </SectionForm>
          )}
          <SectionForm section="claims" value={loaded.settings.claims} onSave={save}>
            <ClaimsFields />
          </SectionForm>
          <StatusPanel {...loaded} />
        </>
      )}
    </LoadedSections>
  );
}

export function OnlineStorePage() {
  const texts = useTexts(adminSettingsTexts);
  return (
    <IndexPage title={texts.frontTitle} subtitle={texts.frontSubtitle}>
      <ShopFrontView />
    </IndexPage>
  );
}

export function ShopFrontView() {
  return (
    <LoadedSections>
      {(loaded, save) => (
        <SectionForm section="shopFront" value={loaded.settings.shopFront} onSave={save}>
          <ShopFrontFields />
        </SectionForm>
      )}
    </LoadedSections>
  );
}

interface LoadedProps {
  children: (loaded: SettingsAnswer, save: SaveSection) => ReactNode;
}

export function LoadedSections({ children }: LoadedProps) {
  const texts = useTexts(adminSettingsTexts);
  const { query, save } = useSettings();
  const sections = useRef<HTMLDivElement>(null);
  if (query.data) {
    return (
      <>
        <Sticky>
          <FormSectionNav label={texts.sectionNav} sections={sections} />
        </Sticky>
        <RecordStack ref={sections}>{children(query.data, save)}</RecordStack>
      </>
    );
  }
  return <RecordPlaceholder read={query} loading={texts.loading} failed={texts.failed} />;
}

const Sticky = styled('div')(({ theme: { vars, spacing } }) => ({
  position: 'sticky',
  insetBlockStart: 'var(--bar-height)',
  zIndex: 5,
  paddingBlock: spacing(1),
  background: vars.palette.background.default,
}));

function LabelFields() {
  const texts = useTexts(adminSettingsTexts);
  return (
    <>
      <p>{texts.labelsHint}</p>
      <FieldPair>
        <FormSelectField
          name="makerKind"
          label={texts.makerKind}
          options={MAKER_KINDS.map((value) => ({ value, label: texts.makerKinds[value] }))}
        />
        <FormTextField name="makerName" label={texts.name} optional={texts.optional} />
      </FieldPair>
      <FormTextField name="makerAddress" label={texts.address} optional={texts.optional} />
      <PartHeading>{texts.customerCare}</PartHeading>
      <FieldPair>
        <FormTextField name="careName" label={texts.name} optional={texts.optional} />
        <FormTextField name="carePhone" label={texts.phone} type="tel" optional={texts.optional} />
        <FormTextField
          name="careEmail"
          label={texts.email}
          type="email"
          optional={texts.optional}
        />
        <FormTextField name="careAddress" label={texts.address} optional={texts.optional} />
      </FieldPair>
    </>
  );
}
