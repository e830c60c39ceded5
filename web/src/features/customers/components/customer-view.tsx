import type { ReactNode } from 'react';

import { formatPhone } from '@kargha/domain/india/phone-number';
import type { CustomerDetails, CustomerRow } from '@kargha/domain/people/customer-endpoints';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { orderLink } from '#ui/lists/cells.tsx';
import { Link } from '#ui/controls/link.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { IndexTable } from '#ui/lists/index-table.tsx';
import { Tiles } from '#ui/lists/tiles.tsx';
import { OrderTag } from '#ui/orders/order-tag.tsx';
import { Tag } from '#ui/tag.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';
import { TwoColumns } from '#ui/two-columns.tsx';

import { customersTexts } from '../customers-texts.ts';
import { CustomerNotesForm } from './customer-notes-form.tsx';
import { KindTag } from './kind-tag.tsx';

interface CustomerViewProps {
  details: CustomerDetails;
  onChange: (customer: CustomerRow) => void;
  renderCredit: (uid: string) => ReactNode;
}

export function CustomerView({ details, onChange, renderCredit }: CustomerViewProps) {
  const { customer } = details;
  return (
    <>
      <Figures customer={customer} />
      <TwoColumns side={<Side details={details} renderCredit={renderCredit} />}>
        <Stack>
          <Orders orders={details.orders} />
          <CustomerNotesForm customer={customer} onSaved={onChange} />
        </Stack>
      </TwoColumns>
    </>
  );
}

function Figures({ customer }: { customer: CustomerRow }) {
  const texts = useTexts(customersTexts);
  const { orders, value, lastOrderAt, createdAt } = customer;
  const average = orders === 0 ? 0 : Math.round(value / orders);
  return (
    <Tiles
      label={texts.facts}
      tiles={[
        [texts.value, formatPaise(value)],
        [texts.orders, orders],
        [texts.average, formatPaise(paise(average))],
        [
          texts.lastOrder,
          lastOrderAt ? formatDay(lastOrderAt) : texts.never,
          `${texts.since} ${formatDay(createdAt)}`,
        ],
      ]}
    />
  );
}

function Orders({ orders }: Pick<CustomerDetails, 'orders'>) {
  const texts = useTexts(customersTexts);
  return (
    <FormSection title={texts.ordersTitle}>
      {orders.length === 0 ? (
        <p>{texts.noOrders}</p>
      ) : (
        <IndexTable
          label={texts.ordersTable}
          columns={texts.orderColumns}
          rows={orders}
          idOf={({ id }) => id}
          nameOf={({ number }) => number}
          numbers={['total']}
          opensRows
          cells={({ id, number, state, total, createdAt }) => ({
            order: orderLink(id, number),
            date: formatDay(createdAt),
            state: <OrderTag state={state} />,
            total: formatPaise(total),
          })}
        />
      )}
    </FormSection>
  );
}

function Side({ details, renderCredit }: Omit<CustomerViewProps, 'onChange'>) {
  const texts = useTexts(customersTexts);
  const { customer, addresses, isSuspended } = details;
  const { uid, email, phone, companyName } = customer;
  return (
    <Stack>
      <FormSection title={texts.contact}>
        <div>
          <KindTag customer={customer} /> {isSuspended && <Tag tone="offer">{texts.suspended}</Tag>}
        </div>
        {email && <a href={`mailto:${email}`}>{email}</a>}
        {phone && <a href={`tel:${phone}`}>{formatPhone(phone)}</a>}
        {uid !== null && <Link to={paths.users}>{texts.account}</Link>}
      </FormSection>
      {companyName && <Company details={details} renderCredit={renderCredit} />}
      <FormSection title={texts.addresses}>
        {addresses.length === 0 && <p>{texts.noAddresses}</p>}
        {addresses.map((address) => (
          <address key={`${address.line1} ${address.pincode}`} style={{ fontStyle: 'normal' }}>
            <strong>{address.name}</strong>
            <br />
            {[address.line1, address.line2].filter(Boolean).join(', ')}
            <br />
            {address.city} {address.pincode}, {address.state}
          </address>
        ))}
      </FormSection>
    </Stack>
  );
}

function Company({ details, renderCredit }: Omit<CustomerViewProps, 'onChange'>) {
  const texts = useTexts(customersTexts);
  const { customer, gstNumber } = details;
  const { uid, kind, companyName } = customer;
  return (
    <FormSection title={texts.company}>
      <p>{companyName}</p>
      {gstNumber && (
        <p>
          {texts.gst} {gstNumber}
        </p>
      )}
      <Text tone="secondary">{texts.companyHint}</Text>
      {uid !== null && kind === 'b2b_buyer' && renderCredit(uid)}
    </FormSection>
  );
}

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.spacing(3),
  '& a': { color: theme.vars.palette.primary.main, overflowWrap: 'anywhere' },
}));
