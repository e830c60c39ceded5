import { useState } from 'react';

import { formatPaise } from '@kargha/domain/money-format';
import { sumPaise } from '@kargha/domain/paise';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/paths.ts';
import { saveCsv } from '#lib/save-file.ts';
import { useRead } from '#lib/use-read.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { EmptyFace, FailedFace } from '#ui/feedback/faces.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { Tile, Tiles } from '#ui/lists/tiles.tsx';

import { creditTexts } from '../credit-texts.ts';
import { overdueOf, readStandings, standingsCsv, type Standing } from '../state/credit.ts';
import { LimitDialog } from './limit-dialog.tsx';
import { StandingsTable } from './standings-table.tsx';

/** Who owes what, since when, and how much they may owe. */
export function CreditView() {
  const texts = useTexts(creditTexts);
  const read = useRead(readStandings, 'all');
  const standings = read.data ?? [];
  const isEmpty = read.status === 'ready' && standings.length === 0;
  return (
    <IndexPage
      title={texts.title}
      subtitle={texts.subtitle}
      actions={
        <Button
          disabled={standings.length === 0}
          onClick={() => saveCsv(texts.csvName, standingsCsv(standings))}
        >
          {texts.csv}
        </Button>
      }
    >
      {read.status === 'loading' && <Spinner label={texts.loading} />}
      {read.status === 'failed' && (
        <FailedFace
          title={read.failure || texts.failed}
          action={<Button onClick={read.reload}>{texts.tryAgain}</Button>}
        />
      )}
      {isEmpty && (
        <EmptyFace
          title={texts.noneTitle}
          action={<ButtonLink to={paths.adminOrders}>{texts.toOrders}</ButtonLink>}
        >
          {texts.noneHint}
        </EmptyFace>
      )}
      {standings.length > 0 && <Standings standings={standings} onChanged={read.reload} />}
    </IndexPage>
  );
}

interface StandingsProps {
  standings: readonly Standing[];
  onChanged: () => void;
}

function Standings({ standings, onChanged }: StandingsProps) {
  const texts = useTexts(creditTexts);
  const [chosen, setChosen] = useState<Standing>();
  return (
    <>
      <Tiles label={texts.figures}>
        <Tile label={texts.owed} value={formatPaise(sumPaise(standings.map(({ owed }) => owed)))} />
        <Tile label={texts.overdue} value={formatPaise(sumPaise(standings.map(overdueOf)))} />
        <Tile label={texts.companies} value={String(standings.length)} />
      </Tiles>
      <StandingsTable standings={standings} onSet={setChosen} />
      {chosen && (
        <LimitDialog standing={chosen} onSaved={onChanged} onClose={() => setChosen(undefined)} />
      )}
    </>
  );
}
