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
  /** What the picture shows, for those who do not see it. */
  picture: string;
  /** Set where that picture is one of the console; otherwise the `id` chooses a drawing. */
  shot?: ConsolePictureId;
}

export const reasons: readonly [Reason, ...Reason[]] = [
  {
    id: 'expertise',
    icon: Building2,
    title: 'Industry Expertise',
    description:
      'A bank’s customers are baited with KYC, a shop’s with refunds, a college’s with admissions. We know the words that work on yours, and look for them beside your name.',
    points: [
      'Bait words kept by trade, in English and in romanised Indian languages',
      'The endings that matter here: .in, .co.in, .bank.in, and the cheap ones beside them',
      `More than ten specialists, at work since ${claims.since.figure}`,
      'Advice in plain words that a branch manager can act on',
    ],
    picture:
      'Names of a bank, a shop, a college and an exporter, each with the word that baits its customers.',
  },
  {
    id: 'accuracy',
    icon: Crosshair,
    title: 'Detection Accuracy',
    description: `${claims.accuracy.figure} ${claims.accuracy.label} in our laboratory. Each verdict says which characters differ and by what technique, so you can check it yourself.`,
    points: [
      'Names compared by code point, never by eye',
      'Techniques told apart, from a dropped letter to a whole foreign alphabet',
      'A severity for every scored alert, its technique in words',
      'Names that are only similar are left alone',
    ],
    picture:
      'The alert list: every name with what deceives in it lit, its technique in words, and its severity.',
    shot: 'alerts',
  },
  {
    id: 'copilot',
    icon: FileText,
    title: 'Automation Copilot',
    description:
      'A takedown is mostly paperwork: both names, the technique, the wording. The copilot writes the request. You read it and send it, and our team acts.',
    points: [
      'The request written from the alert, one fact a line',
      'Both spellings of the name, its technique and its severity, safe to pass on',
      'Our team takes it to host and registrar',
      'Nothing leaves without a person’s approval',
    ],
    picture:
      'A takedown request, written out and unsent: both spellings of the name, and the asset it imitates.',
    shot: 'request',
  },
  {
    id: 'browsers',
    icon: Globe,
    title: 'Browser Infrastructure',
    description:
      'A phishing page often shows scanners a blank and victims a login. We visit with real browsers, as your customers would, and see what they would see.',
    points: [
      'Phone and desktop browsers, on the kind of networks your customers use',
      'Every redirect followed and written down',
      'Screenshot and source kept as evidence',
      'Isolated from you: nothing on the page reaches your network',
    ],
    picture:
      'The same address visited twice: a data centre gets a blank page, a phone gets a copied login.',
  },
  {
    id: 'visibility',
    icon: Eye,
    title: 'Continuous Visibility',
    description:
      'A name is registered days before it is used. We watch it from its first sign, through page and mail, until it is gone, and afterwards.',
    points: [
      'New registrations and certificates checked against your names',
      'A parked name stays under watch until it does something',
      'A name that was taken down is visited again',
      'Every alert in your console, at any hour',
    ],
    picture:
      'The life of an imitating name in six steps, from its registration to the visit after its removal.',
  },
];
