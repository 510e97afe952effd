import { HostileText } from '@/components/HostileText.tsx';

const MAX_ID = 100;

interface AlertHeadingProps {
  id: string;
  /** For the screen reader alone: between two alerts it would be a flicker. */
  hidden?: boolean;
}

/** Names the page while its alert is not there yet, or cannot be had: every page has its heading. */
export function AlertHeading({ id, hidden = false }: AlertHeadingProps) {
  return (
    <h1 className={hidden ? 'sr-only' : 'mb-4 text-h3 font-semibold'}>
      Alert <HostileText text={id.slice(0, MAX_ID)} />
    </h1>
  );
}
