import type { CustomerKind } from '@kargha/domain/people/customer';
import type { CustomerRow } from '@kargha/domain/people/customer-endpoints';
import { useTexts } from '#lib/language/language.ts';
import { Tag, type TagTone } from '#ui/tag.tsx';

import { customersTexts } from '../customers-texts.ts';

const TONES: Record<CustomerKind, TagTone> = {
  customer: 'idle',
  b2b_buyer: 'moving',
  guest: 'idle',
  admin: 'offer',
};

export function KindTag({ customer: { kind, companyState } }: { customer: CustomerRow }) {
  const texts = useTexts(customersTexts);
  return (
    <>
      <Tag tone={TONES[kind]}>{texts.kinds[kind]}</Tag>
      {companyState && (
        <>
          {' '}
          <Tag tone={companyState === 'verified' ? 'done' : 'waiting'}>
            {texts.companyStates[companyState]}
          </Tag>
        </>
      )}
    </>
  );
}
