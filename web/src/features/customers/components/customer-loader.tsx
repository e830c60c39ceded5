import type { ReactNode } from 'react';

import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { ErrorState } from '#ui/feedback/page-states.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';

import { customersTexts } from '../customers-texts.ts';
import { customerName, useCustomer } from '../state/customers.ts';
import { CustomerView } from './customer-view.tsx';

interface CustomerLoaderProps {
  id: string;
  renderCredit: (uid: string) => ReactNode;
}

export function CustomerLoader({ id, renderCredit }: CustomerLoaderProps) {
  const texts = useTexts(customersTexts);
  const { status, data, failure, put } = useCustomer(id);
  const back = { to: adminPaths.customers, label: texts.title };
  if (!data) {
    return (
      <IndexPage title={texts.title} back={back}>
        {status === 'loading' ? (
          <Spinner label={texts.loadingOne} />
        ) : (
          <ErrorState
            title={failure || texts.failedOne}
            action={<ButtonLink to={adminPaths.customers}>{texts.title}</ButtonLink>}
          />
        )}
      </IndexPage>
    );
  }
  return (
    <IndexPage title={customerName(data.customer)} back={back}>
      <CustomerView
        details={data}
        onChange={(customer) => put({ ...data, customer })}
        renderCredit={renderCredit}
      />
    </IndexPage>
  );
}
