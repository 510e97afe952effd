/**
 * The provider's figures, as the specification states them (section 1). Every page takes them from here, so that no two
 * pages disagree. `meaning` says what was counted, which separates the two rates: one is measured in the laboratory,
 * the other in the field.
 */

export interface Claim {
  figure: string;
  /** Words after the figure: "99.9% threat detection accuracy". */
  label: string;
  /** Exact meaning in one sentence. */
  meaning: string;
}

export const claims = {
  accuracy: {
    figure: '99.9%',
    label: 'threat detection accuracy',
    meaning:
      'In our laboratory, on domains we already know: how often detection calls an imitation an imitation, and leaves a genuine domain alone.',
  },
  foundFirst: {
    figure: '86.7%',
    label: 'threat detection',
    meaning:
      'In the field: of all threats to the organisations we protect, the share we found before anyone reported it to us.',
  },
  takedown: {
    figure: 'under 4 hours',
    label: 'average takedown time',
    meaning: 'From our first report until the domain or the page stops answering.',
  },
  response: {
    figure: '15 minutes',
    label: 'guaranteed initial response',
    meaning: 'Emergency response runs 24/7. A person who can act replies within this time.',
  },
  organizations: {
    figure: '5+',
    label: 'organisations protected',
    meaning: 'Indian businesses whose domains we watch today.',
  },
  support: {
    figure: '24/7',
    label: 'support',
    meaning: 'A person replies, at night and on holidays too.',
  },
  team: {
    figure: '10+',
    label: 'expert team',
    meaning: 'Analysts, engineers and takedown specialists.',
  },
  since: {
    figure: '2020',
    label: 'at work since',
    meaning: 'The year we began watching domains for Indian businesses.',
  },
} as const satisfies Record<string, Claim>;
