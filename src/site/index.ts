/** The public site: hero, services, FAQ, testimonials, blog, contact, account pages and particles. */
import { lazyPart } from '@/components/lazy-part.tsx';

export { AccountPage } from './account/AccountPage.tsx';
export { NamePair, NextSteps, NextStepsLine } from './account/asides.tsx';
export { hasKnownForm } from './account/registration-number.ts';
export { justSignedUp, signedUpState } from './account/signed-up-state.ts';
export { anchorOf, ArticleText } from './blog/ArticleText.tsx';
export { Byline } from './blog/Byline.tsx';
export { Cover, Grammar } from './blog/Cover.tsx';
export { ContactFacts } from './contact/ContactFacts.tsx';
export { ContactForm } from './contact/ContactForm.tsx';
export { Faq } from './faq/Faq.tsx';
export { featureFragments } from './feature-list/fragments.tsx';
export { Hero } from './hero/Hero.tsx';
export { KeyBenefits } from './home/KeyBenefits.tsx';
export { WhyChooseUs } from './home/WhyChooseUs.tsx';
export { LegalPage, TitledSections } from './legal/LegalPage.tsx';
export { NewsletterForm } from './newsletter/NewsletterForm.tsx';
export { ParticleFieldLazy } from './particles/ParticleFieldLazy.tsx';
export { AttackStage, StagedName } from './services/AttackStage.tsx';
export { WhoDoesWhat } from './services/WhoDoesWhat.tsx';
export { Testimonials } from './testimonials/Testimonials.tsx';

export const DemoAccounts = lazyPart(() =>
  import('./account/DemoAccounts.tsx').then((m) => m.DemoAccounts),
);
