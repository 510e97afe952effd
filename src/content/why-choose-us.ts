/** The five items of Why Choose Us (specification section 2). The `id` chooses the picture. */
import { Building2, Crosshair, Eye, FileText, Globe, type LucideIcon } from 'lucide-react';
import type { ConsolePictureId } from './console-pictures.ts';
import { claims } from './claims.ts';

export type ReasonId = 'expertise' | 'accuracy' | 'copilot' | 'browsers' | 'visibility';

export interface Reason {
  id: ReasonId;
  icon: LucideIcon;
  title: string;
  description: string;
  points: readonly [string, string, string, string];
  /** Description of the picture for people who cannot see it. */
  picture: string;
  /** Set if that picture is one of the console; otherwise the `id` chooses a drawing. */
  shot?: ConsolePictureId;
}

export const reasons: readonly [Reason, ...Reason[]] = [
  {
    id: 'expertise',
    icon: Building2,
    title: 'Industry Expertise',
    description:
      'Bank customers are baited with KYC, shoppers with refunds, students with admissions. We know which words work in your trade, and look for them next to your domain.',
    points: [
      'Bait words for each trade, in English and in romanised Indian languages',
      'The endings that matter here, from .in, .co.in and .bank.in to the cheap ones next to them',
      `More than ten specialists, at work since ${claims.since.figure}`,
      'Advice in plain words that a branch manager can act on',
    ],
    picture:
      'Domains of a bank, a shop, a college and an exporter, each with the word that baits its customers.',
  },
  {
    id: 'accuracy',
    icon: Crosshair,
    title: 'Detection Accuracy',
    description: `${claims.accuracy.figure} ${claims.accuracy.label} in our laboratory. Each verdict says which characters differ and which technique was used, so you can check it yourself.`,
    points: [
      'Domains compared by code point, never by eye',
      'Every technique named, from a dropped letter to a whole foreign alphabet',
      'A severity for every scored alert, and its technique in words',
      'Domains that are merely similar left alone',
    ],
    picture:
      'The alert list: every domain with its deceptive characters highlighted, and its severity.',
    shot: 'alerts',
  },
  {
    id: 'copilot',
    icon: FileText,
    title: 'Automation Copilot',
    description:
      'A takedown is mostly paperwork: both domains, the technique, the wording. The copilot writes it. You check one request and send it to us; we write to the registrar, the host and the block lists, and follow up.',
    points: [
      'A request written from the alert, one fact per line',
      'Both spellings of the domain, and what was seen, safe to pass on',
      'One request from you; the reports and the reminders from us',
      'Nothing leaves until you send it',
    ],
    picture:
      'A takedown request to our own team, written out and unsent: both spellings of the domain, and the asset it imitates.',
    shot: 'request',
  },
  {
    id: 'browsers',
    icon: Globe,
    title: 'Browser Infrastructure',
    description:
      'A phishing page often shows scanners a blank page and victims a login. Our watch opens it in real, isolated browsers, so we see what your customers would see.',
    points: [
      'Phone and desktop browsers, on the kind of networks your customers use',
      'Every redirect followed and recorded',
      'Screenshot and source kept as evidence',
      'Kept apart from you, so nothing on the page reaches your network',
    ],
    picture:
      'The same address visited twice: a data centre gets a blank page, a phone gets a copied login.',
  },
  {
    id: 'visibility',
    icon: Eye,
    title: 'Continuous Visibility',
    description:
      'A lookalike is often registered days before it’s used. We watch it from the first sign until it’s gone, and we keep looking after that.',
    points: [
      'New registrations and certificates checked against your domains',
      'Parked domains watched until they do something',
      'Domains that were taken down visited again',
      'Every alert in your console, at any hour',
    ],
    picture:
      'The life of a lookalike in six steps, from its registration to the visit after its removal.',
  },
];
