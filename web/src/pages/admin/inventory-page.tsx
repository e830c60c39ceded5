import { InventoryView } from '#features/inventory/components/inventory-view.tsx';

export function InventoryPage() {
  return <InventoryView />;
}
