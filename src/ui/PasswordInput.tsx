import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { cx } from './class-names.ts';
import { IconButton } from './IconButton.tsx';
import { AS_TYPED, Input } from './Input.tsx';

/** A password field that can show its text. Pasting and password managers work. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <Input
        {...rest}
        type={shown ? 'text' : 'password'}
        {...AS_TYPED}
        className={cx('pr-11', className)}
      />
      <IconButton
        label={shown ? 'Hide password' : 'Show password'}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute top-0.5 right-0.5"
        icon={shown ? <EyeOff /> : <Eye />}
      />
    </div>
  );
}
