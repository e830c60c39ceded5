import type { IntegrationsState, SettingsAnswer } from '@kargha/domain/settings/settings-response';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { Link } from '#ui/controls/link.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { Tag } from '#ui/tag.tsx';
import { styled } from '#ui/theme/styled.ts';

import { adminSettingsTexts, type AdminSettingsTexts } from '../admin-settings-texts.ts';

export function StatusPanel({ integrations, series }: SettingsAnswer) {
  const texts = useTexts(adminSettingsTexts);
  return (
    <>
      <FormSection title={texts.servicesTitle}>
        <Rows>
          {(['razorpayKeys', 'webhookSecret', 'mailServer', 'appCheck'] as const).map((name) => (
            <li key={name}>
              <span>{texts.integrations[name]}</span>
              <Tag tone={integrations[name] === true ? 'done' : 'waiting'}>
                {serviceStatus(integrations[name], texts)}
              </Tag>
            </li>
          ))}
          <li>
            <span>{texts.integrations.razorpayTestMode}</span>
            <Tag>{integrations.razorpayTestMode ? texts.testMode : texts.liveMode}</Tag>
          </li>
        </Rows>
      </FormSection>
      <FormSection title={texts.series}>
        <Rows>
          {series.map((one) => (
            <li key={one.series}>
              <span>{texts.seriesOf(one.series, one.year)}</span>
              <span>{texts.lastNumber(one.last)}</span>
            </li>
          ))}
        </Rows>
      </FormSection>
      <FormSection title={texts.elsewhere}>
        <SettingsLink to={adminPaths.markets}>{texts.shippingElsewhere}</SettingsLink>
        <SettingsLink to={paths.users}>{texts.staff}</SettingsLink>
      </FormSection>
    </>
  );
}

function serviceStatus(state: IntegrationsState['mailServer'], texts: AdminSettingsTexts): string {
  if (state === null) return texts.mailUnknown;
  return state ? texts.isSet : texts.isNotSet;
}

const SettingsLink = styled(Link)(({ theme }) => ({
  width: 'fit-content',
  color: theme.vars.palette.primary.main,
  fontWeight: 600,
}));

const Rows = styled('ul')(({ theme: { vars, spacing } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: spacing(1, 2),
    padding: spacing(1, 0),
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  '& > li:first-of-type': { borderTop: 0 },
}));
