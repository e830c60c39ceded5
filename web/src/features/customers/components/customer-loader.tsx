import type { ReactNode } from 'react';

import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { RecordFrame } from '#ui/lists/record-frame.tsx';

import { customersTexts } from '../customers-texts.ts';
import { customerName, useCustomer } from '../state/customers.ts';
import { CustomerView } from './customer-view.tsx';

interface CustomerLoaderProps {
  id: string;
  renderCredit: (uid: string) => ReactNode;
}

export function CustomerLoader({ id, renderCredit }: CustomerLoaderProps) {
  const texts = useTexts(customersTexts);
  const read = useCustomer(id);
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
          onChange={(customer) => read.put({ ...details, customer })}
          renderCredit={renderCredit}
        />
      )}
    </RecordFrame>
  );
}
