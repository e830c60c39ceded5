import { formatCount } from '@kargha/domain/money/count-format';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import {
  FIGURE_DEFINITIONS,
  REPORT_FIGURES,
  SALES_LINES,
  salesFigure,
  type ReportFigure,
} from '@kargha/domain/reports/figure-definitions';
import { changeKind, changePercent, type DaySales } from '@kargha/domain/reports/sales';
import { useTexts } from '#lib/language/language.ts';
import { FigureInfo } from '#ui/charts/figure-info.tsx';
import { Tiles } from '#ui/lists/tiles.tsx';
import { TableFrame, TableHead } from '#ui/table-frame.tsx';

import { analyticsTexts } from '../analytics-texts.ts';
import { Panel } from './panel.tsx';

interface SalesFiguresProps {
  sales: DaySales;
  /** of the same number of days before */
  before: DaySales;
}

/** The key figures, and the lines from gross to total sales, each with its definition. */
export function SalesFigures({ sales, before }: SalesFiguresProps) {
  const texts = useTexts(analyticsTexts);
  return (
    <>
      <Tiles
        label={texts.figures}
        tiles={REPORT_FIGURES.map((name) => [
          FIGURE_DEFINITIONS[name].label,
          formatFigure(name, salesFigure(name, sales)),
          texts.change(changeOf(name, sales, before)),
          <FigureInfo key={name} name={name} />,
        ])}
      />
      <SalesTable sales={sales} before={before} />
    </>
  );
}

function SalesTable({ sales, before }: SalesFiguresProps) {
  const texts = useTexts(analyticsTexts);
  return (
    <div style={{ marginBlock: 16 }}>
      <Panel title={texts.breakdown}>
        <TableFrame role="region" aria-label={texts.breakdownTable} tabIndex={0}>
          <table>
            <TableHead columns={texts.breakdownColumns} numbers={['now', 'before']} />
            <tbody>
              {SALES_LINES.map((name) => (
                <tr key={name}>
                  <th scope="row">
                    {FIGURE_DEFINITIONS[name].label} <FigureInfo name={name} />
                  </th>
                  <td data-number>{formatFigure(name, salesFigure(name, sales))}</td>
                  <td data-number>{formatFigure(name, salesFigure(name, before))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableFrame>
      </Panel>
    </div>
  );
}

function formatFigure(name: ReportFigure | (typeof SALES_LINES)[number], value: number): string {
  return name === 'orders' ? formatCount(value) : formatPaise(paise(value));
}

function changeOf(name: ReportFigure, sales: DaySales, before: DaySales) {
  const [is, was] = [salesFigure(name, sales), salesFigure(name, before)];
  const percent = Math.abs(changePercent(is, was) ?? 0);
  return { kind: changeKind(is, was), percent, before: formatFigure(name, was) };
}
