/** The state of the attacker's name while each service is at work; decoration beside the service's text. */
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

/** The attacker's name at a stage: what deceives in it is highlighted until it is down. */
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

/** The picture beside a service: what is to be seen of the attack when that service is at work. */
export function AttackStage({ service }: { service: ServiceId }) {
  const { Picture } = stages[service];
  return <Picture name={<StagedName service={service} />} />;
}
