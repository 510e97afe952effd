/** The six features. The `id` chooses the drawing if there is no picture of the console. */
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
    id: 'alerts',
    title: 'Instant alerts',
    headline: 'One line says what, how and how bad',
    text: 'You see the asset, the impersonating domain with its deceptive character highlighted, the technique, and a severity from 0 to 10. Search finds a domain in either spelling.',
    picture: 'alerts',
  },
  {
    id: 'phishing',
    title: 'Phishing protection',
    headline: 'See the page before your customers do',
    text: 'Our watch opens pages on domains like yours in isolated browsers, and compares them with your own. A login form where there shouldn’t be one is enough for an alert, whatever the domain.',
  },
  {
    id: 'analytics',
    title: 'Visual analytics',
    headline: 'Know which tricks are used against you',
    text: 'See your alerts by severity, by asset and by technique. If most of them are added words, you know where to spend the next rupee.',
    picture: 'dashboard',
  },
  {
    id: 'response',
    title: 'Rapid response',
    headline: 'From alert to request in one step',
    text: `The console writes the takedown request for you, with both spellings of the domain, what was seen, and what DNS and the registry say. You check one request and send it to us; we write to the registrar, the host and the block lists, and follow up. In an emergency, call the number in your contract, 24/7. We guarantee an initial response within ${claims.response.figure}.`,
    picture: 'takedown',
  },
  {
    id: 'scale',
    title: 'Scalable security',
    headline: 'One domain or a group’s whole portfolio',
    text: 'Add domains one at a time or paste a list; every line is checked before anything is added. A long list of alerts is as quick to search as a short one, and each organisation in a group keeps its own.',
    picture: 'portfolio',
  },
  {
    id: 'data',
    title: 'Data protection',
    headline: 'We watch domains, not people',
    text: 'We need your domains, and nothing about your customers. Only your admins and our analysts see your alerts. This site sets no cookies and has no trackers.',
  },
];
