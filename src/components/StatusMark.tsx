import { CircleCheck, CircleDashed } from 'lucide-react';

interface StatusMarkProps {
  approved: boolean;
  /** Assets are Approved, organisations Active. */
  approvedLabel: 'Approved' | 'Active';
}

/** The approval status: a shape and a word. Pending is a dashed ring. */
export function StatusMark({ approved, approvedLabel }: StatusMarkProps) {
  const Icon = approved ? CircleCheck : CircleDashed;
  return (
    <span className="flex items-center gap-1.5 whitespace-nowrap">
      <Icon className={approved ? 'text-brand' : 'text-quiet'} />
      {approved ? approvedLabel : 'Pending'}
    </span>
  );
}
