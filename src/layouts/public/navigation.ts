import {
  CircleUserRound,
  House,
  type LucideIcon,
  MessageCircle,
  Newspaper,
  ScanSearch,
  ShieldCheck,
} from 'lucide-react';
import { asksAnyone } from '@/evidence-config.ts';
import { useEvidence } from '@/evidence/index.ts';
import { paths } from '@/paths.ts';
import { useSignedIn } from '../use-stored.ts';

interface Link {
  to: string;
  label: string;
}

export const pageLinks = [
  { to: paths.home(), label: 'Home' },
  { to: paths.services(), label: 'Services' },
  { to: paths.features(), label: 'Features' },
  { to: paths.faq(), label: 'FAQ' },
  { to: paths.blog(), label: 'Blog' },
  { to: paths.about(), label: 'About' },
  { to: paths.contact(), label: 'Contact' },
] as const satisfies readonly Link[];

/** The first of the free tools. */
export const finderLink = { to: paths.lookalikes(), label: 'Lookalike finder' } as const;

/** For users who were sent a link. */
export const checkLink = { to: paths.checkLink(), label: 'Is this link real?' } as const;

const toolLinks: readonly Link[] = [
  finderLink,
  checkLink,
  { to: paths.techniques(), label: 'Techniques' },
];

/** How to read the answers of DNS and registries; only if they are asked. */
const evidenceLink: Link = { to: paths.evidence(), label: 'Reading the answers' };

/** The tools that this page offers. */
export function useToolLinks(): readonly Link[] {
  return asksAnyone(useEvidence()) ? [...toolLinks, evidenceLink] : toolLinks;
}

const accountLinks: readonly Link[] = [
  { to: paths.login(), label: 'Log in' },
  { to: paths.signup(), label: 'Sign Up' },
];
/** The log-in page leads to it. */
const consoleLinks: readonly Link[] = [{ to: paths.login(), label: 'Console' }];

/** The ways into a console; only one for a logged-in user. */
export function useAccountLinks(): readonly Link[] {
  return useSignedIn() ? consoleLinks : accountLinks;
}

/** For the security team of a customer. */
export const securityLink: Link = { to: paths.security(), label: 'Security' };

export const legalLinks: readonly Link[] = [
  { to: paths.terms(), label: 'Terms' },
  { to: paths.privacy(), label: 'Privacy' },
];

interface BarLink extends Link {
  icon: LucideIcon;
}

/** The bottom bar of small screens. Nine targets do not fit 320 px; the menu in the header has them all. */
export const barLinks: readonly BarLink[] = [
  { to: paths.home(), label: 'Home', icon: House },
  { to: finderLink.to, label: 'Finder', icon: ScanSearch },
  { to: paths.services(), label: 'Services', icon: ShieldCheck },
  { to: paths.blog(), label: 'Blog', icon: Newspaper },
  { to: paths.contact(), label: 'Contact', icon: MessageCircle },
  { to: paths.login(), label: 'Account', icon: CircleUserRound },
];
