/** A figure of the back office: its name as shown, and what it counts. */
export type FigureDefinition = { name: string; definition: string };

/**
 * What each figure counts, for the tooltips beside it. `docs/figures.md` has the same texts with a query for each, which
 * `tests/workers/figures.test.ts` compares with what the pages show.
 */
export const FIGURES = {
  visits: {
    name: "Visits",
    definition:
      "Visits that began in the range. A visit ends after 30 minutes without a page view or event, or when its tab is reached by another link or from another site.",
  },
  visitors: {
    name: "Visitors",
    definition:
      "Browser tabs that opened the site: two tabs are two visitors, and a tab that comes back is still one. Bots, and visitors whose browser asks not to be tracked, are left out.",
  },
  visitorsToday: {
    name: "Visitors today",
    definition:
      "Visitors with a page view or an event since midnight in the page’s time zone, also those whose visit began before it.",
  },
  visitorsNow: {
    name: "Now",
    definition:
      "Visitors with a page view or an event in the last 5 minutes, as far as they are stored: a hit is stored up to 20 seconds after it comes.",
  },
  pageViews: {
    name: "Page views",
    definition: "Pages opened in the visits that began in the range; of the whole site, in all visits.",
  },
  pagesPerVisit: { name: "Pages per visit", definition: "Page views divided by visits." },
  conversion: {
    name: "Converted visits",
    definition:
      "Visits with at least one conversion: a contact form sent, a demo booked or a phone number clicked. Two in one visit count once.",
  },
  forms: {
    name: "Form fills and demos",
    definition:
      "Contact forms sent and demos booked in the visits that began in the range, each one. Shows – where a day of the range is older than this count.",
  },
  calls: {
    name: "Calls",
    definition:
      "Clicks on a phone number in the visits that began in the range, each one. Shows – where a day of the range is older than this count.",
  },
  sessionConversion: {
    name: "Session conversion",
    definition: "Converted visits as a share of all visits.",
  },
  eventConversion: {
    name: "Conversion rate",
    definition: "Conversion events as a share of all events, of any type and of all time.",
  },
  clickToCalls: { name: "Click-to-calls", definition: "Events of a click on a phone number, of all time." },
  formFills: { name: "Form fills", definition: "Events of a contact form that was sent, of all time." },
  lcp: {
    name: "LCP",
    definition:
      "Largest Contentful Paint: time until the largest picture or text of a page is drawn. 2.5 s or less is good, over 4 s poor. Three of four sampled page views are as fast.",
  },
  inp: {
    name: "INP",
    definition:
      "Interaction to Next Paint: the longest time from a click, tap or key until the page shows it. 200 ms or less is good, over 500 ms poor. Three of four sampled page views are as fast.",
  },
  cls: {
    name: "CLS",
    definition:
      "Cumulative Layout Shift: how much of the page jumps while it loads, from 0 for nothing. 0.1 or less is good, over 0.25 poor. Three of four sampled page views have as little.",
  },
  ttfb: {
    name: "TTFB",
    definition:
      "Time to First Byte: time until the first byte of the page arrives. 0.8 s or less is good, over 1.8 s poor. Three of four sampled page views are as fast.",
  },
  wonInPeriod: {
    name: "Won in this period",
    definition:
      "Value of the deals that were won with a closing date in the range, whenever and however their leads came. A filter by channel, campaign or landing page keeps the deals of leads whose visit matches.",
  },
  wonFromVisits: {
    name: "Won from these visits",
    definition:
      "What the leads that came with a known visit in the range have won so far. Young visits have had less time, so it isn’t compared with the previous period.",
  },
  leadsOfRange: {
    name: "Leads",
    definition:
      "Leads that came in the range, by the visit they came with. Leads in spam review or the trash are left out.",
  },
  leadRate: {
    name: "Lead rate",
    definition:
      "Visits that brought a lead, as a share of all visits. A visit with two leads counts once; a lead without a known visit is left out.",
  },
  adLeadsNoVisit: {
    name: "Leads of ads without a visit",
    definition:
      "Leads of the range whose source names an ad, as Google Ads does, but whose visit is not known. They count as No visit known, and not for the channel Paid.",
  },
  wonSoFar: {
    name: "Won so far",
    definition: "Value of the won deals of the leads that came in the range, on whatever day they were won.",
  },
  wonDeals: {
    name: "Won deals",
    definition: "Number of the won deals of the leads that came in the range, on whatever day they were won.",
  },
  wonPerVisit: {
    name: "Won per visit",
    definition:
      "What the leads that came with a known visit in the range have won so far, divided by the visits.",
  },
  demosBooked: {
    name: "Demos booked",
    definition:
      "Demos that were booked in the range, for whatever day, and not canceled. Those of leads in spam review or the trash are left out.",
  },
  demosHeld: {
    name: "Held",
    definition: "Of the demos that were booked in the range, those that were marked as done.",
  },
  demosMissed: {
    name: "No-shows",
    definition: "Of the demos that were booked in the range, those to which nobody came.",
  },
  wonFromDemos: {
    name: "Won from demos",
    definition:
      "Value of the won deals of the leads that booked a demo in the range, on whatever day they were won. A lead with two demos counts once.",
  },
  adCost: {
    name: "Ad cost",
    definition:
      "What was entered as paid for the ads of a channel or campaign, spread evenly over the days it was paid for: the days of the range count.",
  },
  costPerLead: {
    name: "Cost per lead",
    definition:
      "The cost of a channel or campaign in the range, divided by its leads that came in the range.",
  },
  adReturn: {
    name: "Return",
    definition: "Won so far divided by the cost: at 2.00× every dollar of the ads has brought two so far.",
  },
  noVisit: {
    name: "No visit known",
    definition:
      "Leads of the range without a visit: imported, entered by staff, or come from a browser that asks not to be tracked. Opened, it has the sources that they were entered with.",
  },
  pipelineTotal: { name: "Sales Pipeline", definition: "Value of all deals, open, won and lost." },
  pipelineOpen: { name: "Open", definition: "Value of the deals that are neither won nor lost." },
  pipelineWeighted: {
    name: "Weighted",
    definition:
      "Value times probability of each open deal, rounded to the dollar, summed. In the columns, won deals count 100% and lost ones 0%.",
  },
  pipelineWon: { name: "Won", definition: "Value of all deals in Closed Won, of all time." },
  pipelineLost: { name: "Lost", definition: "Value of all deals in Closed Lost, of all time." },
  forecastOpen: {
    name: "All open",
    definition:
      "Value of the open deals that are expected to close in the month; a filter by owner keeps those of the owner.",
  },
  forecastWeighted: {
    name: "Forecast",
    definition:
      "Value times probability of each open deal that is expected to close in the month, rounded to the dollar, summed. Deals without a date stand alone, and those whose month is over are Before.",
  },
  winRate: {
    name: "Win rate",
    definition: "Won deals as a share of all deals, won or lost, with a closing date in the period.",
  },
  lostReasons: {
    name: "Lost reasons",
    definition:
      "Deals lost with a closing date in the period, by the reason that is noted on them now. Deals without one have no reason given.",
  },
  timeInStage: {
    name: "Time in stage",
    definition:
      "Median time from entering a stage until leaving it, of the stays that ended in the period. A stay that goes on is not counted.",
  },
  wonBySource: {
    name: "Source to won",
    definition:
      "Value of the deals won with a closing date in the period, by the channel of the lead’s visit, or by the source that the lead was entered with.",
  },
  responseTime: {
    name: "Response time",
    definition:
      "Median time from the form that made a lead until staff first answered. Leads that came in the period and have an answer; of an owner, those assigned to them.",
  },
  totalLeads: { name: "Total Leads", definition: "All leads but those in spam review or the trash." },
  newLeads: {
    name: "New leads",
    definition:
      "Leads of the last 24 hours that wrote, booked a demo or were entered by staff. Leads of an import are no new enquiries and are not counted.",
  },
  firstResponse: {
    name: "First response",
    definition:
      "Median time from the form that made a lead until staff called, met or emailed the person (a bounced email is no answer) or moved the lead on from New. Leads of the last 30 days with an answer; booked demos wait for none.",
  },
  answeredInTime: {
    name: "Answered in time",
    definition:
      "Of the leads that a form made in the last 30 days, those with their first answer within 2 hours. Who has waited less than that for one is left out.",
  },
  leadConversion: {
    name: "Conversion Rate",
    definition: "Leads with the status Converted, as a share of all leads.",
  },
  averageScore: { name: "Avg Score", definition: "Sum of the lead scores divided by the number of leads." },
  leadValue: {
    name: "Total Value",
    definition:
      "Sum of the deal values noted on the leads themselves. The deals of the pipeline have values of their own, which are not in it.",
  },
  leadsThisWeek: {
    name: "This Week",
    definition:
      "Leads created in the past 7 days, imported ones too: those without a date in the file by the time of the import. The view Created since Monday leaves out the days before it.",
  },
  highPriority: { name: "High Priority", definition: "Leads with the priority High." },
  totalBlogs: { name: "Total Blogs", definition: "All posts, published and drafts, but those in the trash." },
  generationJobs: {
    name: "Generation Jobs",
    definition: "All runs of the content generators, also those that were skipped.",
  },
  successRate: {
    name: "Success Rate",
    definition:
      "Successful jobs as a share of the jobs that ran to an end. Jobs that were skipped or stopped, or are still running, are left out.",
  },
} as const satisfies Record<string, FigureDefinition>;
