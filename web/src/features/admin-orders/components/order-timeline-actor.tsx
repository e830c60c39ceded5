import { useTexts } from '#lib/language/language.ts';
import { useResource } from '#lib/reading/resource.ts';

import { orderDetailTexts } from '../order-detail-texts.ts';
import { staffNames } from '../state/staff-names.ts';

export function OrderTimelineActor({ by }: { by: string }) {
  const texts = useTexts(orderDetailTexts);
  const actorName = texts.actors[by];
  if (actorName !== undefined || by === '') return actorName ?? texts.staff;
  return <StaffName uid={by} />;
}

/** Shows 'Staff' until the name is loaded, and for a closed account. */
function StaffName({ uid }: { uid: string }) {
  const texts = useTexts(orderDetailTexts);
  const name = useResource(staffNames, uid);
  return (name.status === 'ready' && name.data) || texts.staff;
}
