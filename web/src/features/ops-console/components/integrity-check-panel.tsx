import { ALARM_LABELS } from '@kargha/domain/reports/ops';
import {
  opsEndpoints,
  type CheckResult,
  type IntegrityReport,
} from '@kargha/domain/reports/ops-endpoints';
import { formatMoment } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { May } from '#session/components/may.tsx';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';
import { Button } from '#ui/controls/button.tsx';
import { IndexTable } from '#ui/lists/index-table.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { opsTexts, type OpsTexts } from '../ops-texts.ts';

export function IntegrityCheckPanel({ report }: { report: IntegrityReport | null }) {
  const texts = useTexts(opsTexts);
  const { isBusy, start } = useAction(async () => {
    const { found } = (await callStaffEndpoint(opsEndpoints.check, {})).report;
    const message = found === 0 ? texts.checkPassed : texts.checkFound(found);
    showToast({ tone: found === 0 ? 'success' : 'error', message });
  });
  return (
    <section>
      <Head>
        <div>
          <Text variant="h3" component="h2">
            {texts.check}
          </Text>
          <p>{texts.checkHint}</p>
          <p>{report ? lastRun(report, texts) : texts.never}</p>
        </div>
        <May permission="ops.repair">
          <Button aria-disabled={isBusy} onClick={() => void start()}>
            {isBusy ? texts.running : texts.runNow}
          </Button>
        </May>
      </Head>
      {report && (
        <IndexTable
          label={texts.checks}
          columns={texts.checkColumns}
          rows={report.checks}
          idOf={({ kind }) => kind}
          nameOf={({ kind }) => ALARM_LABELS[kind]}
          numbers={['looked', 'found']}
          cells={(check) => ({
            check: ALARM_LABELS[check.kind],
            looked: check.looked,
            found: check.found,
            first: <Findings check={check} />,
          })}
        />
      )}
    </section>
  );
}

const MAX_LINES = 8;

function Findings({ check: { findings, isComplete } }: { check: CheckResult }) {
  const texts = useTexts(opsTexts);
  const messages = new Set(findings.map(({ what }) => what));
  const lines = [...messages].slice(0, MAX_LINES);
  if (messages.size > MAX_LINES) lines.push(texts.more(messages.size - MAX_LINES));
  if (!isComplete) lines.push(texts.incomplete);
  if (lines.length === 0) return texts.fine;
  return (
    <Lines>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Lines>
  );
}

function lastRun({ at, by }: IntegrityReport, texts: OpsTexts): string {
  const who = by === 'schedule' ? texts.bySchedule : texts.byStaff;
  return texts.lastRun(formatMoment(at), who);
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  '& p': { color: theme.vars.palette.text.secondary },
}));

const Lines = styled('ul')({
  margin: 0,
  paddingInlineStart: 18,
  whiteSpace: 'normal',
  minWidth: 280,
});
