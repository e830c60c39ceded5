import { formatPaise } from '@kargha/domain/money/money-format';
import { sumPaise } from '@kargha/domain/money/paise';
import {
  taxReturnEndpoints,
  type PurchaseRow,
} from '@kargha/domain/tax-returns/tax-return-endpoints';
import { adminPaths, adminRowPath } from '#lib/addresses/admin-paths.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useStaffPages } from '#session/state/endpoint-queries.ts';
import { Link } from '#ui/controls/link.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { twoLines } from '#ui/lists/cells.tsx';
import { ExportButton } from '#ui/lists/export-button.tsx';
import { IndexTable } from '#ui/lists/index-table.tsx';
import { PagedList } from '#ui/lists/paged-list.tsx';

import { claimOf, savePurchasesCsv } from '../state/return-files.ts';
import { taxReturnsTexts } from '../tax-returns-texts.ts';

export function PurchaseRegister({ month }: { month: string }) {
  const texts = useTexts(taxReturnsTexts);
  const list = useStaffPages(taxReturnEndpoints.purchases, { month });
  return (
    <FormSection title={texts.purchasesTitle}>
      <p>{texts.purchasesHint}</p>
      <PagedList
        list={list}
        loading={texts.loadingPurchases}
        failed={texts.failedPurchases}
        empty={<p>{texts.noPurchases}</p>}
      >
        {(rows) => <Purchases rows={rows} />}
      </PagedList>
      {list.rows.length > 0 && (
        <div>
          <ExportButton
            label={texts.purchasesCsv}
            exported={() => texts.saved}
            save={(onProgress) => savePurchasesCsv(month, texts, onProgress)}
          />
        </div>
      )}
    </FormSection>
  );
}

function Purchases({ rows }: { rows: readonly PurchaseRow[] }) {
  const texts = useTexts(taxReturnsTexts);
  const invoices = rows.flatMap(({ invoices: all, ...order }) =>
    all.map((invoice) => ({ ...order, ...invoice })),
  );
  return (
    <IndexTable
      label={texts.purchasesLabel}
      columns={texts.purchaseColumns}
      rows={invoices}
      idOf={({ orderId, number, gstin }) => `${orderId} ${gstin} ${number}`}
      nameOf={({ number }) => number}
      numbers={['taxable', 'tax']}
      cells={(invoice) => ({
        invoice: twoLines(invoice.number, formatDay(new Date(invoice.date))),
        supplier: twoLines(invoice.supplierName, invoice.gstin || texts.noGstin),
        order: (
          <Link to={adminRowPath(adminPaths.purchaseOrders, invoice.orderId)}>
            {invoice.orderNumber}
          </Link>
        ),
        taxable: formatPaise(sumPaise(invoice.lines.map(({ taxable }) => taxable))),
        tax: formatPaise(
          sumPaise(invoice.lines.flatMap(({ igst, cgst, sgst }) => [igst, cgst, sgst])),
        ),
        claim: texts.claim[claimOf(invoice)],
      })}
    />
  );
}
