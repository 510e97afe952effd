import {
  CircleUserRound,
  House,
  type LucideIcon,
  MessageCircle,
  Newspaper,
  ShieldCheck,
} from 'lucide-react';
import { paths } from '@/paths.ts';

interface Link {
  to: string;
  label: string;
}

export const pageLinks = [
  { to: paths.home(), label: 'Home' },
  { to: paths.about(), label: 'About' },
  { to: paths.services(), label: 'Services' },
  { to: paths.features(), label: 'Features' },
  { to: paths.faq(), label: 'FAQ' },
  { to: paths.blog(), label: 'Blog' },
  { to: paths.contact(), label: 'Contact' },
] as const satisfies readonly Link[];

/** The tools that anyone may try. */
export const toolLinks: readonly Link[] = [
  { to: paths.lookalikes(), label: 'Lookalike finder' },
  { to: paths.techniques(), label: 'Techniques' },
];

export const accountLinks: readonly Link[] = [
  { to: paths.login(), label: 'Login' },
  { to: paths.signup(), label: 'Sign Up' },
];

export const legalLinks: readonly Link[] = [
  { to: paths.terms(), label: 'Terms' },
  { to: paths.privacy(), label: 'Privacy' },
];

/** The bottom bar of small screens; nine targets do not fit 320 px, so the last one opens the menu. */
export const barLinks: readonly (Link & { icon: LucideIcon })[] = [
  { to: paths.home(), label: 'Home', icon: House },
  { to: paths.services(), label: 'Services', icon: ShieldCheck },
  { to: paths.blog(), label: 'Blog', icon: Newspaper },
  { to: paths.contact(), label: 'Contact', icon: MessageCircle },
  { to: paths.login(), label: 'Account', icon: CircleUserRound },
];
