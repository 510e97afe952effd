import { useId, type ComponentProps, type ReactNode } from 'react';
import { Input } from '@/ui/Input.tsx';

interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-required'?: true;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: ReactNode;
  /** Error message for the value; undefined if the value is fine. */
  error?: string | undefined;
  /** Nothing can be done without it; said next to the label. */
  needed?: boolean;
  /** Help that is always visible. */
  help?: ReactNode;
  /** Renders the control; it must spread the given props, which connect label, help and error to it. */
  children: (control: ControlProps) => ReactNode;
}

/** Connects a label, a control, its help and its error, for all forms. */
export function Field({ label, error, needed = false, help, children }: FieldProps) {
  const id = useId();
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const describedBy = [help ? helpId : null, error ? errorId : null].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline gap-2">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        {needed && (
          // A screen reader hears it from the control.
          <span aria-hidden className="text-xs text-quiet">
            Required
          </span>
        )}
      </div>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
        ...(needed && { 'aria-required': true }),
      })}
      {help && (
        <p id={helpId} className="text-xs text-quiet">
          {help}
        </p>
      )}
      {error && (
        <p id={errorId} className="text-sm break-words text-high">
          {error}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = Omit<FieldProps, 'children'> & ComponentProps<'input'>;

/** A field with a one-line input, the usual case. */
export function TextField({ label, error, needed = false, help, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} needed={needed} help={help}>
      {(control) => <Input {...input} {...control} />}
    </Field>
  );
}
