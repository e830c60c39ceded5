import type { ReactNode } from 'react';

import { customerEndpoints } from '@kargha/domain/people/customer-endpoints';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { useStaffQuery } from '#session/state/endpoint-queries.ts';
import { RecordFrame } from '#ui/lists/record-frame.tsx';

import { customersTexts } from '../customers-texts.ts';
import { customerName } from '../state/customers.ts';
import { CustomerView } from './customer-view.tsx';

interface CustomerLoaderProps {
  id: string;
  renderCredit: (uid: string) => ReactNode;
}

export function CustomerLoader({ id, renderCredit }: CustomerLoaderProps) {
  const texts = useTexts(customersTexts);
  const read = useStaffQuery(customerEndpoints.find, { params: { id } }, { fresh: true });
  return (
    <RecordFrame
      read={read}
      texts={texts}
      back={{ to: adminPaths.customers, label: texts.title }}
      title={({ customer }) => customerName(customer)}
    >
      {(details) => (
        <CustomerView
          details={details}
          onChange={(customer) => read.keep({ ...details, customer })}
          renderCredit={renderCredit}
        />
      )}
    </RecordFrame>
  );
}
