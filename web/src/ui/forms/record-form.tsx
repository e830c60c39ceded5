import { Form, Formik, useFormikContext, type FormikConfig } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';

import { useReportStaleRecord } from '../dialog/stale-record.ts';
import { LeaveGuard } from '../lists/leave-guard.tsx';
import { SaveBar } from '../lists/save-bar.tsx';
import { useAction, type RecoveryAction } from '../toasts/use-action.ts';
import { FocusFirstError } from './focus-first-error.tsx';
import { FormStack } from './form-stack.tsx';
import { markSaved } from './mark-saved.ts';

interface RecordFormProps<Values extends object> {
  label: string;
  /** the stored values; what is typed stays when they change */
  initial: Values;
  /** Changes with the stored record. A new record has none. */
  version?: string | number;
  validate: NonNullable<FormikConfig<Values>['validate']>;
  onSave: (values: Values) => Promise<void>;
  recoveryAction?: RecoveryAction;
  /** Offers saving before anything has changed. */
  isNew?: boolean;
  onDiscard?: () => void;
  /** buttons in place of the bar that appears with the first change */
  buttons?: (isBusy: boolean) => ReactNode;
  children: ReactNode;
}

/** The form of a record: asks before changes are lost, and keeps them when someone else has saved meanwhile. */
export function RecordForm<Values extends object>(props: RecordFormProps<Values>) {
  const { label, initial, version, validate, onSave, recoveryAction, buttons, children } = props;
  const { isNew = false, onDiscard } = props;
  const reportStale = useReportStaleRecord();
  const sent = useRef<Values>(undefined);
  const { isBusy, start } = useAction(onSave, (error) => {
    reportStale(error);
    return recoveryAction?.(error);
  });
  return (
    <Formik<Values>
      initialValues={initial}
      validate={validate}
      onSubmit={async (values, helpers) => {
        sent.current = values;
        const isSaved = await start(values);
        if (isSaved && sent.current === values) markSaved(values, helpers);
        sent.current = undefined;
      }}
    >
      {({ dirty, resetForm }) => (
        <FormStack as={Form} noValidate aria-label={label}>
          <FocusFirstError />
          <LeaveGuard when={dirty && !isBusy} />
          <LatestValues
            stored={initial}
            version={version}
            sent={() => sent.current}
            onShown={() => {
              sent.current = undefined;
            }}
          />
          {children}
          {buttons ? (
            buttons(isBusy)
          ) : (
            <SaveBar
              isDirty={dirty || isNew}
              isBusy={isBusy}
              onDiscard={onDiscard ?? (() => resetForm())}
            />
          )}
        </FormStack>
      )}
    </Formik>
  );
}

interface LatestValuesProps<Values> {
  stored: Values;
  version: string | number | undefined;
  /** the values that are being saved, if that changes the version */
  sent?: () => Values | undefined;
  onShown?: () => void;
}

/** When the record changes, shows its new values in all fields that have not been changed here. */
export function LatestValues<Values extends object>({
  stored,
  version,
  sent,
  onShown,
}: LatestValuesProps<Values>) {
  const { values, initialValues, resetForm, setValues } = useFormikContext<Values>();
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    const typed = changedFields(sent?.() ?? initialValues, values);
    onShown?.();
    resetForm({ values: stored });
    if (Object.keys(typed).length > 0) void setValues({ ...stored, ...typed });
  });
  return null;
}

function changedFields<Values extends object>(before: Values, now: Values): Partial<Values> {
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(now).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(old.get(name)),
  );
  return Object.fromEntries(changed) as Partial<Values>;
}
