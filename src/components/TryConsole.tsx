import { config } from '@/config.ts';
import { buttonClass } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';

interface TryConsoleProps {
  size?: 'md' | 'lg';
  tone?: 'secondary' | 'quiet';
  className?: string;
}

/** Link to the demonstration's log-in page; renders nothing if the deployer sets none (VITE_DEMO_URL). */
export function TryConsole({ size = 'md', tone = 'secondary', className }: TryConsoleProps) {
  if (config.demoUrl === null) return null;
  return (
    <a href={`${config.demoUrl}/login`} className={cx(buttonClass(tone, size), className)}>
      Try the console
    </a>
  );
}
