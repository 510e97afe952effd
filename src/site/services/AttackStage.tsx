/** State of the attacker's name during each service; decoration next to the service's text. */
import type { ReactElement } from 'react';
import type { ServiceId } from '@/content/services.ts';
import { NameText } from '@/components/Prose.tsx';
import { Copied, Free, TakenDown, New, Warned } from './stage-pictures.tsx';

const NAME = 'yourcompany-login.in';
const DECEIVES = '-login';

interface Stage {
  look?: string;
  /** The name no longer answers. */
  down?: true;
  Picture: (props: { name: ReactElement }) => ReactElement;
}

/** Text of the name at each stage, and its picture. */
const stages: Record<ServiceId, Stage> = {
  consulting: { look: 'text-quiet', Picture: Free },
  monitoring: { Picture: New },
  impersonation: { look: 'font-semibold', Picture: Copied },
  takedown: { look: 'font-semibold', Picture: Warned },
  incident: { down: true, Picture: TakenDown },
};

/** The attacker's name at a stage: its deceptive characters are highlighted until it is down. */
export function StagedName({ service }: { service: ServiceId }) {
  const { look, down = false } = stages[service];
  return (
    <NameText
      highlighted={down ? undefined : DECEIVES}
      className={down ? 'strikethrough text-quiet' : look}
    >
      {NAME}
    </NameText>
  );
}

/** The picture next to a service: the visible state of the attack during that service. */
export function AttackStage({ service }: { service: ServiceId }) {
  const { Picture } = stages[service];
  return <Picture name={<StagedName service={service} />} />;
}
