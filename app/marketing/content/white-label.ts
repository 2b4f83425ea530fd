import { claim } from "../../copy/claim";

export const WHITE_LABEL = {
  badge: "For agencies",
  title: "Your name on the platform. Your price on the invoice.",
  lead: "Run local search, paid media and direct mail for your clients under your own brand. They sign in at your domain and never see us.",
  stats: [
    claim("100+", "agency partners"),
    claim("24hrs", "client onboarding"),
    claim("72hrs", "average setup time"),
    claim("99.9%", "platform uptime"),
  ],
  section: {
    title: "Brand it, set it up, lock it.",
    text: "Six things an agency asks before it puts its name on somebody else’s software.",
  },
  features: [
    {
      title: "Brand customization",
      text: "Logo, colors, address and sender are yours, down to the icon in the browser tab and the last line of the report.",
      benefits: ["Your own domain", "Reports with your logo", "Mail from your own address"],
    },
    {
      title: "Client management dashboard",
      picture: [
        { label: "Dunne Achterberg LLP", value: "Health score 58" },
        { label: "Larkin Auto Group", value: "Health score 94", mark: "good" },
      ],
      text: "All clients on one page, the one in trouble on top, so that Monday begins with the account that needs you.",
      benefits: [
        "Health score for each client",
        "Roles for your team and theirs",
        "One sign-in for all accounts",
      ],
    },
    {
      title: "Advanced configuration",
      picture: [
        { label: "AI Direct Mail", value: "off", mark: "quiet" },
        { label: "Ad ceiling, a month", value: "$2,400" },
      ],
      text: "Decide per client which modules, channels and limits apply, and lock what nobody should touch in December.",
      benefits: [
        "Modules switched per client",
        "Budget ceilings that hold",
        "Setups copied to the next client",
      ],
    },
    {
      title: "Enterprise security",
      picture: [
        { label: "9:14 AM, ceiling to $2,400", value: "Jonas" },
        { label: "9:02 AM, signed in by SSO", value: "Jonas" },
      ],
      text: "Your biggest client’s security questionnaire, answered before it arrives.",
      benefits: ["SOC 2 Type II", "SSO for your team and your clients", "Every change in an audit log"],
    },
    {
      title: "API integration",
      picture: [
        { label: "Lead to your CRM", value: "delivered", mark: "good" },
        { label: "Stage from your CRM", value: "received", mark: "good" },
      ],
      text: "Leads, spend and ranks go where your own tools expect them. Nobody copies figures into a slide on Sunday.",
      benefits: ["REST API and webhooks", "CRM and billing connections", "A sandbox with sample clients"],
    },
    {
      title: "Global deployment",
      picture: [
        { label: "Lakeview, 9:00 AM", value: "in dollars" },
        { label: "Lisbon, 3:00 PM", value: "in euros" },
      ],
      text: "A client in Lisbon and one in Lakeview open the same dashboard equally fast, each in their own currency.",
      benefits: [
        "99.9% uptime SLA",
        "Data kept in the region you choose",
        "Currency and time zone per client",
      ],
    },
  ],
  reasons: {
    title: "Three reasons agencies stay.",
    items: [
      {
        title: "You keep the client",
        text: "They sign with you, pay you and call you. Nothing they see mentions us.",
      },
      {
        title: "You set the price",
        text: "You pay one rate per location. What you charge above it is your business, and no screen shows it.",
      },
      {
        title: "You hire nobody",
        text: "Setup, strategy and support work behind you and in your name. A new client costs your team one form.",
      },
    ],
  },
  closing: {
    title: "Bring a client, leave with a dashboard.",
    text: "In the demo we set up one client of yours, under your colors. If it looks like you built it, we talk about the rest.",
    minutes: [
      "Your logo, colors and domain on a dashboard",
      "One client of yours, with its map and its ads",
      "Your price per client, and who does the setup",
    ],
  },
  contactTitle: "Ask for the agency price list.",
  meta: {
    title: "White-label marketing platform for agencies",
    description:
      "Local search, paid media and direct mail under your agency’s own name, domain and price. New clients live in 24 hours, set up in 72.",
    keywords: ["white label marketing platform", "agency reseller", "white label SEO", "agency dashboard"],
  },
} as const;

/** An agency's clients as its staff see them, under the agency's own brand. */
export const AGENCY = {
  name: "Quarter Mile Agency",
  address: "clients.quartermile.example",
  label:
    "An agency’s dashboard under its own name: five clients with their trade, locations and leads of the week",
  clients: [
    { name: "Larkin Auto Group", trade: "Auto dealership", locations: 5, leads: 97, isNew: false },
    { name: "Brightwater Dental", trade: "Healthcare", locations: 3, leads: 64, isNew: false },
    { name: "Sobol Heating &\u00a0Air", trade: "Home services", locations: 1, leads: 41, isNew: false },
    { name: "Dunne Achterberg LLP", trade: "Law firm", locations: 3, leads: 27, isNew: true },
    { name: "Moss & Tansy", trade: "E-commerce", locations: 1, leads: 22, isNew: false },
  ],
  foot: "Reports go out Mondays at 8:00 AM from reports@quartermile.example",
} as const;

/** One dashboard as the clients of three agencies see it. */
export const BRANDS = {
  title: "One dashboard, three agencies",
  number: "our name on 0 of 3",
  foot: "Logo, color, address, sender and sign-in are the agency’s. What’s behind them is the same.",
  agencies: [
    {
      name: "Quarter Mile Agency",
      initials: "QM",
      domain: "quartermile.example",
      color: 1,
      client: "Larkin Auto Group",
      leads: 97,
      signIn: "the agency’s SSO",
    },
    {
      name: "Northlight Studio",
      initials: "NS",
      domain: "northlight.example",
      color: 5,
      client: "Lakeview Family Law",
      leads: 33,
      signIn: "a passkey",
    },
    {
      name: "Bell & Daughters",
      initials: "BD",
      domain: "bellanddaughters.example",
      color: 3,
      client: "Mill Yard Plumbing",
      leads: 52,
      signIn: "a password",
    },
  ],
} as const;
