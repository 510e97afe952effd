import type { ComponentProps } from 'react';
import { Select } from '@/ui/Input.tsx';

interface ToolbarSelectProps extends Omit<ComponentProps<'select'>, 'className' | 'aria-label'> {
  /** What is chosen; the accessible name. */
  label: string;
}

/** A select for the `filters` of a DataTable; shares the line with others on narrow screens. */
export function ToolbarSelect({ label, ...rest }: ToolbarSelectProps) {
  return (
    <div className="min-w-36 flex-1 md:w-40 md:flex-none">
      <Select {...rest} aria-label={label} />
    </div>
  );
}
