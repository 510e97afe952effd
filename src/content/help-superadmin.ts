/** The help articles of the super-admin's console. */
import type { HelpArticle } from './help-article.ts';

export const superadminArticles: readonly HelpArticle[] = [
  {
    slug: 'approve-organizations',
    title: 'Approve an organisation',
    category: 'organisations',
    summary: 'What to check before a sign-up becomes Active, and what deleting does.',
    body: [
      {
        text: 'An organisation that signs up is Pending until a super-admin approves it; then it is Active. Its admin can log in and register names while it waits, so a late approval costs the customer protection, not access.',
      },
      { heading: 'Before you approve' },
      {
        points: [
          'Open the details. Name, email, address and company registration number are what the organisation typed at sign-up. No one has checked them yet.',
          'Compare the registration number with the public register of companies.',
          'Look at the email address. A free mail account for a bank deserves a telephone call, to a number you found yourself.',
          'Look at its assets. If one of them is flagged, the organisation’s row says Review and names it. A company that registers names of another is either an agency or an attacker.',
        ],
      },
      {
        text: 'A clear organisation asks once before it is approved. Select several to approve the clear ones together; the others are left out by name.',
      },
      { heading: 'What is not known' },
      {
        text: 'We don’t know any organisation’s industry, size or subscription, so these read “Not provided”. The number of users is “Not reported”. Assets are counted from the asset list by their owner; where the owner named there matches no listed organisation, the count is “Not reported” as well, never zero.',
      },
      { heading: 'Delete' },
      {
        text: 'Deleting an organisation asks first and can’t be undone from the console. The server decides what happens to its users and assets. If a deletion or an approval fails, the reason is shown and the row stays.',
      },
    ],
  },
  {
    slug: 'approve-assets',
    title: 'Approve assets, one or many',
    category: 'approvals',
    summary: 'Find what waits, review what is flagged, approve several at once.',
    body: [
      {
        text: 'Asset approvals lists every asset of every organisation with its owner’s name next to it. Only pending assets can be approved. Once approved, an asset can be watched, and its organisation receives alerts for it.',
      },
      { heading: 'Find what waits' },
      {
        points: [
          'The dashboard shows what has waited longest, by name. “Pending” next to a figure opens the list with that status; the number of rows equals the figure.',
          'Pending assets come first, the oldest on top. Sort by a column’s heading for another order. No row moves by itself: an approved one stays in its place until you sort, filter or refresh.',
          'Filter by review, age, type and organisation, or search by asset, type or organisation.',
          'The list is as fresh as its last fetch. Press Refresh when a colleague is working on it at the same time.',
        ],
      },
      { heading: 'What needs review' },
      {
        text: 'Your browser compares each pending asset with all others, approved and pending. It flags a name that looks like another organisation’s (`marutham-texti1es.com`), is registered already, or shares its registered domain. It also flags a lookalike of the organisation’s own names, and a public suffix.',
      },
      {
        text: 'If one name is flagged, the other pending names of its organisation are flagged with it. “Show only these” filters the list. The details show both names letter under letter. A flag forbids nothing, as an agency may register names for its client: confirm who owns the domain first.',
      },
      {
        text: 'A row says Approve only after the comparison has ended and found nothing. While it runs, or if it failed or was stopped, every row says Review.',
      },
      { heading: 'Is the name theirs?' },
      {
        text: 'Compare it with the owner’s registered name and email domain. Letters of a foreign script are highlighted and the punycode form is next to them; a name worth protecting is seldom written like that. No flag doesn’t mean that the name is theirs; only names listed here are compared.',
      },
      { heading: 'Several at once' },
      {
        text: 'Select the rows and approve them together. The dialog lists what will be approved, and leaves out by name what needs review. Each asset is a separate call, so some may succeed while others fail. Every row shows its result, and failed ones stay pending so that you can try again.',
      },
      { heading: 'When it fails' },
      {
        text: '“Error approving asset” is followed by the status the server answered with. “Access token not found” means that this browser was signed out elsewhere. Log in again; nothing was changed.',
      },
    ],
  },
  {
    slug: 'global-alerts',
    title: 'What Global alerts shows',
    category: 'alerts',
    summary: 'Why the page holds sample data, and where real alerts are read.',
    body: [
      {
        text: 'There’s no list of alerts across organisations yet. An organisation’s own admin sees its impersonation alerts. The Global alerts page therefore holds sample data, made up to show how such a list works, and is marked “Sample data” throughout. None of its domains, organisations or dates is real.',
      },
      { heading: 'What can be tried' },
      {
        points: [
          'Filter by severity, by status (Active, Investigating, Resolved) and by organisation; filters combine.',
          'Search by domain, organisation or description, and sort by a column’s heading.',
          'Filters are part of the page’s address, like everywhere in the consoles.',
        ],
      },
      { heading: 'What the samples must not be used for' },
      {
        text: 'Do not quote a sample in a report or a call with a customer. The sample domains use endings reserved for examples, so none of them can be registered, but a screenshot without the mark can still mislead.',
      },
      { heading: 'Where real alerts are' },
      {
        text: 'An organisation’s admin reads them under Alerts in the admin console, with search, filters and export. To look into a case together, ask the admin for the alert’s id and the defanged domain. Severity there follows the score: 8 or more is High, from 5 to below 8 Medium, below 5 Low.',
      },
      {
        text: 'The super-admin’s dashboard counts organisations and assets only, for the same reason: a figure for alerts would have to be invented.',
      },
    ],
  },
  {
    slug: 'approval-settings',
    title: 'Approval settings, and what they do not do',
    category: 'settings',
    summary: 'A draft of rules, thresholds and templates that is never saved.',
    body: [
      {
        text: 'Approval settings shows how automatic approval could be arranged. It’s a draft on your screen. Such rules can’t be stored or applied yet, so nothing on the page is saved or sent, no rule approves anything, and leaving or reloading brings the sample values back. The page says so at its top.',
      },
      { heading: 'The four tabs' },
      {
        points: [
          'General Rules: users are approved after verification (on), and low-risk assets with a risk score under 20 (off).',
          'Thresholds: the maximum of pending approvals, 50, and the alert threshold, 25 on a scale of 0 to 100.',
          'Notifications: email and SMS, each with a template and a switch.',
          'Roles & Permissions: not available yet.',
        ],
      },
      { heading: 'How approval works today' },
      {
        text: 'Every organisation and every asset is approved by a person, under Organisations and Asset approvals. You can approve several assets at once there, but each row you tick is still a decision of yours. The console sends the customer no message. The admin sees the new status when the list is fetched again.',
      },
      { heading: 'Your own settings' },
      {
        text: 'Settings shows who is signed in on this browser, until when the login is confirmed, and lets you log out. There is no organisation profile for a super-admin, because the account belongs to the provider, not to an organisation.',
      },
    ],
  },
];
