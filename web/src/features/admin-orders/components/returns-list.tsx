import { useId } from 'react';
import { Link } from 'react-router-dom';

import { RETURN_STATE_LABELS, type OrderReturn } from '@kargha/domain/return';
import { formatDay } from '#lib/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { adminOrderPath } from '#lib/paths.ts';
import { EmptyFace, FailedFace } from '#ui/feedback/faces.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Surface } from '#ui/surface.tsx';
import { TableFrame } from '#ui/table-frame.tsx';
import { Tag } from '#ui/tag.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

import { deskTexts } from '../desk-texts.ts';
import { useReturns } from '../state/use-desk.ts';

/** What customers want to send back, newest first; each leads to its order, where it is decided. */
export function ReturnsList() {
  const texts = useTexts(deskTexts);
  const returns = useReturns(texts.returnsFailed);
  if (returns.status === 'failed') return <FailedFace title={returns.message} action={null} />;
  if (returns.status === 'loading') {
    return (
      <>
        <VisuallyHidden role="status">{texts.returnsLoading}</VisuallyHidden>
        <Skeleton style={{ height: 320 }} />
      </>
    );
  }
  if (returns.data.length === 0) {
    return (
      <EmptyFace title={texts.returnsEmpty} action={null}>
        {texts.returnsEmptyHint}
      </EmptyFace>
    );
  }
  return <ReturnsTable returns={returns.data} />;
}

function ReturnsTable({ returns }: { returns: readonly OrderReturn[] }) {
  const texts = useTexts(deskTexts);
  const id = useId();
  return (
    <Surface>
      <TableFrame role="region" aria-labelledby={id} tabIndex={0}>
        <table>
          <caption id={id}>
            <VisuallyHidden>{texts.returnsTitle}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              {texts.returnColumns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {returns.map((one) => (
              <tr key={one.id}>
                <th scope="row">
                  <Link to={adminOrderPath(one.orderId)}>{one.orderNumber}</Link>
                </th>
                <td>
                  <strong>{one.customerName}</strong>
                  <span>{one.customerEmail}</span>
                </td>
                <td>
                  {one.lines.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ')}
                </td>
                <td>
                  <Tag tone={one.state === 'requested' ? 'waiting' : 'idle'}>
                    {RETURN_STATE_LABELS[one.state]}
                  </Tag>
                </td>
                <td>{formatDay(one.createdAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </Surface>
  );
}
