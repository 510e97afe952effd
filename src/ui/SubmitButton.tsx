import type { ComponentProps } from 'react';
import { Button } from './Button.tsx';
import { useHydrated } from './use-hydrated.ts';

/**
 * The button that sends the form of a prerendered page. It submits from hydration on: before it nothing
 * could handle a submission, and the host would answer it.
 */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type'>) {
  const hydrated = useHydrated();
  return <Button {...props} type={hydrated ? 'submit' : 'button'} />;
}
