import { LEGAL_SINCE, terms } from '@/content/legal.ts';
import { LegalPage } from '@/site/index.ts';

export function Component() {
  return (
    <LegalPage
      title="Terms of use"
      summary="What you can expect from this site and its consoles, and what we expect from you."
      since={LEGAL_SINCE}
      sections={terms}
    />
  );
}
