import { formatPaise } from '@kargha/domain/money/money-format';
import { keyOf } from '@kargha/domain/shopping/line-ref';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useLocalized } from '#lib/language/localized-text.ts';
import { countUnits, type ShownOrder } from '#lib/documents/order-document.ts';
import { orderPath } from '#lib/addresses/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { ChosenOptions } from '#ui/chosen-options.tsx';
import { OrderTag } from '#ui/orders/order-tag.tsx';
import { LinePicture } from '#ui/pictures/line-picture.tsx';
import { imageUrl } from '#ui/pictures/picture-url.ts';
import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import { ordersTexts } from '../orders-texts.ts';

const MAX_PICTURES = 3;

export function OrderCard({ order }: { order: ShownOrder }) {
  const texts = useTexts(ordersTexts);
  const [first, ...others] = order.lines;
  const title = useLocalized(first?.title ?? '', first?.titleHindi);
  return (
    <Card as="li">
      <header>
        <div>
          <Text variant="h3" component="h2">
            {order.number}
          </Text>
          <p>{texts.placedOn(formatDay(order.createdAt))}</p>
        </div>
        <OrderTag state={order.state} />
      </header>
      <Goods>
        {order.lines.slice(0, MAX_PICTURES).map(({ image, ...line }) => (
          <LinePicture key={keyOf(line)} src={image && imageUrl(image)} width={56} />
        ))}
        <p>
          <strong lang={title.lang}>{title.text}</strong> <ChosenOptions options={first?.options} />
          {others.length > 0 && <> {texts.andMore(others.length)}</>}
        </p>
      </Goods>
      <footer>
        <span>
          {formatPaise(order.totals.total)} · {texts.pieces(countUnits(order))}
        </span>
        <ButtonLink to={orderPath(order.id)} aria-label={texts.viewNamed(order.number)}>
          {texts.view}
        </ButtonLink>
      </footer>
    </Card>
  );
}

const Card = styled(Surface)(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  '& > header, & > footer': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: spacing(1, 2),
  },
  '& > header': { alignItems: 'flex-start' },
  '& header p': { color: vars.palette.text.secondary },
  '& footer > span': { fontVariantNumeric: 'tabular-nums', fontWeight: 600 },
}));

const Goods = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  '& > p': { flex: 1, minWidth: 0 },
  '& strong': { fontWeight: 600 },
}));
