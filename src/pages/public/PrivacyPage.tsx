import { LEGAL_SINCE, privacy } from '@/content/legal.ts';
import { LegalPage } from '@/site/index.ts';

export function Component() {
  return (
    <LegalPage
      title="Privacy"
      summary="We watch names, not people. This is everything that this site keeps about you."
      since={LEGAL_SINCE}
      sections={privacy}
    />
  );
}
