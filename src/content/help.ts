/** The help articles of both consoles, as data. Only what the product does is described. */

/** A heading, a paragraph or a list of steps or points. */
export type HelpBlock =
  { readonly heading: string } | { readonly text: string } | { readonly points: readonly string[] };

export interface HelpArticle {
  /** The last part of its URL. */
  readonly slug: string;
  readonly title: string;
  /** One of the categories of its console. */
  readonly category: string;
  /** One sentence below the title in the list. */
  readonly summary: string;
  readonly body: readonly HelpBlock[];
}

export interface HelpShelf {
  /** In the order of the filter. 'all' is not one of them. */
  readonly categories: readonly string[];
  readonly articles: readonly HelpArticle[];
}

const ADMIN: readonly HelpArticle[] = [
  {
    slug: 'register-assets',
    title: 'Register the names you want protected',
    category: 'assets',
    summary: 'What an asset is, how to add one or many, and what Pending means.',
    body: [
      {
        text: 'An asset is a name your customers know you by: your main domain, a second ending such as .com beside .co.in, the host name of your net banking, your mail domain. We look for names that imitate your assets, so an imitation of a name that is not registered here stays unseen.',
      },
      { heading: 'Add one asset' },
      {
        points: [
          'Open Assets and press Add Asset.',
          'Enter the domain name without http:// or https://. A name in another script may be typed as it is written; the form shows the xn-- form under which it will be registered.',
          'The name of the asset follows the domain until you change it. Use it for what your team says, for example “Net banking”.',
        ],
      },
      {
        text: 'If you close the form by accident, what you typed is there when you open it again.',
      },
      { heading: 'Add many' },
      {
        text: 'Paste a list, one name per line. Before anything is sent, every line is marked as valid, duplicate, already listed or invalid, with the reason. If some lines fail, the result names them one by one; the others are registered.',
      },
      { heading: 'Pending and Approved' },
      {
        text: 'A new asset is Pending until we have checked that the name is yours. Alerts start once it is approved and under watch. You can find what is waiting with the Filters panel on the Assets page, or through “Needs attention” on the dashboard. There is no way to speed up the check from the console; write to us if a name is urgent.',
      },
      { heading: 'Delete an asset' },
      {
        text: 'Deleting ends the watch on that name and cannot be undone. The console asks before it does so. Registering the name again starts a new check.',
      },
    ],
  },
  {
    slug: 'read-an-alert',
    title: 'Read an impersonation alert',
    category: 'alerts',
    summary: 'What each column says, how severity is decided, and how to handle the name safely.',
    body: [
      {
        text: 'Every row on the Alerts page is a name that imitates one of your assets. The row gives the alert’s id, the asset it imitates, the impersonating domain, what was observed, and a severity.',
      },
      { heading: 'Severity' },
      {
        points: [
          'High: the score is 8 or more.',
          'Medium: the score is 5 or more, and below 8.',
          'Low: the score is below 5.',
        ],
      },
      {
        text: 'Severity is always written with a shape, a word and the score, so that it can be read without colour. An alert that came without a score says “Not scored”; no severity is guessed for it.',
      },
      { heading: 'The domain is never a link' },
      {
        text: 'An impersonating domain is shown as text only, so that nobody visits it by a slip of the hand. Characters outside the plain Latin alphabet are lit, because that is where lookalike letters hide, and the punycode form (xn--…) stands beside the name. Invisible characters are replaced by their code points.',
      },
      {
        text: 'Copy the name in its defanged form, such as examp1e[.]in, when you paste it into a mail or a chat: the brackets keep other programs from making a link of it. Copy the original only for tools that need it.',
      },
      { heading: 'Find the alert you need' },
      {
        text: 'The search looks in asset names, details and domains. A domain is found in any written form: Unicode, punycode or defanged. Filter by severity or asset, and sort by a column’s heading. Search, filters and order are part of the page’s address, so a colleague with access sees the same list when you send them the link.',
      },
      {
        text: 'Alerts carry no date and no status in this product, so nothing here is called new, open or closed.',
      },
    ],
  },
  {
    slug: 'ask-for-a-takedown',
    title: 'Ask for a takedown',
    category: 'takedowns',
    summary: 'What a takedown can achieve, what we need from you, and what to do meanwhile.',
    body: [
      {
        text: 'A takedown is a request to whoever keeps an abusive site alive: the hosting company, the registrar of the name, or a certificate or mail provider. They decide on the evidence they are given. A clear request is answered faster than an angry one.',
      },
      { heading: 'How to ask' },
      {
        text: 'The console has no takedown button. Write to us at the address in the “Still need help?” box below. Please put these into your message:',
      },
      {
        points: [
          'The alert’s id, and the impersonating domain in its defanged form. Both can be copied from the alert.',
          'Which of your assets it imitates, and since when you have known of it.',
          'What it does: copies your login page, sends mail in your name, sells in your name, or only shows advertisements.',
          'A screenshot and the full header of a mail, if customers sent you any.',
          'Who in your organisation may confirm that the name is not yours. Registrars often ask.',
        ],
      },
      { heading: 'Before you write' },
      {
        text: 'Check that the name does not belong to a branch, a reseller or an agency of yours. Do not visit the site from an office computer, do not enter anything into its forms, and do not write to its operator: that warns them and costs evidence.',
      },
      { heading: 'Meanwhile' },
      {
        points: [
          'Block the name on your mail gateway and web proxy.',
          'Warn the staff who talk to customers, with the defanged name only.',
          'If money or passwords are at stake in India, report it on the National Cyber Crime portal or call 1930.',
        ],
      },
      {
        text: 'A name that only parks advertisements is rarely removed at once. Keep the alert in view; its content may change.',
      },
    ],
  },
  {
    slug: 'profile-and-users',
    title: 'Keep your profile and your people up to date',
    category: 'settings',
    summary:
      'Change the organisation’s data, see your session, add colleagues with the right role.',
    body: [
      { heading: 'Profile Settings' },
      {
        text: 'Name, address and company registration number of your organisation can be changed under Settings, Profile Settings. We use them to check that a name is yours, so they should match your registration certificate. The email address cannot be changed there, because it identifies the organisation; write to us when it has to.',
      },
      {
        text: 'A successful change is confirmed for five seconds. If saving fails, the reason is shown for five seconds and your text stays in the form. Closing the window with unsaved changes asks first.',
      },
      { heading: 'Security' },
      {
        text: 'Security shows who is signed in on this browser, with which role, and until when the access token is valid. The token is renewed by itself while you work, so its expiry is not the end of your session. Log out there, or from the menu at the top right, when you share the computer.',
      },
      { heading: 'Add User' },
      {
        points: [
          'Enter a username, the person’s email address and a first password of at least eight characters, twice.',
          'Choose the role. Admin can do everything you can do, including adding users and deleting assets. User is the default; it does not open this console.',
          'Give the password to the person by a safe way, never in the mail that names the account.',
        ],
      },
      {
        text: 'The console cannot list, change or remove users who exist: the backend offers no call for it. Write to us when somebody leaves your organisation, so that we can close the account.',
      },
      { heading: 'Appearance' },
      {
        text: 'The sun or moon at the top switches between light and dark. The choice is kept in this browser.',
      },
    ],
  },
  {
    slug: 'figures-and-reports',
    title: 'Bring figures into your own reports',
    category: 'reports',
    summary: 'What the dashboard counts, what it cannot know, and how to take the data with you.',
    body: [
      {
        text: 'There are no ready-made reports in this product. What there is can be counted, filtered and copied, and each figure can be checked against the rows behind it.',
      },
      { heading: 'The dashboard' },
      {
        text: 'The Live view is counted in your browser from the lists of alerts and assets as they are now: alerts by severity, the assets imitated most, assets by status and watch, the newest assets, and what needs attention. Press a figure to open the list it counts, filtered so that the number of rows equals the figure.',
      },
      {
        text: 'The Sample view shows fixed figures that belong to nobody. It is marked “Sample data” and opens by itself only while you have neither assets nor alerts. Never quote it.',
      },
      { heading: 'What cannot be reported' },
      {
        points: [
          'Trends and “this week”: alerts come without a date.',
          'Open and closed: alerts come without a status.',
          'Response times: the console is not told when a takedown was done.',
        ],
      },
      { heading: 'Take the data with you' },
      {
        points: [
          'Filter the Alerts page until it shows what you want to report; the number of rows is written above the list.',
          'Export those rows as CSV. The file holds exactly the filtered rows, and values that a spreadsheet could take for a formula are made harmless.',
          'Send the address of the page to a colleague with access: search, filters and order are in it.',
          'For a single case, open the alert and copy its domain in the defanged form.',
        ],
      },
      {
        text: 'If you need the same figures every month, note the date on which you counted: the lists show the present only, and a deleted asset leaves no trace in them.',
      },
    ],
  },
];

const SUPERADMIN: readonly HelpArticle[] = [
  {
    slug: 'approve-organizations',
    title: 'Approve an organization',
    category: 'organizations',
    summary: 'What to check before a sign-up becomes Active, and what deleting does.',
    body: [
      {
        text: 'An organization that signs up is Pending until a super-admin approves it; then it is Active. Its admin can log in and register names while it waits, so a late approval costs the customer protection, not access.',
      },
      { heading: 'Before you approve' },
      {
        points: [
          'Open the details. Name, email, address and company registration number are what the organization typed at sign-up; nobody has checked them yet.',
          'Compare the registration number with the public register of companies.',
          'Look at the email address: a free mail account for a bank deserves a telephone call to a number you found yourself.',
          'Look at the assets under Asset approvals. A company that registers names of another is either an agency or an attacker.',
        ],
      },
      { heading: 'What is not known' },
      {
        text: 'Industry, size and subscription are not part of the backend’s data and read “Not provided”. The number of users is “Not reported”. Assets are counted from the asset list by their owner; where the owner named there matches no listed organization, the count is “Not reported” as well, never zero.',
      },
      { heading: 'Delete' },
      {
        text: 'Deleting an organization asks first and cannot be undone from the console. What happens to its users and assets is decided by the backend. If a deletion or an approval fails, the reason is shown and the row stays.',
      },
    ],
  },
  {
    slug: 'approve-assets',
    title: 'Approve assets, one or many',
    category: 'approvals',
    summary: 'Filters that find what waits, approving several at once, and reading the results.',
    body: [
      {
        text: 'Asset approvals lists every asset of every organization with its owner’s name beside it. Only pending assets can be approved. Once approved, an asset can be watched, and its organization receives alerts for it.',
      },
      { heading: 'Find what waits' },
      {
        points: [
          'The dashboard’s “Needs attention” opens the list with the status Pending; the number of rows equals the figure.',
          'Filter by type as well. The types come from the data, so there is no fixed list of them.',
          'Search by the asset’s name or by its owner. The list is as fresh as its last fetch: press Refresh when a colleague works on it at the same time.',
        ],
      },
      { heading: 'Is the name theirs?' },
      {
        text: 'Compare the name with the owner’s registered name and email domain. A name with letters of several scripts is shown with those letters lit and with its punycode form; a protected name is seldom written so. An asset that is no domain name, such as the title of an app, is shown as plain text.',
      },
      { heading: 'Several at once' },
      {
        text: 'Tick the rows and approve them together. One question is asked for all. Each asset is a call of its own, so some may succeed while others fail; the result is reported row by row, and failed rows stay pending so that you can try again.',
      },
      { heading: 'When it fails' },
      {
        text: '“Error approving asset” is followed by the status the backend answered with. “Access token not found” means that this browser was signed out elsewhere: log in again, nothing was changed.',
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
        text: 'The backend has no list of alerts across organizations: impersonation alerts are returned to an organization’s own admin. The Global alerts page therefore holds sample data, made up to show how such a list works, and is marked “Sample data” throughout. None of its domains, organizations or dates is real.',
      },
      { heading: 'What can be tried' },
      {
        points: [
          'Filter by severity, by status (Active, Investigating, Resolved) and by organization; filters combine.',
          'Search by domain, organization or description, and sort by a column’s heading.',
          'Filters are part of the page’s address, like everywhere in the consoles.',
        ],
      },
      { heading: 'What the samples must not be used for' },
      {
        text: 'Do not quote a sample in a report or a call with a customer. The sample domains use endings reserved for examples, so none of them can belong to anybody, but a screenshot without the mark can still mislead.',
      },
      { heading: 'Where real alerts are' },
      {
        text: 'An organization’s admin reads them under Alerts in the admin console, with search, filters and export. To look into a case together, ask the admin for the alert’s id and the defanged domain. Severity there follows the score: 8 or more is High, from 5 to below 8 Medium, below 5 Low.',
      },
      {
        text: 'The super-admin’s dashboard counts organizations and assets only, for the same reason: a figure for alerts would have to be invented.',
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
        text: 'Approval settings shows how automatic approval could be arranged. It is a draft on your screen: the backend offers no call to store or apply such rules, so nothing on the page is saved or sent, no rule approves anything, and a reload brings the sample values back. The page says so at its top.',
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
        text: 'Every organization and every asset is approved by a person, under Organizations and Asset approvals. Approving several assets at once is possible there; it is still one decision of yours for each row you tick. No message is sent to the customer by the console. The admin sees the new status when the list is fetched again.',
      },
      { heading: 'Your own settings' },
      {
        text: 'Settings shows who is signed in on this browser, until when the access token is valid, and lets you choose the theme and log out. There is no organization profile for a super-admin, because the account belongs to the provider, not to an organization.',
      },
    ],
  },
];

export const helpShelves: Readonly<Record<'admin' | 'superadmin', HelpShelf>> = {
  admin: {
    categories: ['assets', 'alerts', 'takedowns', 'settings', 'reports'],
    articles: ADMIN,
  },
  superadmin: {
    categories: ['organizations', 'approvals', 'alerts', 'settings'],
    articles: SUPERADMIN,
  },
};
