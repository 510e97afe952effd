import { HostileText } from '@/components/HostileText.tsx';
import type { Check } from '@/features/shared/conflicts/whom-to-ask.ts';
import { labelText } from '@/lib/visible-text.ts';
import { Checkbox } from '@/ui/Checkbox.tsx';
import { cx } from '@/ui/class-names.ts';

interface CheckedBoxProps {
  check: Check;
  checked: boolean;
  onChange: (checked: boolean) => void;
  className?: string;
}

/** The tick box before a flagged name can be approved. */
export function CheckedBox({ check, checked, onChange, className }: CheckedBoxProps) {
  return (
    <label className={cx('flex min-w-0 items-start gap-2.5 text-sm', className)}>
      <Checkbox
        // The focus of an opening dialog passes it over.
        data-acts
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="mt-0.5 shrink-0"
      />
      <span className="min-w-0 wrap-anywhere">
        {check.is === 'asked' ? (
          <>
            I have checked with{' '}
            <HostileText text={labelText(check.whom, 'the owner of that name')} />
          </>
        ) : (
          <>
            I have checked that <HostileText text={labelText(check.by, 'its organisation')} /> holds
            this name
          </>
        )}
      </span>
    </label>
  );
}
