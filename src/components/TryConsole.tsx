import { config } from '@/config.ts';
import { buttonClass } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';

interface TryConsoleProps {
  size?: 'md' | 'lg';
  tone?: 'secondary' | 'quiet';
  className?: string;
}

/** The way to the demonstration's log-in page; nothing where the deployer names none (VITE_DEMO_URL). */
export function TryConsole({ size = 'md', tone = 'secondary', className }: TryConsoleProps) {
  if (config.demoUrl === null) return null;
  return (
    <a href={`${config.demoUrl}/login`} className={cx(buttonClass(tone, size), className)}>
      Try the console
    </a>
  );
}
