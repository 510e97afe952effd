import { HostileText } from '@/components/HostileText.tsx';
import { labelText } from '@/lib/visible-text.ts';
import { Checkbox } from '@/ui/Checkbox.tsx';
import { cx } from '@/ui/class-names.ts';

interface CheckedBoxProps {
  /** What the owner of the other name is called; '' where that is not known. */
  owner: string;
  /** Whether the other name is of the same organisation. */
  own?: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
  className?: string;
}

/** The tick box before a flagged name can be approved: its rightful owner was asked. */
export function CheckedBox({ owner, own = false, checked, onChange, className }: CheckedBoxProps) {
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
        {own ? 'I have asked ' : 'I have checked with '}
        <HostileText text={labelText(owner, 'the owner of that name')} />
        {own && ' whether this name is theirs'}
      </span>
    </label>
  );
}
