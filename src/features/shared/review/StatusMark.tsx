import { CircleCheck, CircleDashed } from 'lucide-react';

interface StatusMarkProps {
  approved: boolean;
  /** The word for approved: assets are Approved, organisations Active. */
  approvedLabel: 'Approved' | 'Active';
}

/** Where something stands with its approval: a shape and a word; pending is a dashed ring in slate. */
export function StatusMark({ approved, approvedLabel }: StatusMarkProps) {
  const Icon = approved ? CircleCheck : CircleDashed;
  return (
    <span className="flex items-center gap-1.5 whitespace-nowrap">
      <Icon
        aria-hidden
        size={16}
        strokeWidth={1.5}
        className={approved ? 'text-brand' : 'text-quiet'}
      />
      {approved ? approvedLabel : 'Pending'}
    </span>
  );
}
