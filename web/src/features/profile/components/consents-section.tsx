import type { ConsentPurpose } from '@kargha/domain/people/consent';
import type { AccountConsents, ConsentRow } from '@kargha/domain/people/account-endpoints';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useAnalyticsConsent } from '#lib/browser/analytics-consent.ts';
import { paths } from '#lib/addresses/paths.ts';
import { useServerQuery } from '#lib/reading/server-state.ts';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { styled } from '#ui/theme/styled.ts';

import { profileTexts } from '../profile-texts.ts';
import { setConsent, readConsents } from '../state/profile-actions.ts';
import { useAction } from '../state/use-action.ts';
import { Aside, Row, Section } from './section.tsx';

export function ConsentsSection() {
  const texts = useTexts(profileTexts);
  const query = { queryKey: ['consents'], queryFn: readConsents };
  const { data, isPending, error, keep, refetch } = useServerQuery(query);
  return (
    <Section title={texts.consentsTitle}>
      <Aside>{texts.consentsLead}</Aside>
      {isPending && <Spinner label={texts.consentsLoading} />}
      {error && (
        <Row>
          <p>{texts.consentsFailed}</p>
          <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>
        </Row>
      )}
      {data && <ConsentChoices consents={data} onDecided={keep} />}
      {data && <ConsentLog rows={data.log} />}
      <NoticeLink to={paths.privacy}>{texts.readNotice}</NoticeLink>
    </Section>
  );
}

interface ConsentChoicesProps {
  consents: AccountConsents;
  onDecided: (consents: AccountConsents) => void;
}

function ConsentChoices({ consents: { states }, onDecided }: ConsentChoicesProps) {
  const texts = useTexts(profileTexts);
  const { isBusy, run } = useAction();
  const measures = useAnalyticsConsent();

  function consentCheckbox(purpose: ConsentPurpose, isGiven: boolean) {
    const saved = { title: texts.saved, message: texts.consentSaved };
    const decide = async () => onDecided(await setConsent(purpose, !isGiven));
    return (
      <Tick>
        <input
          type="checkbox"
          checked={isGiven}
          disabled={isBusy}
          onChange={() => void run(decide, saved)}
        />
        <span>{texts.consents[purpose]}</span>
      </Tick>
    );
  }

  return (
    <div>
      {consentCheckbox('marketing', states.marketing)}
      <TickHint>{texts.marketingHint}</TickHint>
      {consentCheckbox('reminders', states.reminders)}
      {consentCheckbox('measuring', measures)}
      {states.newsletter ? (
        consentCheckbox('newsletter', true)
      ) : (
        <NoBox>{texts.newsletterHint}</NoBox>
      )}
    </div>
  );
}

function ConsentLog({ rows }: { rows: readonly ConsentRow[] }) {
  const texts = useTexts(profileTexts);
  return (
    <Folded>
      <summary>{texts.consentLog}</summary>
      {rows.length === 0 && <p>{texts.consentLogEmpty}</p>}
      <ul>
        {rows.map(({ id, purpose, given, notice, source, at }) => {
          const what = texts.consents[purpose];
          return (
            <li key={id}>
              {given ? texts.consentGiven(what) : texts.consentEnded(what)}
              <br />
              <small>
                {texts.consentWhere(
                  formatDay(at),
                  texts.consentSources[source],
                  formatDay(new Date(notice)),
                )}
              </small>
            </li>
          );
        })}
      </ul>
    </Folded>
  );
}

const Tick = styled('label')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(1.25),
  minHeight: vars.shop.target,
  paddingBlock: spacing(0.75),
  lineHeight: 1.4,
  cursor: 'pointer',
  '& > input': {
    flex: 'none',
    width: 22,
    height: 22,
    margin: 0,
    accentColor: vars.palette.primary.main,
  },
}));

const TickHint = styled(Aside)(({ theme }) => ({
  marginTop: theme.spacing(-0.75),
  marginBottom: theme.spacing(0.75),
  paddingInlineStart: `calc(22px + ${theme.spacing(1.25)})`,
}));

const NoBox = styled(Aside)(({ theme }) => ({ marginTop: theme.spacing(1.5) }));

const Folded = styled('details')(({ theme: { vars, spacing } }) => ({
  '& > summary': {
    minHeight: vars.shop.target,
    paddingBlock: spacing(1.25),
    cursor: 'pointer',
    fontWeight: 600,
  },
  '& > ul': { display: 'grid', gap: spacing(1), margin: 0, paddingInlineStart: spacing(2.5) },
  '& small': { color: vars.palette.text.secondary, fontSize: '0.875rem' },
}));

const NoticeLink = styled(Link)(({ theme: { vars } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: vars.shop.target,
  color: vars.palette.primary.main,
  fontWeight: 600,
}));
