import { Link } from 'react-router-dom';
import { buttonClass } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { useDemoTarget } from './known-domain.ts';

/** Request Demo, with the visitor's domain where it is known. */
export function DemoLink({ className }: { className?: string }) {
  return (
    <Link to={useDemoTarget()} className={cx(buttonClass('primary', 'lg'), className)}>
      Request Demo
    </Link>
  );
}
