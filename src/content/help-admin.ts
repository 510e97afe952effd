/** The help articles of the admin's console. */
import type { HelpArticle } from './help-article.ts';

export const adminArticles: readonly HelpArticle[] = [
  {
    slug: 'register-assets',
    title: 'Register the names you want protected',
    category: 'assets',
    summary: 'What an asset is, how to add one or many, and what Pending means.',
    body: [
      {
        text: 'An asset is a name your customers know you by: your main domain, a second ending such as .com in addition to .co.in, the host name of your net banking, your mail domain. We look for names that imitate your assets, so if a name isn’t registered here, we won’t see imitations of it.',
      },
      { heading: 'Add one asset' },
      {
        steps: [
          'Open Assets and press Add Asset.',
          'Enter the domain name without http:// or https://. You can type it in any script. The form shows the `xn--` form under which it is added.',
          'The name of the asset follows the domain until you change it. Use it for what your team says, for example “Net banking”.',
        ],
      },
      {
        text: 'If you close the form, it still holds what you typed when you open it again. Log out, and it is gone.',
      },
      { heading: 'Add many' },
      {
        text: 'Paste a list, a table or an email into the Domain field. Each domain in it becomes a row that says whether it can be added, and what was not read is counted by reason.',
      },
      {
        points: [
          'A domain that imitates one of yours, mixes alphabets or is in an alert is added only if you select “Add it too”.',
          'Select “Only problems” to see the rows that need you.',
          'What could not be added stays in the list with the reason, so you can try again. Adding pauses by itself if calls get no answer.',
        ],
      },
      { heading: 'Pending and Approved' },
      {
        text: 'A new asset is Pending until we have checked that the name is yours. Alerts start once it is approved and under watch. To find what’s still pending, use Filters on the Assets page, or look at the assets on the dashboard. You don’t have to do anything meanwhile. If a name is urgent, write to us.',
      },
      {
        text: 'Once it is approved, press its name to list its alerts. The dashboard counts the open ones by severity. You can open the site from there only if the name is approved and written in one alphabet.',
      },
      { heading: 'Delete an asset' },
      {
        text: 'Deleting ends our watch on that name and can’t be undone, so the console asks first. If you register the name again, we check it again.',
      },
    ],
  },
  {
    slug: 'read-an-alert',
    title: 'Read an impersonation alert',
    category: 'alerts',
    summary: 'What each column says, how a name imitates yours, and how to handle it safely.',
    body: [
      {
        text: 'Every row on the Alerts page is a name that imitates one of your assets: the alert’s number, the asset, the impersonating domain, the technique, what was observed, and a severity. Press the number, or Enter on the row, to open it.',
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
        text: 'An alert without a score says “Not scored”. We don’t guess a severity.',
      },
      { heading: 'Technique' },
      {
        text: 'Your browser compares each domain with your asset and names the likeliest way to get from one to the other, such as Homoglyph (a lookalike letter) or Combosquatting (your name with a word added, `yourbank-kyc.in`). “None found” means that no known technique leads there; read the details then. Opened, an alert shows both names letter under letter, every technique that fits, and how similar the names are.',
      },
      { heading: 'The domain is never a link' },
      {
        text: 'That way, no one opens it by accident. Lookalike letters are highlighted, the punycode form (`xn--…`) is on the alert’s page (and in the list if there is room), and invisible characters are replaced by their code points. Copy the name defanged, such as `examp1e[.]in`, for a mail or a chat, where no program will turn it into a link. Copy the original only for tools that need it.',
      },
      { heading: 'Find the alert you need' },
      {
        points: [
          'Search finds the alerts that hold all of your words; quotation marks keep words together. A domain is found in Unicode, punycode or defanged.',
          'Paste what you were sent: lines, a sentence, addresses such as `hxxps://examp1e[.]com/login`, senders, an alert’s number. The page says which of the names are among your alerts, and names the others.',
          'The most severe come first. Filter by status, severity, asset or technique; sort by a column’s heading; hide columns you do not use.',
          'A view is a set of filters with a name. Open, Reported and waiting, and Everything are built in; Save view keeps your own.',
          'Search, filters and order are in the page’s address. A colleague with access sees the same list.',
        ],
      },
      { heading: 'Work through them' },
      {
        points: [
          'Give each alert a status: New, Investigating, Reported, Down, Not harmful or Ours. On a phone, Status below an alert opens them. Add a note where the next reader needs one. The history keeps when, who and what.',
          'Use the keyboard: J and K move to the next and previous alert, Enter opens one, 1 to 6 set the status, N adds a note, T prepares a takedown request. Press ? for all keys.',
          'In the list, 1 to 6 also move you to the next alert, where J stays if it is your next key. On its own page an alert stays until you press J.',
          'Tick several alerts, with X or Shift X for a range, to mark, report or export them together.',
          'What was not changed again since can be undone, by the button that shows for ten seconds or by U; the history keeps it.',
          'A dot marks new alerts, not opened or marked yet. Mark all as seen clears them.',
        ],
      },
      {
        text: 'The alerts themselves carry no date and no status. What you mark is kept in this browser profile, not on the server; see “Manage your profile and users” for how to hand it over.',
      },
    ],
  },
  {
    slug: 'ask-for-a-takedown',
    title: 'Ask for a takedown',
    category: 'takedowns',
    summary: 'How to prepare the request, what to add to it, and what to do meanwhile.',
    body: [
      {
        text: 'A takedown is a request to those who keep an abusive site alive: the hosting company, the registrar of the name, or a certificate or mail provider. You check one request and send it to us; we write to the registrar, the host and the block lists, and follow up. As an admin, you can also write to the registrar yourself, straight from the console. The recipient decides on the evidence, and answers a clear request faster than an angry one.',
      },
      { heading: 'How to ask' },
      {
        steps: [
          'Open the alert and press Prepare takedown request.',
          'Read the letter, in English or हिन्दी. You can edit it. It is addressed to us, and signed with your email address and your profile.',
          'Press Open in mail, and send it. Under More you can copy it, save it as an email file or print it. The console sends nothing by itself.',
          'When you come back, press Mark as sent: the alert’s history then has the recipient and the ticket number, and its status is Reported. If you marked it Reported by itself, press Record recipient.',
        ],
      },
      {
        points: [
          'Also write to the registrar and the host: select who else gets a letter. Each says where its address comes from. The letters then stand in one list.',
          'Kind: an abuse report says that there is phishing or malware. To anyone but us it needs a URL where you saw it. A trademark notice is about the name only. It needs your rights in the mark and the signs of bad faith, and claims only what you fill in or select.',
          'If something is missing, the button says what, and leads to it.',
        ],
      },
      {
        text: 'If the name is one of your approved assets, or lies above or below one, the console prepares no request. It would hit your own site. An asset that awaits approval changes nothing; the alert says so.',
      },
      { heading: 'What to add' },
      {
        points: [
          'What the site does: copies your login page, sends mail in your name, sells in your name, or only shows advertisements.',
          'Since when you have known of it.',
          'A screenshot, and the full header of a mail if customers sent you any.',
          'Who in your organisation may confirm that the name is not yours. Registrars often ask.',
        ],
      },
      { heading: 'Before you send it' },
      {
        text: 'Check that the name does not belong to a branch, a reseller or an agency of yours. Don’t visit the site from an office computer, don’t enter anything into its forms, and don’t write to its operator. That warns them and costs evidence.',
      },
      { heading: 'Meanwhile' },
      {
        points: [
          'Block the name on your mail gateway and web proxy.',
          'Warn the staff who talk to customers, with the defanged name only.',
          'If money or passwords are at stake in India, report it at `cybercrime.gov.in` or call 1930.',
        ],
      },
      {
        text: 'A name that only shows advertisements is rarely removed at once. Keep an eye on the alert, as the content may change.',
      },
    ],
  },
  {
    slug: 'profile-and-users',
    title: 'Manage your profile and users',
    category: 'settings',
    summary:
      'Change the organisation’s data, see your session, add colleagues with the right role.',
    body: [
      { heading: 'Profile Settings' },
      {
        text: 'You can change your organisation’s name, address and company registration number under Settings, Profile Settings. We use them to check that a name is yours, so they should match your registration certificate. You can’t change the email address there, because it identifies the organisation. Write to us if it has to change.',
      },
      {
        text: 'A successful change is confirmed for five seconds. If saving fails, the reason is shown for five seconds and your text stays in the form. Closing the window loses nothing: what you typed is there when you open it again.',
      },
      { heading: 'Security' },
      {
        text: 'Security shows who is signed in on this browser, with which role, and until when the login is confirmed. It’s confirmed again while you work, so that time isn’t the end of your session. Log out there, or from the menu at the top right, when you share the computer.',
      },
      { heading: 'Add User' },
      {
        steps: [
          'Enter a username, the person’s email address and a first password of at least eight characters, twice.',
          'Choose the role. Admin can do everything you can do, including adding users and deleting assets. User is the default, and doesn’t open this console.',
          'Give the person the password in a safe way, never in the mail that names the account.',
        ],
      },
      {
        text: 'The console can’t list, change or remove existing users. When someone leaves your organisation, write to us, and we’ll close the account.',
      },
      { heading: 'Cases in this browser' },
      {
        text: 'Statuses, notes, histories and views are kept in this browser profile, only for your account, unencrypted. No other account sees them, and clearing the browser’s site data deletes them.',
      },
      {
        points: [
          'Export, under Settings, writes all of them to one file. It holds your notes, so give it to a colleague in a safe way.',
          'Import says what will change before it changes anything. It only ever adds; importing a file twice changes nothing.',
          'Delete all removes the cases of this account from this browser, after asking.',
        ],
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
    summary: 'What the dashboard counts, what it can’t know, and how to take the data with you.',
    body: [
      {
        text: 'The report says what was done; the dashboard says what there is. You can check each figure against the rows behind it.',
      },
      { heading: 'The report' },
      {
        points: [
          'Report, in the menu, counts the days you choose: alerts worked on (marked, noted or reported), reported and down, and the median time from the first mark to the report, by asset and by technique.',
          'It shows the ten most deceptive names next to the names that they imitate. The annex lists every alert that was worked on, with its status and ticket.',
          'Print or save as PDF makes one page of A4 and the annex. CSV of the history has every entry, what was taken back included.',
          'It counts what this browser keeps. Import your colleagues’ cases first if the work was shared.',
        ],
      },
      { heading: 'The dashboard' },
      {
        text: 'The Live view begins with your work: new, open, reported and down. The rest is counted in your browser from the lists of alerts and assets as they are now: the eight worst open alerts by name, open alerts by severity, all alerts by technique, and each asset with its open High, Medium and Low alerts. Press a name’s row to open its alert. Press a figure to open the list it counts, filtered so that the number of rows equals the figure.',
      },
      {
        text: 'The Sample view shows fixed figures of no organisation. It is marked “Sample data” and opens only when you choose it. Never quote it.',
      },
      { heading: 'What can’t be reported' },
      {
        points: [
          'When an attack began: alerts come without a date. First seen means first seen in this browser.',
          'What was done in browsers whose cases were not imported here.',
          'Whether a name is still down: it was when it was marked so.',
        ],
      },
      { heading: 'Take the data with you' },
      {
        points: [
          'Filter the Alerts page until it shows what you want to report; the number of rows is written above the list.',
          'Press Export and choose a format. Each takes exactly the rows of the list. Before anything is written, the dialog says how many alerts the file will hold, what it leaves out and why.',
          'CSV is a table for spreadsheets, with status and note. Its names are defanged unless you untick that. Values that a spreadsheet could mistake for a formula are made harmless. STIX 2.1 and MISP are for threat intelligence platforms; your notes are not in them.',
          'RPZ zone, hosts file, Adblock list and plain list block names. They take what you have marked Investigating, Reported or Down, and New with a tick. They leave out what you have marked Ours or Not harmful, and every name equal to, above or below one of your approved assets. An asset that awaits approval spares nothing. An RPZ zone blocks each host and all below it.',
          'Send the address of the page to a colleague with access: search, filters and order are in it.',
          'For a single case, open the alert and copy its domain in the defanged form.',
        ],
      },
      {
        text: 'The lists show the present only, and a deleted asset leaves no trace in them. The report keeps an alert that is no longer listed.',
      },
    ],
  },
];
