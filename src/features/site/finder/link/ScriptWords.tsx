import { hasTitle, isByCall, scriptSays } from './scripts.ts';

interface ScriptWordsProps {
  said: string;
  state: 'danger' | 'doubt';
}

/** By which script a message goes, and what is true of it: its words tell more than its link does. */
export function ScriptWords({ said, state }: ScriptWordsProps) {
  const says = scriptSays(said);
  if (hasTitle(said)) {
    return (
      <p className="mt-3 max-w-prose text-lead">
        {says.replace(/^./, (first) => first.toUpperCase())}
      </p>
    );
  }
  return (
    <p className="mt-3 max-w-prose text-lead">
      <strong className="font-semibold">
        {state === 'danger'
          ? 'This is a known fraud script:'
          : 'It reads like a known fraud script:'}
      </strong>{' '}
      {says}
      {state === 'doubt' &&
        ` ${isByCall(said) ? 'Real officers call, too' : 'Real companies write so too'}: by these words alone we cannot tell.`}
    </p>
  );
}
