import { LEGAL_SINCE, terms } from '@/content/legal.ts';
import { LegalPage } from '@/features/site/legal/LegalPage.tsx';

export function Component() {
  return (
    <LegalPage title="Careers" summary="Work with us." since={LEGAL_SINCE} sections={terms} />
  );
}
