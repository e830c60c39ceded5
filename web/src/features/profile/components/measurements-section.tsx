import { useTexts } from '#lib/language/language.ts';
import { useMeasurementProfiles } from '#session/state/measurement-profiles.ts';
import { Button } from '#ui/controls/button.tsx';

import { profileTexts } from '../profile-texts.ts';
import { useAction } from '../state/use-action.ts';
import { Aside, Row, Section } from './section.tsx';

/** Saved measurements, which are entered at a product; here they can only be deleted. */
export function MeasurementsSection({ uid }: { uid: string }) {
  const texts = useTexts(profileTexts);
  const { profiles = [], change } = useMeasurementProfiles(uid);
  const { isBusy, run } = useAction();
  if (profiles.length === 0) return null;
  return (
    <Section title={texts.measurementsTitle}>
      <Aside>{texts.measurementsHint}</Aside>
      {profiles.map(({ name, values }) => (
        <Row key={name}>
          <span>
            <strong>{name}</strong> ({texts.measurementCount(Object.keys(values).length)})
          </span>
          <Button
            disabled={isBusy}
            aria-label={texts.deleteMeasurements(name)}
            onClick={() =>
              void run(() => change((all) => all.filter((one) => one.name !== name)), {
                title: texts.saved,
                message: texts.measurementsDeleted,
              })
            }
          >
            {texts.deleteShort}
          </Button>
        </Row>
      ))}
    </Section>
  );
}
