/** The six features. The `id` chooses the drawing where there is no picture of the console. */
import { claims } from './claims.ts';
import type { ConsolePictureId } from './console-pictures.ts';

export type FeatureId = 'phishing' | 'alerts' | 'analytics' | 'response' | 'scale' | 'data';

export interface Feature {
  id: FeatureId;
  title: string;
  /** The one thing it does. */
  headline: string;
  text: string;
  picture?: ConsolePictureId;
}

export const features: readonly Feature[] = [
  {
    id: 'phishing',
    title: 'Phishing protection',
    headline: 'See the page before your customers do',
    text: 'Pages on names like yours are opened in real browsers and compared with your own. A login form where there should be none is enough for an alert, whatever the name.',
  },
  {
    id: 'alerts',
    title: 'Instant alerts',
    headline: 'One line says what, how and how bad',
    text: 'The asset, the impersonating name with the deceptive character lit, the technique, and a severity from 0 to 10. Search finds a name by either spelling.',
    picture: 'alerts',
  },
  {
    id: 'analytics',
    title: 'Visual analytics',
    headline: 'Know which tricks are used against you',
    text: 'Alerts by severity, by asset and by technique. If most of yours are added words, you know where to spend the next rupee.',
    picture: 'dashboard',
  },
  {
    id: 'response',
    title: 'Rapid response',
    headline: 'From alert to request in one step',
    text: `The takedown request is written for you: both spellings of the name, the technique, the severity. You check it and send it to us; we take it to host, registrar and block lists. In an emergency, call the number in your contract: the initial response comes within ${claims.response.figure}, guaranteed, 24/7.`,
    picture: 'takedown',
  },
  {
    id: 'scale',
    title: 'Scalable security',
    headline: 'One domain or a group’s whole portfolio',
    text: 'Add domains one at a time or paste a list, and each line is checked before anything is added. A long list of alerts stays as quick to search as a short one, and every organisation of a group keeps its own.',
    picture: 'portfolio',
  },
  {
    id: 'data',
    title: 'Data protection',
    headline: 'We watch names, not people',
    text: 'Detection needs your domains and nothing about your customers. Only your admins and our analysts see your alerts. This site sets no cookies and has no trackers.',
  },
];
