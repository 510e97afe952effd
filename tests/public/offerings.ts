/** The offerings named in the marketing copy (specification section 1), in lower case. */
export const OFFERINGS: readonly string[] = [
  'impersonation protection',
  'phishing-site and malicious-content takedown',
  '24/7 monitoring',
  'phishing protection',
  'instant alerts',
  'visual analytics',
  'rapid response',
  'scalable security',
  'data protection',
  'threat detection',
  'security consulting',
  'incident response',
];
